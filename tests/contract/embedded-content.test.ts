import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { createClient } from 'contentful'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentOf } from '#application/queries/content-for-pages'
import { createContentfulSource } from '#adapters/remote/content/contentful-source'
import { OPEN_CONTENT_TOKEN } from '#adapters/embedded/content/content-access'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'

const SERVER_TOKEN = 'the-token-of-the-server'

const exported = {
  contentTypes: [
    { sys: { id: 'note' }, fields: [{ id: 'title' }, { id: 'other' }, { id: 'weight' }, { id: 'picture' }] },
  ],
  entries: [
    note('a', { title: { sv: 'Alpha', en: 'Alpha (en)' }, weight: { sv: 10 }, other: linkTo('Entry', 'b') }),
    note(
      'b',
      { title: { sv: 'Beta' }, weight: { sv: 9 }, other: linkTo('Entry', 'c'), picture: linkTo('Asset', 'p') },
      { version: 4, publishedVersion: 2, tags: ['nyhet', 'internt'] },
    ),
    note('c', { title: { sv: 'Gamma' }, other: linkTo('Entry', 'gone') }),
    note('draft', { title: { sv: 'Utkast' } }, { version: 3 }),
    note('archived', { title: { sv: 'Arkiverad' } }, { version: 5, publishedVersion: 3, archivedVersion: 4 }),
  ],
  assets: [
    { sys: { id: 'p' }, fields: { title: { sv: 'Bild' }, file: { sv: { url: '//bilder.test/p.png' } } } },
    { sys: { id: 'unpublished', version: 1 }, fields: {} },
  ],
  locales: [{ code: 'en' }, { code: 'sv', default: true }],
  tags: [
    { sys: { id: 'nyhet', visibility: 'public' }, name: 'Nyhet' },
    { sys: { id: 'internt', visibility: 'private' }, name: 'Internt' },
  ],
  webhooks: [],
}
interface Exported {
  readonly tags?: readonly string[]
  readonly version?: number
  readonly publishedVersion?: number
  readonly archivedVersion?: number
}
function note(id: string, fields: object, { tags = [], ...versions }: Exported = {}) {
  const metadata = { tags: tags.map((tag) => ({ sys: { type: 'Link', linkType: 'Tag', id: tag } })) }
  return { sys: { id, contentType: { sys: { id: 'note' } }, ...versions }, metadata, fields }
}
function linkTo(linkType: string, id: string) {
  return { sv: { sys: { type: 'Link', linkType, id } } }
}

let own: EmbeddedServices
let foreign: EmbeddedServices
let ownHost = ''
let foreignHost = ''
const listening = async ({ app }: EmbeddedServices): Promise<string> =>
  new URL(await app.listen({ port: 0, host: '127.0.0.1' })).host

beforeAll(async () => {
  const file = join(tmpdir(), `space-export-${process.pid}.json`)
  writeFileSync(file, JSON.stringify(exported))
  own = await startEmbeddedServices({ contentToken: SERVER_TOKEN, catalogueSize: 10 })
  foreign = await startEmbeddedServices({ contentToken: SERVER_TOKEN, contentExport: file, catalogueSize: 10 })
  ownHost = await listening(own)
  foreignHost = await listening(foreign)
}, 120_000)
afterAll(async () => {
  await own.stop()
  await foreign.stop()
})

const client = (host: string, accessToken = SERVER_TOKEN, space = 'dahl') =>
  createClient({ space, accessToken, host, basePath: '/services/content', insecure: true, retryOnError: false })

