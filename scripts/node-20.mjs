// @ts-check
/**
 * What the test runner uses and Node 20 lacks: without it, a failure on Node 20 is reported as
 * 'Map.groupBy is not a function' and nothing else.
 */
if (!('groupBy' in Map))
  Object.defineProperty(Map, 'groupBy', { value: groupBy, configurable: true, writable: true })

/**
 * @template Item, Key
 * @param {Iterable<Item>} items
 * @param {(item: Item, index: number) => Key} keyOf
 */
function groupBy(items, keyOf) {
  /** @type {Map<Key, Item[]>} */
  const groups = new Map()
  for (const [index, item] of [...items].entries()) {
    const key = keyOf(item, index)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}
