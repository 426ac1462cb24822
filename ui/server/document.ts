import { shopLocales } from '#application/locale/locale-config'
import { earlyEntries } from './early-entries'
import { escapeJson } from './page-data-bytes'
import { sessionMark } from './session-mark'

/** Files of the client build that a page needs. */
export interface PageAssets {
  readonly scripts: readonly string[]
  readonly preloads: readonly string[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
}

export interface PageHead {
  readonly title: string
  readonly description?: string | undefined
  readonly canonical?: string | undefined
  readonly noindex?: boolean | undefined
  readonly icon?: string | undefined
  /** Structured data for search engines. The browser does not run it. */
  readonly structuredData?: object | undefined
}

export interface PageDocument {
  readonly brand: string
  readonly head: PageHead
  readonly assets: PageAssets
  readonly html: string
  /** The loaders' answers for hydration, as JSON that is safe inside a script element. */
  readonly data: Buffer
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** The whole HTML document. */
export const renderDocument = ({ html, data, ...page }: PageDocument): Buffer =>
  Buffer.concat([Buffer.from(untilHtml(page) + html), betweenHtmlAndData, data, afterData])

const betweenHtmlAndData = Buffer.from('</div><script type="application/json" id="page-data">')
const afterData = Buffer.from('</script></body></html>')

const untilHtml = ({ brand, head, assets }: Omit<PageDocument, 'html' | 'data'>): string =>
  [
    '<!doctype html>',
    `<html lang="${shopLocales.defaultLocale}" data-brand="${escapeHtml(brand)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    head.description === undefined ? '' : `<meta name="description" content="${escapeHtml(head.description)}">`,
    head.canonical === undefined ? '' : `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    head.noindex === true ? '<meta name="robots" content="noindex">' : '',
    head.structuredData === undefined
      ? ''
      : `<script type="application/ld+json">${escapeJson(head.structuredData)}</script>`,
    `<script>${sessionMark}</script>`,
    `<script>${earlyEntries}</script>`,
    ...assets.fonts.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`),
    ...assets.styles.map((url) => `<link rel="stylesheet" href="${url}">`),
    ...assets.scripts.map((url) => `<script type="module" src="${url}"></script>`),
    ...assets.preloads.map((url) => `<link rel="modulepreload" href="${url}">`),
    `<link rel="icon" href="${escapeHtml(head.icon ?? '/favicon.svg')}">`,
    '</head><body><div id="app">',
  ].join('')
