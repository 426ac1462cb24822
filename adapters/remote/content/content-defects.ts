import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Entry } from './entry'
import { undrawnKinds } from './read-sections'

const NotResolvable = t.type({
  sys: t.type({ id: t.literal('notResolvable') }),
  details: t.type({ id: t.string }),
})

const listed = (words: readonly string[]): string => [...new Set(words)].toSorted().join(', ')

// What an editor should mend, each in a line for the log. Pages are shown without it.

/** Links that lead to nothing (CONTENT-58). */
export const unresolvableDefects = (ids: readonly string[]): readonly string[] =>
  ids.length === 0 ? [] : [`Unresolvable CMS content - ids: ${listed(ids)}`]

/** The ids of what the links of a REST answer do not lead to. */
export const unresolvableIn = (errors: readonly unknown[]): readonly string[] =>
  errors.flatMap((error) => {
    const read = NotResolvable.decode(error)
    return E.isRight(read) ? [read.right.details.id] : []
  })

/** Sections of kinds that pages do not draw. */
export const undrawnDefects = (pages: readonly Entry[]): readonly string[] =>
  pages.flatMap((page) => {
    const kinds = undrawnKinds(page)
    return kinds.length === 0 ? [] : [`Undrawn CMS sections - page: ${page.sys.id}, types: ${listed(kinds)}`]
  })
