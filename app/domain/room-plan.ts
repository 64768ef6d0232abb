/** A side of a room seen from above. The river is at its foot. */
type Side = 'top' | 'foot'

/** A window or a door, from one point of its side to another. A door's hinge is at the first. */
type Opening = readonly [side: Side, from: number, to: number]

/** A room seen from above, in metres from its upper left corner. */
export type RoomPlan = {
  readonly width: number
  readonly depth: number
  readonly windows: readonly Opening[]
  readonly doors: readonly Opening[]
  /** Inner walls, each from one point to another. */
  readonly walls: readonly (readonly [x: number, y: number, toX: number, toY: number])[]
  /** A bed's head is at the wall that it touches, left or right. */
  readonly beds: readonly Box[]
  readonly furniture: readonly (Box | readonly [x: number, y: number, radius: number])[]
}

type Box = readonly [x: number, y: number, width: number, depth: number]

export const facesRiver = ({ windows }: RoomPlan) => windows.some(([side]) => side === 'foot')

/** A plan as two SVG paths in metres: bold walls, and fine lines. */
export function drawPlan({ width, depth, walls, windows, doors, beds, furniture }: RoomPlan) {
  const line = (x: number, y: number, toX: number, toY: number) =>
    `M${[x, y].map(short)}L${[toX, toY].map(short)}`
  const box = (...[x, y, w, d]: Box) =>
    `M${[x, y].map(short)}h${short(w)}v${short(d)}h${short(-w)}z`
  const round = (x: number, y: number, r: number) =>
    `M${[x - r, y].map(short)}a${r},${r} 0 0 0 ${2 * r},0a${r},${r} 0 0 0 ${-2 * r},0`

  const outer = (side: Side) => {
    const y = side === 'top' ? 0 : depth
    const ends = [...windows, ...doors].flatMap(([on, ...span]) => (on === side ? span : []))
    const cuts = [0, ...ends.sort((a, b) => a - b), width]
    return cuts.flatMap((to, index) => (index % 2 ? line(cuts[index - 1] ?? 0, y, to, y) : []))
  }

  const door = ([side, hinge, to]: Opening) => {
    const reach = Math.abs(to - hinge)
    const [y, tip] = side === 'top' ? [0, reach] : [depth, depth - reach]
    const turn = (side === 'foot') === to > hinge ? 1 : 0
    return `M${[hinge, y].map(short)}V${short(tip)}A${short(reach)},${short(reach)} 0 0 ${turn} ${[to, y].map(short)}`
  }

  const bed = ([x, y, w, d]: Box) => {
    const isLeft = x === 0
    const pillows = d > 1.4 ? 2 : 1
    const height = d / pillows - 0.3
    const each = Array.from({ length: pillows }, (_, index) =>
      box(isLeft ? 0.15 : x + w - 0.5, y + 0.15 + index * (d / pillows), 0.35, height),
    )
    const fold = isLeft ? x + 1.2 : x + w - 1.2
    return [box(x, y, w, d), ...each, line(fold, y, fold, y + d)]
  }

  return {
    walls: [
      ...outer('top'),
      ...outer('foot'),
      line(0, 0, 0, depth),
      line(width, 0, width, depth),
      ...walls.map((wall) => line(...wall)),
    ].join(''),
    lines: [
      ...windows.map(([side, from, to]) =>
        box(from, (side === 'top' ? 0 : depth) - 0.1, to - from, 0.2),
      ),
      ...doors.map(door),
      ...beds.flatMap(bed),
      ...furniture.map((piece) => (piece.length === 3 ? round(...piece) : box(...piece))),
    ].join(''),
  }
}

const short = (metres: number) => Number(metres.toFixed(2))
