import type { BrandCode } from '#domain/kernel/brand-code'
import { brandConfigs } from '../config/brand-config'

/** A file that goes with a mail. */
export interface Attachment {
  /** Letters of ASCII, digits, points and hyphens. */
  readonly fileName: string
  /** `application/pdf` */
  readonly mediaType: string
  readonly content: Uint8Array
}

/** A mail of the shop to one reader, before it is drawn. */
export interface Letter {
  readonly brand: BrandCode
  /** One e-mail address. */
  readonly to: string
  readonly subject: string
  /** Without mark-up. */
  readonly paragraphs: readonly string[]
  /** What the reader is asked to do. */
  readonly action?: { readonly label: string; readonly url: string }
  /** Why the reader gets it, as a sentence. */
  readonly why: string
  readonly attachments?: readonly Attachment[]
}

const isHttp = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)

/** Who sends it: the brand, and where its customer service answers. */
const senderOf = (brand: BrandCode): string => {
  const { brandName, phone } = brandConfigs[brand]
  return `${brandName}, kundservice ${phone}`
}

/** The plain text of a letter. It ends with who sent it and why. */
export const textOfLetter = ({ brand, paragraphs, action, why }: Letter): string =>
  [
    ...paragraphs,
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    `-- \n${senderOf(brand)}\n${why}`,
  ].join('\n\n')

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark)

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escaped(text).replaceAll('\n', '<br>')}</p>`

const button = ({ label, url }: NonNullable<Letter['action']>): string =>
  isHttp(url)
    ? `<p style="margin:24px 0"><a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;background:#1d2b4f;color:#ffffff;text-decoration:none;font-weight:bold">${escaped(label)}</a></p>${paragraph(`Fungerar inte knappen? Klistra in adressen i webbläsaren:\n${url}`)}`
    : ''

/** The same letter as HTML: every text escaped, nothing fetched from anywhere. */
export const htmlOfLetter = ({ brand, subject, paragraphs, action, why }: Letter): string =>
  [
    `<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 Arial,sans-serif;color:#1a1a1a;background:#ffffff">',
    `<div style="max-width:560px;overflow-wrap:anywhere"><p style="margin:0 0 24px;font-size:20px;font-weight:bold">${escaped(brandConfigs[brand].brandName)}</p>`,
    ...paragraphs.map(paragraph),
    action === undefined ? '' : button(action),
    `<hr style="border:0;border-top:1px solid #cccccc"><p style="font-size:13px;color:#555555">${escaped(senderOf(brand))}<br>${escaped(why)}</p>`,
    '</div></body></html>',
  ].join('')
