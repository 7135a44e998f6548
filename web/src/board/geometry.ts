/**
 * Where the holes of a board are. The unit is the distance between neighbouring holes on the middle
 * line; `x` goes right, `y` down.
 *
 * The track is one line that winds through streets, so that neighbouring scores are neighbouring
 * holes. A street ends in the middle of a turn: for 121 the turns lie between 30 and 31, 60 and 61,
 * 90 and 91. Places count as scores do: 0 and -1 are the two start holes, the target is the game
 * hole, and a place may lie between holes.
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
  /** Holes of a street. */
  street: number;
  /** The middle line as SVG path data, from behind the start holes to past the game hole. */
  lane: string;
  /** The width of the lane: all tracks and a rim on both sides. */
  laneWidth: number;
  /** The hole of a track at a place; the game hole is shared. */
  hole(track: number, place: number): Point;
  /** A point beside the middle line: `distance` to the right as the pegs go, 0 on the line. */
  beside(place: number, distance: number): Point;
  /** The middle of a figure beside a place: left of an upright street, within a turn. */
  figure(place: number): Point;
  /** The ends of the lane, as places. */
  ends: readonly [number, number];
}

const TRACK_WIDTH = 1;
const RIM = 0.25;
/** From the edge of the lane to the middle of a figure. */
const FIGURE = 1;
/** More room for figures at the edge of the board. */
const THREE_DIGITS = 0.25;
const MARGIN = 0.75;
/** The start holes stand off from the first hole. */
const START_GAP = 0.5;
export const LAST_START_PLACE = -1;

const STREET = 30;
/** Up to here streets have 30 holes: three laps of 60. */
const THREE_LAPS = 181;
/** A board for more is as wide as this times its height, whatever the target. */
const BROAD = 0.62;
/** Up to here a board is one lap, there and back. */
const LAP = 61;

/** A board for 2 to 4 tracks. */
export function planBoard(target: number, tracks: number, orientation: Orientation): Plan {
  const lap = target <= LAP;
  const street = lap
    ? Math.max(5, Math.ceil((target - 1) / 10) * 5)
    : target <= THREE_LAPS
      ? STREET
      : longStreet(target, tracks);
  const streets = lap ? 2 : Math.ceil((target - 1) / street);
  const course = new Course(street, streets, turnSteps(street, tracks, lap ? 'wide' : 'narrow'));
  const laneWidth = tracks * TRACK_WIDTH + 2 * RIM;

  const ends = [LAST_START_PLACE - 0.5, target + 0.75] as const;

  const edge: Point[] = [];
  for (let place = ends[0]; place <= ends[1]; place += 0.25) {
    const spot = course.spot(place);
    edge.push(beside(spot, -laneWidth / 2), beside(spot, laneWidth / 2));
  }
  const left = Math.min(...edge.map(({ x }) => x)) - MARGIN - FIGURE - THREE_DIGITS;
  const right = Math.max(...edge.map(({ x }) => x)) + MARGIN;
  const top = Math.min(...edge.map(({ y }) => y)) - MARGIN;
  const bottom = Math.max(...edge.map(({ y }) => y)) + MARGIN;
  const settle =
    orientation === 'upright'
      ? ({ x, y }: Point): Point => ({ x: x - left, y: y - top })
      : ({ x, y }: Point): Point => ({ x: bottom - y, y: x - left });
  const [across, along] = [right - left, bottom - top];

  const pointBeside = (place: number, distance: number) =>
    settle(beside(course.spot(place), distance));
  return {
    target,
    tracks,
    street,
    laneWidth,
    width: orientation === 'upright' ? across : along,
    height: orientation === 'upright' ? along : across,
    lane: course.path(ends, settle),
    hole: (track, place) =>
      pointBeside(place, place === target ? 0 : (track - (tracks - 1) / 2) * TRACK_WIDTH),
    beside: pointBeside,
    figure: (place) => pointBeside(place, course.figureSide(place) * (laneWidth / 2 + FIGURE)),
    ends,
  };
}

