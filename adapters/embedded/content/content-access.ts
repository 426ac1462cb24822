import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { ContentContext } from '../context'
import { contentStoreOf } from './content-store'
import type { SpaceExport } from './space-export'

/** The public access token. It gives no access to entries for logged-in users, nor to drafts. */
export const OPEN_CONTENT_TOKEN = 'fackhandel-content'

export const ENVIRONMENT = 'master'

/** The content of a brand that an access token reads. */
export interface ContentAccess {
  readonly published: (brand: BrandCode) => SpaceExport
  /** With drafts; undefined when the token does not read them. */
  readonly preview: ((brand: BrandCode) => SpaceExport) | undefined
  /** Whether it is the token of the shop's own server. */
  readonly isOwn: boolean
}

/** The content without the entries for logged-in users. */
const openContent = (content: SpaceExport): SpaceExport => ({
  ...content,
  entries: content.entries.filter(({ fields }) => !Object.values(fields['authenticatedOnly'] ?? {}).includes(true)),
})

/** Made once for each state of a space. */
const open = (made = new WeakMap<SpaceExport, SpaceExport>()) => {
  return (content: SpaceExport): SpaceExport => {
    const known = made.get(content) ?? openContent(content)
    made.set(content, known)
    return known
  }
}

const isSame = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** @returns what the access token of a request reads; undefined for an unknown token or none */
export const contentAccess = (context: ContentContext): ((request: FastifyRequest) => ContentAccess | undefined) => {
  const { published, preview } = contentStoreOf(context)
  const openOf = open()
  const whole: ContentAccess = { published, preview, isOwn: true }
  const opened: ContentAccess = {
    published: (brand) => openOf(published(brand)),
    preview: undefined,
    isOwn: false,
  }
  return ({ headers }) => {
    const sent = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
    if (isSame(sent, context.token)) return whole
    return isSame(sent, OPEN_CONTENT_TOKEN) ? opened : undefined
  }
}
