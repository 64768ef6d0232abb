import type { Query } from './use-query.ts'

/** The course of a menu whose tab is chosen, `?course=` in the address; the first one without it. */
export function chosenCourse<Id extends string>(
  courses: readonly { id: Id }[],
  [query, change]: Query,
) {
  const chosen = courses.find(({ id }) => id === query.get('course')) ?? courses[0]
  const choose = (id: Id) => {
    const changed = new URLSearchParams(query)
    changed.set('course', id)
    change(changed)
  }
  return [chosen?.id, choose] as const
}