const failureOf = async (reading: Promise<unknown>): Promise<{ name: string; message: string }> => {
  try {
    await reading
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('it was answered')
}
const slugs = (entries: { items: readonly { fields: Record<string, unknown> }[] }) =>
  entries.items.map(({ fields }) => fields['slug'])

describe('the files of assets', () => {
  it('are served to everybody, run nothing when opened by their own address, and are not found under another name', async () => {
    const { items } = await client(ownHost).getAssets({ limit: 1 })
    const file = await own.app.inject(items[0]?.fields.file?.url ?? '/')
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(file.headers['content-security-policy']).toContain("default-src 'none'")
    expect(file.headers['content-security-policy']).toContain('sandbox')
    expect(file.headers['x-content-type-options']).toBe('nosniff')
    expect(file.body).toMatch(/^<svg /)
    const gone = await own.app.inject('/services/content/assets/dahl/finns-inte/a.svg')
    expect(gone.statusCode).toBe(404)
  })
})

describe('the content service, read by the unmodified contentful client', () => {
  it('answers entries, an entry, assets and an asset', async () => {
    const reader = client(foreignHost)
    expect((await reader.getEntries()).items.map(({ sys }) => sys.id)).toEqual(['a', 'b', 'c'])
    expect((await reader.getEntry('b')).fields).toMatchObject({ title: 'Beta', weight: 9 })
    expect((await reader.getAssets()).total).toBe(1)
    expect((await reader.getAsset('p')).fields).toMatchObject({ file: { url: '//bilder.test/p.png' } })
  })

  it('brings what is linked so deep as is asked, and tells of links that lead nowhere', async () => {
    const reader = client(foreignHost).withoutLinkResolution
    const depthOf = async (include: 0 | 1 | 2 | 3) => {
      const found = await reader.getEntries({ 'sys.id': 'a', include })
      return {
        entries: (found.includes?.Entry ?? []).map(({ sys }) => sys.id),
        assets: (found.includes?.Asset ?? []).map(({ sys }) => sys.id),
        missing: (found.errors ?? []).map(({ details }) => details.id),
      }
    }
    expect(await depthOf(0)).toEqual({ entries: [], assets: [], missing: [] })
    expect(await depthOf(1)).toEqual({ entries: ['b'], assets: [], missing: [] })
    expect(await depthOf(2)).toEqual({ entries: ['b', 'c'], assets: ['p'], missing: [] })
    expect(await depthOf(3)).toEqual({ entries: ['b', 'c'], assets: ['p'], missing: ['gone'] })
  })

  it('narrows by fields and ids, sorts, pages and selects', async () => {
    const reader = client(foreignHost)
    const ids = async (query: object) =>
      (await reader.getEntries({ content_type: 'note', ...query })).items.map(({ sys }) => sys.id)
    expect(await ids({ 'fields.title': 'Beta' })).toEqual(['b'])
    expect(await ids({ 'fields.title[ne]': 'Beta' })).toEqual(['a', 'c'])
    expect(await ids({ 'sys.id[in]': ['c', 'a'] })).toEqual(['a', 'c'])
    expect(await ids({ 'sys.id[nin]': ['c', 'a'] })).toEqual(['b'])
    expect(await ids({ 'fields.weight[exists]': false })).toEqual(['c'])
    expect(await ids({ 'fields.weight[gte]': 10 })).toEqual(['a'])
    expect(await ids({ 'fields.weight[lt]': 10 })).toEqual(['b'])
    expect(await ids({ 'fields.title[match]': 'gam' })).toEqual(['c'])
    expect(await ids({ links_to_entry: 'c' })).toEqual(['b'])
    expect(await ids({ links_to_asset: 'p' })).toEqual(['b'])
    expect(await ids({ order: ['-fields.title'] })).toEqual(['c', 'b', 'a'])
    expect(await ids({ skip: 1, limit: 1 })).toEqual(['b'])
    const [first] = (await reader.getEntries({ content_type: 'note', select: ['fields.title'], limit: 1 })).items
    expect(first?.fields).toEqual({ title: 'Alpha' })
  })

  it('finds places by their distance from one', async () => {
    const reader = client(ownHost)
    const near = (place: string, own: object = {}) =>
      reader.getEntries({ content_type: 'storePage', 'fields.location[near]': place, limit: 2, include: 0, ...own })
    expect((await near('67.8,20.2')).items.map(({ fields }) => fields['name'])[0]).toBe('Kiruna')
    const [first, second] = (await near('57.72,12.94')).items.map(({ fields }) => fields['name'])
    expect(first).toBe('Borås')
    expect(second).not.toBe('Kiruna')
    expect(await failureOf(near('norr'))).toMatchObject({ name: 'InvalidQuery' })
  })

  it('brings a page that leads back to itself, at every depth, without an end', async () => {
    const reader = client(ownHost)
    for (const include of [0, 1, 2, 3] as const) {
      const { items } = await reader.getEntries({ content_type: 'contentListingPage', include })
      expect(items.length).toBeGreaterThan(2)
      expect(() => JSON.stringify(items[0]?.sys)).not.toThrow()
    }
    const menus = await reader.getEntries({ content_type: 'header', include: 3 })
    expect(menus.items).toHaveLength(1)
  })

  it('answers what is published, not drafts and what is archived, which an export may hold', async () => {
    const reader = client(foreignHost)
    expect((await reader.getEntries()).total).toBe(3)
    for (const id of ['draft', 'archived'])
      expect((await failureOf(reader.getEntry(id))).message).toContain('The resource could not be found.')
    expect((await reader.getAssets()).items.map(({ sys }) => sys.id)).toEqual(['p'])
  })

  it('answers the public tags of an entry, and finds it by them', async () => {
    const reader = client(foreignHost)
    const tagged = await reader.getEntries({ 'metadata.tags.sys.id[in]': ['nyhet', 'annat'] })
    expect(tagged.items.map(({ sys, metadata }) => [sys.id, metadata.tags.map((tag) => tag.sys.id)])).toEqual([
      ['b', ['nyhet']],
    ])
    expect((await reader.getEntries({ 'metadata.tags.sys.id[all]': ['internt'] })).items).toEqual([])
    expect((await reader.getEntries({ 'metadata.tags[exists]': false })).total).toBe(2)
  })

  it('answers another locale, and all of them by their codes', async () => {
    const reader = client(foreignHost)
    expect((await reader.getEntry('a', { locale: 'en' })).fields['title']).toBe('Alpha (en)')
    expect((await reader.getEntry('b', { locale: 'en' })).fields['title']).toBe('Beta')
    expect((await reader.withAllLocales.getEntry('a')).fields['title']).toEqual({ sv: 'Alpha', en: 'Alpha (en)' })
    expect((await failureOf(reader.getEntry('a', { locale: 'fi' }))).name).toBe('BadRequest')
  })

  it('fails in Contentful’s words', async () => {
    const reader = client(foreignHost)
    expect((await failureOf(reader.getEntry('nej'))).message).toContain('The resource could not be found.')
    expect((await failureOf(reader.getAsset('nej'))).name).toBe('NotFound')
    expect((await failureOf(client(foreignHost, 'wrong').getEntries())).name).toBe('AccessTokenInvalid')
    expect((await failureOf(client(foreignHost, SERVER_TOKEN, 'nobody').getEntries())).name).toBe('NotFound')
    const wrong = [
      { 'fields.title': 'Alpha' },
      { content_type: 'poem' },
      { content_type: 'note', 'fields.colour': 'red' },
      { content_type: 'note', 'fields.title[like]': 'x' },
      { limit: 1001 },
      { include: 11 },
      { anything: 'else' },
    ]
    for (const query of wrong) {
      const answer = await foreign.app.inject({
        url: '/services/content/spaces/dahl/environments/master/entries',
        query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
        headers: { authorization: `Bearer ${SERVER_TOKEN}` },
      })
      expect(answer.statusCode, JSON.stringify(query)).toBe(400)
      expect(answer.json(), JSON.stringify(query)).toMatchObject({ sys: { type: 'Error', id: 'InvalidQuery' } })
    }
  })

  it('takes a bearer token and answers in the delivery content type', async () => {
    const url = '/services/content/spaces/dahl/environments/master/entries'
    const without = await own.app.inject({ url })
    expect([without.statusCode, without.json().sys.id]).toEqual([401, 'AccessTokenInvalid'])
    const answer = await own.app.inject({ url, headers: { authorization: `Bearer ${SERVER_TOKEN}` } })
    expect(answer.headers['content-type']).toContain('application/vnd.contentful.delivery.v1+json')
  })
})

describe('our own content', () => {
  it('hangs together: every page lies in a listing, every link leads somewhere, in every brand', async () => {
    for (const brand of ['dahl', 'konr', 'kasp', 'opti']) {
      const reader = client(ownHost, SERVER_TOKEN, brand)
      const pages = await reader.getEntries({ content_type: 'contentPage', include: 3 })
      const listings = await reader.withoutLinkResolution.getEntries({ content_type: 'contentListingPage' })
      const listed = JSON.stringify(listings.items)
      expect(pages.total).toBeGreaterThan(15)
      expect(pages.errors).toBeUndefined()
      expect(pages.items.filter(({ sys }) => !listed.includes(`"${sys.id}"`))).toEqual([])
    }
  })

  it('is found by its words, in any form and with or without accents; titles first', async () => {
    const reader = client(ownHost)
    const found = async (query: string) => slugs(await reader.getEntries({ content_type: 'contentPage', query }))
    expect((await found('returer'))[0]).toBe('retur-och-reklamation')
    expect((await found('köpvillkoren'))[0]).toBe('kopvillkor')
    expect((await found('kopvillkor'))[0]).toBe('kopvillkor')
    expect((await found('kulventil'))[0]).toBe('valj-ratt-kulventil')
    expect(await found('peppol faktura')).toContain('betalning-och-faktura')
    expect(await found('rymdraket')).toEqual([])
  })

  it('is read with the open token too, but for what is meant for those who are logged in', async () => {
    const all = slugs(await client(ownHost).getEntries({ content_type: 'contentPage' }))
    const open = slugs(await client(ownHost, OPEN_CONTENT_TOKEN).getEntries({ content_type: 'contentPage' }))
    expect(all).toContain('prisavtal')
    expect(open).toEqual(all.filter((slug) => slug !== 'prisavtal'))
    const whole = await client(ownHost, OPEN_CONTENT_TOKEN).getEntries({ include: 10 })
    expect(JSON.stringify(whole.includes ?? {})).not.toContain('rabattgrupp')
  })
})

describe('the pages of our own content, as the shop reads them', () => {
  const source = () =>
    createContentfulSource({
      space: 'dahl',
      environment: 'master',
      accessToken: SERVER_TOKEN,
      host: ownHost,
      insecure: true,
      basePath: '/services/content',
      fetch,
      retries: 0,
    })('visitor')
  const content = () => contentOf(source(), () => 0)
  const hitsOf = async (text: string) => {
    const found = await content().searchPages(text)()
    if (E.isLeft(found)) throw new Error(found.left.message, { cause: found.left.cause })
    return found.right
  }

  it('[SEARCH-03] [SEARCH-05] are searched but for those that are excluded, and lead below their parents', async () => {
    expect(await hitsOf('reklamera')).toContainEqual({
      title: 'Retur och reklamation',
      preTitle: 'Efter köpet',
      slug: '/kundservice/retur-och-reklamation',
    })
    expect(await hitsOf('sprinkler')).toEqual([])
    expect(await content().page('arkiv-frostskydd-2019')()).toMatchObject(E.right({ access: 'open' }))
  })

  it('[SEARCH-03] are searched among the content of the given parents alone', async () => {
    const listings = await source().listings()()
    if (E.isLeft(listings)) throw new Error(listings.left.message, { cause: listings.left.cause })
    const advice = listings.right.filter(({ slug }) => slug === 'rad-och-tips')
    const found = await source().searchPages('leverans', advice)()
    const all = await source().searchPages('leverans', listings.right)()
    expect(E.isRight(found) && found.right.every(({ slug }) => slug.startsWith('/rad-och-tips/'))).toBe(true)
    expect(E.isRight(all) && all.right.map(({ slug }) => slug)).toContain('/kundservice/leverans-och-frakt')
  })

  it.each(['😀', '?!', ' – '])('are not found by %s, which holds no word', async (text) => {
    expect(await hitsOf(text)).toEqual([])
  })

  it('never come more than five at a time', async () => {
    expect(await hitsOf('och')).toHaveLength(5)
  })

  it('[CONTENT-03] keep what is for those who are logged in from a visitor', async () => {
    const page = await content().page('prisavtal')()
    expect(page).toMatchObject(E.right({ access: 'logInFirst' }))
    expect(JSON.stringify(page)).not.toContain('abattgrupp')
    expect(JSON.stringify(await content().listing('tjanster')())).not.toContain('Rabattgrupper')
  })
})
