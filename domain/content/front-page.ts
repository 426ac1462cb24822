import type { Hero } from './hero'
import type { ContentSection } from './section'

/** The start page as an editor makes it: a hero and up to 20 sections (CONTENT-08, CONTENT-19). */
export interface FrontPage {
  readonly name: string | undefined
  readonly hero: Hero | undefined
  readonly metaDescription: string | undefined
  readonly sections: readonly ContentSection[]
}
