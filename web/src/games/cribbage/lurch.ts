/** Behind which scores a board shows a line: whoever has not crossed it is in the lurch. */
export function lurchLines(lurch: unknown, target: number): readonly number[] {
  switch (lurch) {
    case 'half':
      return [Math.ceil(target / 2) - 1];
    case 'parlett':
      return [90];
    case 'acc':
      return [60, 90];
    default:
      return [];
  }
}
