import { sequenceS } from 'fp-ts/Apply'
import * as E from 'fp-ts/Either'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { type ContentPage, contentPath, isSlug, type ParentPage } from '#domain/content/content-page'
import { sectionsInTexts } from '#domain/content/rich-text'
import type { CallOptions } from '#application/ports/call'
import type { ContentService } from '#application/ports/content-service'
import type { ContentFailure } from '#application/ports/content-source'
import type { ContentPageData, PageFailure } from './page-data'
import { notFound } from './page-failure'
import { selectedArticles, type SelectedPorts } from './selected-articles'

type ContentPorts = SelectedPorts & { readonly content: Pick<ContentService, 'page' | 'listing' | 'siblings'> }

type PageResult = TE.TaskEither<PageFailure, ContentPageData>

/** Missing content is `NotFound`; a failed call is a failure of the page. */
const failureAt =
  (path: string) =>
  (failure: ContentFailure): PageFailure =>
    failure.cause === undefined ? notFound(path) : { tag: 'ContentFailed', failure }

const drawn = (
  page: ContentPage,
  path: string,
  parent: ParentPage | undefined,
  beside: readonly ParentPage[] = [],
): ContentPageData =>
  page.access === 'open'
    ? {
        kind: 'page',
        page,
        path,
        parent,
        siblings: beside.filter(({ slug }) => slug !== page.slug),
        selected: {},
      }
    : { kind: 'logInFirst', title: page.title, path }

/** The page with the articles that its sections show. */
const withSelected = (ports: SelectedPorts, found: ContentPageData, options: CallOptions | undefined): PageResult =>
  found.kind === 'page'
    ? pipe(
        selectedArticles(ports)({ sections: [...found.page.sections, ...sectionsInTexts([found.page.body])] }, options),
        TE.map((selected) => ({ ...found, selected })),
      )
    : TE.right(found)

/** `/{slug}`: the listing of that slug, else the content page, else nothing (ROUTE-04, CONTENT-10). */
export const contentIndex =
  (ports: ContentPorts) =>
  (slug: string, options?: CallOptions): PageResult => {
    const path = `/${slug}`
    if (!isSlug(slug)) return TE.left(notFound(path))
    return pipe(
      sequenceS(T.ApplyPar)({
        listing: ports.content.listing(slug, options),
        page: ports.content.page(slug, options),
      }),
      T.map(({ listing, page }): E.Either<PageFailure, ContentPageData> => {
        if (E.isRight(listing)) return E.right({ kind: 'listing', listing: listing.right })
        // A listing that could not be read may have the page, so its failure comes first.
        if (listing.left.cause !== undefined) return E.left(failureAt(path)(listing.left))
        if (E.isLeft(page)) return E.left(failureAt(path)(page.left))
        const [parent] = page.right.linkedFrom
        return E.right(drawn(page.right, parent === undefined ? path : contentPath(parent.slug, slug), parent))
      }),
      TE.flatMap((found) => withSelected(ports, found, options)),
    )
  }

/** `/{slug}/{contentSlug}`: the content page, where it lies below that slug, and what lies beside it (ROUTE-05). */
export const contentPage =
  (ports: ContentPorts) =>
  (slug: string, contentSlug: string, options?: CallOptions): PageResult => {
    const path = `/${slug}/${contentSlug}`
    if (!isSlug(slug) || !isSlug(contentSlug)) return TE.left(notFound(path))
    return pipe(
      sequenceS(TE.ApplyPar)({
        page: ports.content.page(contentSlug, options),
        // A page is shown also when its siblings cannot be read.
        beside: pipe(
          ports.content.siblings(slug, options),
          TE.orElse(() => TE.right<ContentFailure, readonly ParentPage[]>([])),
        ),
      }),
      TE.mapLeft(failureAt(path)),
      TE.flatMap(({ page, beside }) => {
        const parent = page.linkedFrom.find((one) => one.slug === slug)
        return parent === undefined ? TE.left(notFound(path)) : TE.right(drawn(page, path, parent, beside))
      }),
      TE.flatMap((found) => withSelected(ports, found, options)),
    )
  }
