import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Call, CallOptions } from '#application/ports/call'
import type { ContentService } from '#application/ports/content-service'
import type { MenuEntry } from '#application/ports/product-service'
import type { QueryPorts } from './query-ports'

/** What search engines may find in the shop, in parts that are never too long for one answer. */
export interface SiteMap {
  /** Slugs of all categories, and of those among them that articles lie in. */
  readonly categories: (
    options?: CallOptions,
  ) => Call<{ readonly all: readonly string[]; readonly innermost: readonly string[] }>
  /** Slugs of the pages of content, each below that of its listing. */
  readonly chapters: ContentService['chapters']
  /** Slugs of the articles in a category from the one at `skip` on; `next` is where the rest begins. */
  readonly articles: (
    category: string,
    skip: number,
    options?: CallOptions,
  ) => Call<{ readonly slugs: readonly string[]; readonly next: number | undefined }>
}

const AT_ONCE = 1000

const allOf = (menu: readonly MenuEntry[]): readonly MenuEntry[] =>
  menu.flatMap((entry) => [entry, ...allOf(entry.children)])

export const siteMap = (
  ports: Pick<QueryPorts, 'products' | 'search'> & { readonly content: Pick<ContentService, 'chapters'> },
): SiteMap => ({
  categories: (options) =>
    pipe(
      ports.products.menu(undefined, options),
      TE.map((menu) => {
        const all = allOf(menu)
        return {
          all: all.map(({ slug }) => slug),
          innermost: all.filter(({ children }) => children.length === 0).map(({ slug }) => slug),
        }
      }),
    ),
  chapters: ports.content.chapters,
  articles: (category, skip, options) =>
    pipe(
      ports.search.entitiesByAttribute(
        { name: 'category', value: category },
        { entityType: 'Variant', skip, take: AT_ONCE, facets: [], selected: {}, sortBy: 'name' },
        options,
      ),
      TE.map(({ items, count }) => ({
        slugs: items.map(({ id, attributes }) => String(attributes['variantSlug']?.[0] ?? id)),
        next: items.length > 0 && skip + items.length < count ? skip + items.length : undefined,
      })),
    ),
})
