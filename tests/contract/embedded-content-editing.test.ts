import { createClient } from 'contentful'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { EditedContent } from '#application/ports/content-editing'
import { contentStoreOf } from '#adapters/embedded/content/content-store'
import { publicationFaults } from '#adapters/embedded/content-editing/publication-faults'
import { brandCodes } from '#domain/kernel/brand-code'
import { logIn } from './support/every-answer'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'

const TOKEN = 'the-token-of-the-server'
const ENTRY = 'information-jul'

let services: EmbeddedServices
let editor: string
let host: string
beforeAll(async () => {
  services = await startEmbeddedServices({ catalogueSize: 10, contentToken: TOKEN })
  editor = await logIn(services, 'siteadmin')
  host = new URL(await services.app.listen({ port: 0, host: '127.0.0.1' })).host
})
afterAll(() => services.stop())

interface Answer {
  readonly status: number
  readonly body: EditedContent & {
    readonly code?: string
    readonly message?: string
    readonly details?: readonly { readonly path: string; readonly message: string }[]
  }
}
const call = async (
  method: 'GET' | 'PUT' | 'POST',
  path: string,
  payload?: object,
  token = editor,
): Promise<Answer> => {
  const response = await services.app.inject({
    method,
    url: `/services/content-editing/entries${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload === undefined ? {} : { payload }),
  })
  return { status: response.statusCode, body: response.json() }
}
const read = async (id = ENTRY) => (await call('GET', `/${id}`)).body
const textOf = ({ fields }: EditedContent, id: string) => fields.find((field) => field.id === id)?.text
const save = async (fields: Readonly<Record<string, string>>, id = ENTRY) =>
  call('PUT', `/${id}`, { version: (await read(id)).version, fields })
const publish = async (id = ENTRY) => call('POST', `/${id}/publish`, { version: (await read(id)).version })
const unpublish = async (id = ENTRY) => call('POST', `/${id}/unpublish`, { version: (await read(id)).version })

const reader = (basePath = '/services/content', accessToken = TOKEN) =>
  createClient({ space: 'dahl', accessToken, host, basePath, insecure: true, retryOnError: false })
const delivered = async (): Promise<unknown> => (await reader().getEntry(ENTRY)).fields['message']

/** What the reading of a token and a flag by a query says. */
const queried = async (preview: boolean): Promise<unknown> => {
  const response = await services.app.inject({
    method: 'POST',
    url: '/services/content/content/v1/spaces/dahl/environments/master',
    headers: { authorization: `Bearer ${TOKEN}` },
    payload: { query: `{ informationBanner(id: "${ENTRY}", preview: ${preview}) { message } }` },
  })
  const answer: { readonly data: { readonly informationBanner: { readonly message: string } | null } } = response.json()
  return answer.data.informationBanner?.message
}

describe('the content of a demo shop', () => {
  const original = 'Sista utkörning före jul är onsdag 23 december. Beställ senast 22 december kl. 15.30.'
  afterEach(async () => {
    await save({ message: original, active: 'true' })
    await publish()
  })

  it('is listed for its editor, with what each entry is and whether it is published', async () => {
    const listed = await call('GET', '')
    expect(listed.status).toBe(200)
    expect(listed.body).toContainEqual({
      ...{ id: 'startsida', typeName: 'Startsida', title: 'Dahl, startsida', status: 'published' },
    })
  })

  it('[CONTENT-36] is changed as a draft, which previews show, and delivered when it is published', async () => {
    const saved = await save({ message: 'Nya tider', active: 'false' })
    expect(saved).toMatchObject({ status: 200, body: { status: 'changed' } })
    expect(textOf(saved.body, 'message')).toBe('Nya tider')
    expect(await delivered()).toBe(original)
    expect([await queried(false), await queried(true)]).toEqual([original, 'Nya tider'])
    expect((await reader('/services/content/preview').getEntry(ENTRY)).fields['message']).toBe('Nya tider')

    expect((await publish()).body.status).toBe('published')
    expect(await delivered()).toBe('Nya tider')
    expect(await queried(false)).toBe('Nya tider')
  })

  it('is delivered no more when it is taken back, and a draft of it stays', async () => {
    expect((await unpublish()).body.status).toBe('unpublished')
    await expect(delivered()).rejects.toThrow('The resource could not be found.')
    expect(await queried(false)).toBeUndefined()
    expect(await queried(true)).toBe(original)
    expect(textOf(await read(), 'message')).toBe(original)
  })

  it('tells who keeps pages that it has changed, and only then', async () => {
    let told = 0
    const stop = contentStoreOf(services.app.services.content).changed.subscribe(() => (told += 1))
    await save({ message: 'Ändrat' })
    await publish()
    expect(told).toBe(2)
    await save({ finnsInte: 'x' })
    expect(told).toBe(2)
    stop()
  })

  it('is not changed over what somebody else has changed since', async () => {
    const { version } = await read()
    await save({ message: 'Den enes' })
    const late = await call('PUT', `/${ENTRY}`, { version, fields: { message: 'Den andres' } })
    expect(late).toMatchObject({ status: 409, body: { code: 'ENTRY_CHANGED' } })
    expect(textOf(await read(), 'message')).toBe('Den enes')
    const both = await Promise.all([publish(), publish()])
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
  })

  it.each([
    [ENTRY, { message: 'x'.repeat(257) }, 'message'],
    [ENTRY, { message: 'två\nrader' }, 'message'],
    [ENTRY, { active: 'kanske' }, 'active'],
    [ENTRY, { linkIcon: '{"sys":{"type":"Link","linkType":"Entry","id":"a"}}' }, 'linkIcon'],
    [ENTRY, { linkIcon: 'ingen JSON' }, 'linkIcon'],
    [ENTRY, { constructor: 'x' }, 'constructor'],
    ['startsida', { sections: '[1]' }, 'sections'],
    ['butik-110', { location: '{"lat":"norr"}' }, 'location'],
    ['butik-110', { bodyText: '{"nodeType":"text"}' }, 'bodyText'],
  ])(
    'of %s is not changed to %j: the field says why in Swedish, and nothing else is changed',
    async (id, fields, path) => {
      const before = await read(id)
      const refused = await save({ ...fields }, id)
      expect(refused).toMatchObject({ status: 422, body: { code: 'INVALID_FIELDS', details: [{ path }] } })
      expect(refused.body.details?.[0]?.message).toMatch(/^[A-ZÅÄÖ].*\.$/)
      expect(await read(id)).toEqual(before)
    },
  )

  it.each([
    ['kontakta-oss', { title: ' ' }, 'title'],
    ['kontakta-oss', { slug: '' }, 'slug'],
    ['kontakta-oss', { slug: 'Kontakta oss/?å' }, 'slug'],
    ['kontakta-oss', { slug: 'bli-kund' }, 'slug'],
    [ENTRY, { message: '' }, 'message'],
  ])('of %s is kept as a draft with %j, but not published: the field says why', async (id, fields, path) => {
    const before = await read(id)
    expect((await save({ ...fields }, id)).status).toBe(200)
    const refused = await publish(id)
    expect(refused).toMatchObject({ status: 422, body: { code: 'INVALID_FIELDS', details: [{ path }] } })
    expect(refused.body.details?.[0]?.message).toMatch(/^[A-ZÅÄÖ].*\.$/)
    await save({ [path]: textOf(before, path) ?? '' }, id)
    expect((await publish(id)).body.status).toBe('published')
  })

  it('of every entry that the shop brings can be published', () => {
    const { services: context } = services.app
    for (const brand of brandCodes) {
      const space = contentStoreOf(context.content).published(brand)
      const faults = space.entries.flatMap((entry) =>
        publicationFaults(space, entry, entry.fields).map((fault) => `${entry.sys.id}: ${fault.path} ${fault.message}`),
      )
      expect(faults).toEqual([])
    }
  })

  it('is read again as it was written, whatever kind of field it is', async () => {
    for (const id of ['butik-110', 'startsida', 'kontakta-oss-formular', 'badrum-steg-for-steg']) {
      const before = await read(id)
      await save(Object.fromEntries(before.fields.map((field) => [field.id, field.text])), id)
      expect((await read(id)).fields).toEqual(before.fields)
    }
  })

  it('is kept over a restart', async () => {
    await save({ message: 'Kvar' })
    await publish()
    const rows = await services.db.selectFrom('content_edits').selectAll().where('entry_id', '=', ENTRY).execute()
    expect(rows).toMatchObject([{ brand: 'dahl', published: { message: { sv: 'Kvar' } } }])
  })

  it('is changed by nobody else', async () => {
    const user = await logIn(services, 'user')
    for (const [method, path, payload] of [
      ['GET', '', undefined],
      ['GET', `/${ENTRY}`, undefined],
      ['PUT', `/${ENTRY}`, { version: 1, fields: {} }],
      ['POST', `/${ENTRY}/publish`, { version: 1 }],
      ['POST', `/${ENTRY}/unpublish`, { version: 1 }],
    ] as const)
      expect((await call(method, path, payload, user)).status).toBe(403)
    expect((await call('GET', '/finns-inte')).status).toBe(404)
  })
})

describe('the delivery of content, by the contentful client', () => {
  it('[CONTENT-51] tells the types, tags and languages of a space', async () => {
    const client = reader()
    const types = await client.getContentTypes()
    expect(types.items.map(({ sys }) => sys.id)).toContain('contentPage')
    expect((await client.getContentType('banner')).fields.map(({ id }) => id)).toContain('weight')
    expect((await client.getTags()).items).toContainEqual(expect.objectContaining({ name: 'Montera' }))
    expect((await client.getTag('montera')).name).toBe('Montera')
    expect((await client.getLocales()).items).toMatchObject([{ code: 'sv', default: true }])
    await expect(client.getContentType('finns-inte')).rejects.toThrow('The resource could not be found.')
  })

  it('[CONTENT-51] is followed by sync: all of it, then what has changed, and what is published no more as deleted', async () => {
    const client = reader()
    const all = await client.sync({ initial: true })
    expect(all.entries.length).toBeGreaterThan(100)
    expect(all.assets.length).toBeGreaterThan(10)
    const after = async (token: string | undefined) => {
      const { entries, deletedEntries, nextSyncToken } = await client.sync({ nextSyncToken: token ?? '' })
      return {
        changed: entries.map(({ sys }) => sys.id),
        deleted: deletedEntries.map(({ sys }) => sys.id),
        token: nextSyncToken,
      }
    }
    const nothing = await after(all.nextSyncToken)
    expect(nothing).toMatchObject({ changed: [], deleted: [] })
    await save({ message: 'I synk' })
    expect(await after(nothing.token)).toMatchObject({ changed: [], deleted: [] })
    await publish()
    const changed = await after(nothing.token)
    expect(changed).toMatchObject({ changed: [ENTRY], deleted: [] })
    await unpublish()
    expect(await after(changed.token)).toMatchObject({ changed: [], deleted: [ENTRY] })
    await publish()
    const unknown = await client.sync({ nextSyncToken: Buffer.from('elsewhere 3').toString('base64url') })
    expect(unknown.entries).toHaveLength(all.entries.length)
  })

  it('[CONTENT-52] [CONTENT-40] gives a key of assets for a number of seconds that lies ahead, by 48 hours at most', async () => {
    const now = Math.floor(Date.now() / 1000)
    expect(await reader().createAssetKey(now + 47 * 3600)).toEqual({
      policy: expect.any(String),
      secret: expect.any(String),
    })
    for (const wrong of [now - 1, now + 49 * 3600]) await expect(reader().createAssetKey(wrong)).rejects.toThrow()
    for (const expiresAt of ['x', now - 1, now + 48 * 3600 + 60, undefined]) {
      const response = await services.app.inject({
        method: 'POST',
        url: '/services/content/spaces/dahl/environments/master/asset_keys',
        headers: { authorization: `Bearer ${TOKEN}` },
        payload: { expiresAt },
      })
      expect(response.statusCode).toBe(422)
    }
  })

  it('shows drafts by no other token', async () => {
    await expect(reader('/services/content/preview', 'fackhandel-content').getEntries()).rejects.toThrow(
      'The access token you sent',
    )
  })
})
