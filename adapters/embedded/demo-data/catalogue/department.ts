import type { Family } from './family'

/** A category on one line; `illustration` is the name of a drawing. */
type CategoryRow = readonly [slug: string, name: string, illustration: string]

/** Categories, parents before children, and the families of goods that lie in them. */
export interface Department {
  readonly categories: readonly CategoryRow[]
  readonly families: readonly Family[]
}
