import type { StaticHandlerContext } from 'react-router-dom'
import { errorTextsOf } from './error-texts'
import { statusOf } from './status'
import { isRouteMeta } from './route-meta'
import type { Head } from './route-meta'

interface Match {
  readonly handle?: unknown
  readonly loaderData?: unknown
}

/** A head with the shop's address in it. */
export interface DocumentHead extends Omit<Head, 'structuredData'> {
  readonly structuredData?: object
}

const headOfMatch = ({ handle, loaderData }: Match): Head | undefined => {
  if (!isRouteMeta(handle)) return undefined
  return handle.head ?? (loaderData === undefined ? undefined : handle.headOf?.(loaderData))
}

/**
 * The head of the page that the matched routes make up: the head of the innermost route, with the brand's name (from
 * the outermost head) after its title. If an error replaced the page, `failed` is that error, and `headline` what the
 * page says if not the text of its status.
 */
export const headOfMatches = (
  matches: readonly Match[],
  failed: unknown,
  origin: string,
  headline?: string,
): DocumentHead => {
  const heads = matches.map(headOfMatch).filter((head) => head !== undefined)
  const frame = heads[0]
  const page =
    failed === undefined ? heads.at(-1) : { title: headline ?? errorTextsOf(statusOf(failed)).headline, noindex: true }
  const title =
    page === undefined || page === frame ? frame?.title : [page.title, frame?.title].filter(Boolean).join(' | ')
  const { structuredData, ...rest } = page ?? {}
  return {
    ...rest,
    title: title ?? '',
    ...(frame?.icon === undefined ? {} : { icon: frame.icon }),
    ...(structuredData === undefined ? {} : { structuredData: structuredData(origin) }),
    ...(page?.canonical === undefined ? {} : { canonical: new URL(page.canonical, origin).href }),
  }
}

/** The head of a page drawn on the server. */
export const headOf = ({ matches, loaderData, errors }: StaticHandlerContext, url: URL): DocumentHead =>
  headOfMatches(
    matches.map(({ route }) => ({ handle: route.handle, loaderData: loaderData[route.id] })),
    errors === null ? undefined : Object.values(errors)[0],
    url.origin,
  )
