import { avlopp } from './departments/avlopp'
import { el } from './departments/el'
import { fastelement } from './departments/fastelement'
import { kemi } from './departments/kemi'
import { sanitet } from './departments/sanitet'
import { skydd } from './departments/skydd'
import { varme } from './departments/varme'
import { ventilation } from './departments/ventilation'
import { verktyg } from './departments/verktyg'
import { vvs } from './departments/vvs'

export interface CategoryData {
  readonly slug: string
  readonly name: string
  readonly illustration: string
}

export type CategoryRow = readonly [slug: string, name: string, illustration: string]

/** The tree of categories, parents before children, in the order of the menu. */
export const categories: readonly CategoryData[] = [
  ...vvs,
  ...varme,
  ...avlopp,
  ...sanitet,
  ...ventilation,
  ...el,
  ...verktyg,
  ...fastelement,
  ...kemi,
  ...skydd,
].map(([slug, name, illustration]) => ({ slug, name, illustration }))

export const parentSlug = (slug: string): string | undefined =>
  slug.includes('/') ? slug.slice(0, slug.lastIndexOf('/')) : undefined

/** The slug of a category and of all it lies in, outermost first. */
export const slugPath = (slug: string): readonly string[] => {
  const parent = parentSlug(slug)
  return parent === undefined ? [slug] : [...slugPath(parent), slug]
}
