import * as E from 'fp-ts/Either'
import { brandCodes, type BrandCode } from '#domain/kernel/brand-code'
import { requestRate } from '#adapters/remote/content/throttled-fetch'
import { allOf, byBrand } from './read-together'
import { fault, isHostName, textOf, type Read, type Variables } from './read-variable'

/** Where content is read. */
export interface ContentSettings {
  /** The key that reads all content; a random, undisclosed key when undefined. */
  readonly accessToken: string | undefined
  /** Spaces at Contentful, by brand; a brand without one reads the content of this process. */
  readonly spaces: Readonly<Partial<Record<BrandCode, string>>>
  readonly environment: string
  /** `host` or `host:port`. */
  readonly host: string
  /** Of the GraphQL API: that of Contentful, or the same host. */
  readonly graphqlHost: string
  /** The key that reads drafts too, in the stage environment alone (CONTENT-36). */
  readonly previewToken: string | undefined
  /** What a content service elsewhere sends to tell that something has changed. */
  readonly webhookSecret: string | undefined
  /** Requests a second that are sent to a space elsewhere (HTTP-14). */
  readonly requestsPerSecond: number
  /** Plain HTTP, when the host was given with `http://`. */
  readonly insecure: boolean
  /** File of a space export that this process serves instead of its own content. */
  readonly exportFile: string | undefined
}

/** Reads the variables of content (CONST-11). */
export const readContentSettings = (variables: Variables): Read<ContentSettings> => {
  const parts = allOf({
    accessToken: readAccessToken(variables),
    spaces: readSpaces(variables),
    environment: readName(variables, 'CONTENTFUL_ENVIRONMENT'),
    address: readContentHost(variables),
  })
  if (E.isLeft(parts)) return parts
  const { accessToken, spaces, environment, address } = parts.right
  if (Object.keys(spaces).length > 0 && accessToken === undefined)
    return fault(
      'CONTENTFUL_ACCESS_TOKEN',
      'CONTENTFUL_SPACE is set, but not the token that reads it.',
      'Write the delivery token of the space, or leave out CONTENTFUL_SPACE.',
    )
  return E.right({
    accessToken,
    spaces,
    environment: environment ?? 'master',
    ...address,
    graphqlHost: textOf(variables, 'CONTENTFUL_GRAPHQL_HOST') ?? graphqlHostOf(address.host),
    previewToken: textOf(variables, 'CONTENTFUL_PREVIEW_TOKEN'),
    webhookSecret: textOf(variables, 'CONTENT_WEBHOOK_SECRET'),
    requestsPerSecond: requestRate(textOf(variables, 'CONTENTFUL_THROTTLE')),
    exportFile: textOf(variables, 'CONTENT_EXPORT'),
  })
}

/** Contentful answers queries on a host of their own. */
const graphqlHostOf = (host: string): string => (host === 'cdn.contentful.com' ? 'graphql.contentful.com' : host)

const readAccessToken = (variables: Variables): Read<string | undefined> => {
  const token = textOf(variables, 'CONTENTFUL_ACCESS_TOKEN')
  // It is sent in a header, which takes no other characters.
  return token === undefined || /^[\x21-\x7e]+$/.test(token)
    ? E.right(token)
    : fault('CONTENTFUL_ACCESS_TOKEN', 'it holds a space or a letter outside ASCII.', 'Write the token alone.')
}

/** A name that becomes a part of a path at Contentful. */
const readName = (variables: Variables, name: string): Read<string | undefined> => {
  const text = textOf(variables, name)
  return text === undefined || /^[\w.-]{1,64}$/.test(text)
    ? E.right(text)
    : fault(name, `"${text}" is not an id of Contentful.`, 'Write letters, digits, "-", "." and "_", at most 64.')
}

const readSpaces = (variables: Variables): Read<ContentSettings['spaces']> => {
  const unknown = unknownBrand(variables, 'CONTENTFUL_SPACE_')
  if (unknown !== undefined) return unknown
  return byBrand((brand) => {
    const own = `CONTENTFUL_SPACE_${brand.toUpperCase()}`
    return readName(variables, textOf(variables, own) === undefined ? 'CONTENTFUL_SPACE' : own)
  })
}

/** A variable of an unknown brand would have no effect. */
const unknownBrand = (variables: Variables, prefix: string): Read<never> | undefined => {
  const known = brandCodes.map((brand) => prefix + brand.toUpperCase())
  const unknown = Object.keys(variables).find(
    (name) => name.startsWith(prefix) && !known.includes(name) && textOf(variables, name) !== undefined,
  )
  return unknown === undefined
    ? undefined
    : fault(unknown, 'there is no such brand.', `Write one of ${known.join(', ')}.`)
}

const readContentHost = (variables: Variables): Read<Pick<ContentSettings, 'host' | 'insecure'>> => {
  const text = textOf(variables, 'CONTENTFUL_HOST') ?? 'cdn.contentful.com'
  const host = text.replace(/^https?:\/\//, '').replace(/\/$/, '')
  const [, name = '', port = ''] = /^(.*?)(?::(\d{1,5}))?$/.exec(host) ?? []
  return isHostName(name) && Number(port) < 65_536
    ? E.right({ host, insecure: text.startsWith('http://') })
    : fault('CONTENTFUL_HOST', 'this is not a host.', 'Write a name such as cdn.contentful.com, or host:port.')
}
