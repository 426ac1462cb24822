import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { map as mapRecord } from 'fp-ts/Record'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { ContentContext } from '../context'
import { contentStoreOf } from './content-store'
import type { SpaceExport } from './space-export'

/** The public access token. It gives no access to entries for logged-in users. */
export const OPEN_CONTENT_TOKEN = 'fackhandel-content'

export const ENVIRONMENT = 'master'

/** The content of each brand that an access token reads. */
export interface ContentAccess {
  readonly published: Readonly<Record<BrandCode, SpaceExport>>
  /** With drafts; undefined when the token does not read them. */
  readonly preview: Readonly<Record<BrandCode, SpaceExport>> | undefined
  /** Whether it is the token of the shop's own server. */
  readonly isOwn: boolean
}

/** The content without the entries for logged-in users. */
const openContent = (content: SpaceExport): SpaceExport => ({
  ...content,
  entries: content.entries.filter(({ fields }) => !Object.values(fields['authenticatedOnly'] ?? {}).includes(true)),
})

const isSame = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** @returns what the access token of a request reads; undefined for an unknown token or none */
export const contentAccess = (context: ContentContext): ((request: FastifyRequest) => ContentAccess | undefined) => {
  const store = contentStoreOf(context)
  const published = {
    dahl: store.published('dahl'),
    konr: store.published('konr'),
    kasp: store.published('kasp'),
    opti: store.published('opti'),
  }
  const whole: ContentAccess = { published, preview: undefined, isOwn: true }
  const open: ContentAccess = { published: mapRecord(openContent)(published), preview: undefined, isOwn: false }
  return ({ headers }) => {
    const sent = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
    if (isSame(sent, context.token)) return whole
    return isSame(sent, OPEN_CONTENT_TOKEN) ? open : undefined
  }
}
