import type { Cart, CartItem } from './cart.ts'

/**
 * The lines in groups of at most so many, in order. A line stays in the group it was in before, and a
 * group without a changed line is the very same array; one that lost all its lines is empty. Where
 * lines have come or moved, all are grouped anew.
 */
export function regroup(groups: readonly Cart[], lines: Cart, most: number): readonly Cart[] {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const kept = groups.map((group) => stillIn(group, byId))
  const keptLines = kept.flat()
  const isWhole =
    keptLines.length === lines.length && keptLines.every((line, index) => line === lines[index])
  return isWhole ? kept : inGroupsOf(most, lines)
}

/** A group as its lines are now: itself where none has changed. */
function stillIn(group: Cart, byId: ReadonlyMap<string, CartItem>): Cart {
  const isSame = group.every((line) => byId.get(line.id) === line)
  return isSame ? group : group.flatMap((line) => byId.get(line.id) ?? [])
}

const inGroupsOf = (most: number, lines: Cart): Cart[] =>
  Array.from({ length: Math.ceil(lines.length / most) }, (_, index) =>
    lines.slice(index * most, (index + 1) * most),
  )