/** Streets of full tens, so long that a board keeps its shape. */
function longStreet(target: number, tracks: number): number {
  const apart = 2 * radiusOf(turnSteps(STREET, tracks, 'narrow'));
  return Math.max(STREET, Math.round(Math.sqrt((target * apart) / BROAD) / 10) * 10);
}

/** The chord between two neighbouring holes of a turn is the unit. */
function radiusOf(steps: number): number {
  return 1 / (2 * Math.sin(Math.PI / (2 * steps)));
}

/**
 * Steps from hole to hole in a turn: odd, so that the middle of the turn lies between two holes, and
 * enough that the holes of the inmost track are not crowded. A wide turn takes half of a street.
 */
function turnSteps(street: number, tracks: number, width: 'wide' | 'narrow'): number {
  const least = 4 * tracks - 1;
  const half = Math.floor(street / 2);
  return width === 'wide' ? Math.max(least, half % 2 === 1 ? half : half - 1) : least;
}

/** A place on the middle line, and where the pegs go there: 0 is up, 90 right, 180 down. */
interface Spot extends Point {
  turn: number;
}

/** A point to the right of the middle line as the pegs go. */
function beside({ x, y, turn }: Spot, distance: number): Point {
  const angle = radians(turn);
  return { x: x + Math.cos(angle) * distance, y: y + Math.sin(angle) * distance };
}

/** The middle line: streets up and down, half circles between them. */
class Course {
  readonly #street: number;
  readonly #streets: number;
  readonly #steps: number;
  readonly #radius: number;

  constructor(street: number, streets: number, steps: number) {
    this.#street = street;
    this.#streets = streets;
    this.#steps = steps;
    this.#radius = radiusOf(steps);
  }

  spot(place: number): Spot {
    const at = place < 1 ? place - START_GAP * Math.min(1, 1 - place) : place;
    const nth = this.#streetAt(at);
    const x = nth * 2 * this.#radius;
    const turned = (at - this.#turnStart(nth)) / this.#steps;
    if (nth > 0 && turned < 1) {
      const angle = turned * Math.PI;
      const reach = Math.sin(angle) * this.#radius;
      const above = nth % 2 === 1;
      return {
        x: x - this.#radius * (1 + Math.cos(angle)),
        y: above ? -reach : this.#straight + reach,
        turn: above ? turned * 180 : 180 - turned * 180,
      };
    }
    const ahead = this.#turnStart(nth + 1) - at;
    return nth % 2 === 0 ? { x, y: ahead, turn: 0 } : { x, y: this.#straight - ahead, turn: 180 };
  }

  path([from, to]: readonly [number, number], settle: (point: Point) => Point): string {
    const at = (place: number) => {
      const { x, y } = settle(this.spot(place));
      return `${x.toFixed(3)} ${y.toFixed(3)}`;
    };
    const radius = this.#radius.toFixed(3);
    let path = `M${at(from)}`;
    for (let nth = 1; nth < this.#streets; nth++) {
      const start = this.#turnStart(nth);
      path += `L${at(start)}A${radius} ${radius} 0 0 ${nth % 2} ${at(start + this.#steps)}`;
    }
    return `${path}L${at(to)}`;
  }

  /** The side of the lane that a figure stands on: -1 left, 1 right as the pegs go. */
  figureSide(place: number): -1 | 1 {
    const { turn } = this.spot(place);
    const nth = this.#streetAt(place);
    if (turn % 180 !== 0) return nth % 2 === 1 ? 1 : -1;
    return turn === 180 ? 1 : -1;
  }

  /** The street of a place, from 0; the turn into a street belongs to it. */
  #streetAt(place: number): number {
    const turnsBegun = Math.floor((place - this.#turnStart(0)) / this.#street);
    return Math.min(Math.max(turnsBegun, 0), this.#streets - 1);
  }

  /** The last place of a street before the turn into the next, which is number `nth`. */
  #turnStart(nth: number): number {
    return nth * this.#street - (this.#steps - 1) / 2;
  }

  /** The length of a street without its turns. */
  get #straight(): number {
    return this.#street - this.#steps;
  }
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
