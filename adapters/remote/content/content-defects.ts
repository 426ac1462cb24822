import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Entry } from './entry'
import { undrawnKinds } from './read-sections'

const NotResolvable = t.type({
  sys: t.type({ id: t.literal('notResolvable') }),
  details: t.type({ id: t.string }),
})

const listed = (words: readonly string[]): string => [...new Set(words)].toSorted().join(', ')

/**
 * What an editor should mend, each in a line for the log: links that lead to nothing (CONTENT-58), and sections of kinds
 * that pages do not draw. Pages are shown without them.
 * @param errors what the service says besides the entries
 */
export const contentDefects = (entries: readonly Entry[], errors: readonly unknown[]): readonly string[] => {
  const ids = errors.flatMap((error) => {
    const read = NotResolvable.decode(error)
    return E.isRight(read) ? [read.right.details.id] : []
  })
  return [
    ...(ids.length === 0 ? [] : [`Unresolvable CMS content - ids: ${listed(ids)}`]),
    ...entries.flatMap((entry) => {
      const kinds = undrawnKinds(entry)
      return kinds.length === 0 ? [] : [`Undrawn CMS sections - page: ${entry.sys.id}, types: ${listed(kinds)}`]
    }),
  ]
}
