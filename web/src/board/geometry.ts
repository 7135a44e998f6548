/**
 * Where the holes of a board are. The unit is the distance between neighbouring holes on the middle
 * line; `x` goes right, `y` down.
 *
 * The track is one line that winds through streets, so that neighbouring scores are neighbouring
 * holes. A street ends in the middle of a turn: for 121 the turns lie between 30 and 31, 60 and 61,
 * 90 and 91. Places count as scores do: 0 and -1 are the two start holes, the target is the game
 * hole.
 */
export interface Point {
  x: number;
  y: number;
}

export type Orientation = 'upright' | 'lying';

export interface Plan {
  target: number;
  tracks: number;
  width: number;
  height: number;
  /** Streets have this many holes. */
  street: number;
  /** The middle line from behind the start holes to past the game hole, as SVG path data. */
  lane: string;
  /** The width of the lane: all tracks and a rim. */
  laneWidth: number;
  /** The hole of a track at a place from -1 to the target; the game hole is shared. */
  hole(track: number, place: number): Point;
  /** The two ends of a line across the lane at a place, also between holes. */
  across(place: number): readonly [Point, Point];
  /** Where a mark stands beside the lane at a place, `distance` from the lane's middle. */
  beside(place: number, distance: number): Point;
  /** The middle of the lane at a place, and the direction of play there, in degrees. */
  heading(place: number): Point & { turn: number };
}

const TRACK_WIDTH = 1;
const RIM = 0.5;
const MARGIN = 0.8;
const START_GAP = 0.6;
const STREET = 30;

/** A board for 2 to 4 tracks. */
export function planBoard(target: number, tracks: number, orientation: Orientation): Plan {
  const streets = target > 60 + 1 ? Math.ceil((target - 1) / STREET) : 2;
  const street = streets > 2 ? STREET : Math.max(5, Math.ceil((target - 1) / 10) * 5);
  const steps = turnSteps(street, streets, tracks);
  const line = middleLine(street, steps);
  const laneWidth = tracks * TRACK_WIDTH + RIM;

  const offset = (track: number) => (track - (tracks - 1) / 2) * TRACK_WIDTH;
  const raw = (track: number, place: number) =>
    beside(line(place), place === target ? 0 : offset(track));

  const corners: Point[] = [];
  for (let place = -1; place <= target; place++) {
    corners.push(beside(line(place), -laneWidth / 2), beside(line(place), laneWidth / 2));
  }
  const low = { x: least(corners, 'x') - MARGIN, y: least(corners, 'y') - MARGIN };
  const high = { x: most(corners, 'x') + MARGIN, y: most(corners, 'y') + MARGIN };
  const extent = { x: high.x - low.x, y: high.y - low.y };
  const settle =
    orientation === 'upright'
      ? ({ x, y }: Point): Point => ({ x: x - low.x, y: y - low.y })
      : ({ x, y }: Point): Point => ({ x: high.y - y, y: x - low.x });
  const quarter = orientation === 'upright' ? 0 : 90;

  return {
    target,
    tracks,
    street,
    laneWidth,
    width: orientation === 'upright' ? extent.x : extent.y,
    height: orientation === 'upright' ? extent.y : extent.x,
    lane: lanePath(street, steps, streets, target, line, settle),
    hole: (track, place) => settle(raw(track, place)),
    across: (place) => [
      settle(beside(line(place), -laneWidth / 2)),
      settle(beside(line(place), laneWidth / 2)),
    ],
    beside: (place, distance) => settle(beside(line(place), distance)),
    heading: (place) => ({ ...settle(line(place)), turn: line(place).turn + quarter }),
  };
}

/**
 * Steps from hole to hole in a turn: odd, so that its middle lies between two holes, and enough that
 * the inner track is not crowded. A board of one lap has a wide turn.
 */
function turnSteps(street: number, streets: number, tracks: number): number {
  const wide = streets === 2 ? Math.floor(street / 2) : 0;
  const steps = Math.max(wide, 4 * tracks - 1);
  return steps % 2 === 1 ? steps : steps - 1;
}

function radius(steps: number): number {
  return 1 / (2 * Math.sin(Math.PI / (2 * steps)));
}

/** A place on the middle line and the direction of play: 0 up, 90 right, 180 down. */
interface Spot extends Point {
  turn: number;
}

function middleLine(street: number, steps: number): (place: number) => Spot {
  const half = (steps - 1) / 2;
  const bend = radius(steps);
  return (place) => {
    const at = place < 1 ? place - START_GAP : place;
    const nth = Math.max(0, Math.floor((at + half) / street) - 0);
    const turnStart = nth * street - half;
    const x = nth * 2 * bend;
    // The turn into street `nth` begins at `turnStart` and lasts for `steps`.
    if (nth > 0 && at < turnStart + steps) {
      const angle = ((at - turnStart) / steps) * Math.PI;
      const intoTop = nth % 2 === 1;
      const reach = Math.sin(angle) * bend;
      return {
        x: x - bend - Math.cos(angle) * bend,
        y: intoTop ? -reach : street - steps + reach,
        turn: intoTop ? (angle * 180) / Math.PI : 180 - (angle * 180) / Math.PI,
      };
    }
    const climbing = nth % 2 === 0;
    const left = (nth + 1) * street - half - at;
    return {
      x,
      y: climbing ? left : street - steps - left,
      turn: climbing ? 0 : 180,
    };
  };
}

/** A point to the right of the middle line, seen in the direction of play. */
function beside({ x, y, turn }: Spot, distance: number): Point {
  const angle = (turn * Math.PI) / 180;
  return { x: x + Math.cos(angle) * distance, y: y + Math.sin(angle) * distance };
}

function lanePath(
  street: number,
  steps: number,
  streets: number,
  target: number,
  line: (place: number) => Spot,
  settle: (point: Point) => Point,
): string {
  const half = (steps - 1) / 2;
  const bend = radius(steps);
  const at = (place: number) => {
    const { x, y } = settle(line(place));
    return `${round(x)} ${round(y)}`;
  };
  let path = `M${at(-1.5)}`;
  for (let nth = 1; nth < streets; nth++) {
    const start = nth * street - half;
    path += `L${at(start)}A${round(bend)} ${round(bend)} 0 0 ${nth % 2} ${at(start + steps)}`;
  }
  return `${path}L${at(target + 0.7)}`;
}

function least(points: readonly Point[], axis: 'x' | 'y'): number {
  return Math.min(...points.map((point) => point[axis]));
}

function most(points: readonly Point[], axis: 'x' | 'y'): number {
  return Math.max(...points.map((point) => point[axis]));
}

function round(length: number): number {
  return Math.round(length * 1000) / 1000;
}
