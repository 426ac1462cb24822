import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentQueries } from '#adapters/remote/content/content-queries'
import { OPEN_CONTENT_TOKEN } from '#adapters/embedded/content/content-access'
import { contentModel } from '#adapters/embedded/content/content-model'
import { createContentQueries } from '#adapters/embedded/content/graphql/answer-query'
import { readExported } from '#adapters/embedded/content/space-export'
import * as E from 'fp-ts/Either'
import { askContent, codesOf, CONTENT_TOKEN } from './support/content-graphql'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })
const links = (...ids: readonly string[]) => ids.map((id) => link('Entry', id))
const entry = (type: string, id: string, fields: Readonly<Record<string, unknown>>, tags: readonly string[] = []) => ({
  sys: { id, contentType: { sys: { id: type } }, updatedAt: `2026-02-0${(id.length % 9) + 1}T00:00:00.000Z` },
  metadata: { tags: tags.map((tag) => link('Tag', tag)) },
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { sv: value }])),
})

const exported = {
  contentTypes: [
    {
      sys: { id: 'note' },
      fields: [
        { id: 'title', type: 'Symbol' },
        { id: 'weight', type: 'Integer' },
        { id: 'due', type: 'Date' },
        { id: 'labels', type: 'Array', items: { type: 'Symbol' } },
        { id: 'place', type: 'Location' },
        { id: 'body', type: 'RichText' },
        { id: 'next', type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['note'] }] },
        { id: 'any', type: 'Link', linkType: 'Entry' },
        { id: 'all', type: 'Array', items: { type: 'Link', linkType: 'Entry' } },
        { id: 'picture', type: 'Link', linkType: 'Asset' },
      ],
    },
  ],
  entries: [
    entry(
      'note',
      'a',
      { title: 'Alfa', weight: 3, labels: ['x', 'y'], next: link('Entry', 'b'), place: { lat: 57.7, lon: 12 } },
      ['nyhet'],
    ),
    entry('note', 'b', { title: 'Åbo', weight: 1, next: link('Entry', 'a'), due: '2026-03-01', labels: ['y'] }),
    entry('note', 'c', {
      title: 'Zeta',
      next: link('Entry', 'gone'),
      picture: link('Asset', 'gone'),
      all: links('a', 'gone', 'c'),
    }),
    entry('note', 'd', {
      title: 'Delta',
      weight: 'heavy',
      any: link('Entry', 'secret'),
      picture: link('Asset', 'p'),
      body: {
        nodeType: 'document',
        data: {},
        content: [
          {
            nodeType: 'paragraph',
            data: {},
            content: [{ nodeType: 'text', value: 'Rör och ventiler', marks: [], data: {} }],
          },
          { nodeType: 'embedded-entry-block', data: { target: link('Entry', 'a') }, content: [] },
          { nodeType: 'embedded-entry-block', data: { target: link('Entry', 'gone') }, content: [] },
          { nodeType: 'embedded-asset-block', data: { target: link('Asset', 'p') }, content: [] },
        ],
      },
    }),
    entry('contentPage', 'secret', {
      slug: 'hemlig',
      title: 'Hemlig',
      authenticatedOnly: true,
      hero: link('Entry', 'a'),
    }),
    entry('unheardOf', 'odd', { title: 'Ingen typ' }),
  ],
  assets: [
    {
      sys: { id: 'p' },
      fields: {
        title: { sv: 'Bild', en: 'Picture' },
        file: {
          sv: {
            url: '//bilder.test/p.png',
            fileName: 'p.png',
            contentType: 'image/png',
            details: { size: 12, image: { width: 40, height: 30 } },
          },
        },
      },
    },
  ],
  locales: [{ code: 'sv', default: true }, { code: 'en' }],
  tags: [{ sys: { id: 'nyhet', visibility: 'public' }, name: 'Nyhet' }],
}

let services: EmbeddedServices
beforeAll(async () => {
  const file = join(tmpdir(), `content-graphql-${process.pid}.json`)
  writeFileSync(file, JSON.stringify(exported))
  services = await startEmbeddedServices({ contentToken: CONTENT_TOKEN, contentExport: file })
})
afterAll(() => services.stop())

const ask = (query: string, variables: object = {}) => askContent(services, { query, variables })
const titlesOf = async (argument: string) => {
  const { data } = await ask(`{ noteCollection(${argument}) { items { title } } }`)
  return JSON.stringify(data)
    .match(/"title":"([^"]+)"/g)
    ?.map((one) => one.slice(9, -1))
}

describe('content by GraphQL, as Contentful answers', () => {
  it('counts, skips and limits what a collection holds', async () => {
    const { data } = await ask(
      '{ noteCollection(skip: 1, limit: 2, order: title_ASC) { total skip limit items { title } } }',
    )
    expect(data).toEqual({
      noteCollection: { total: 4, skip: 1, limit: 2, items: [{ title: 'Delta' }, { title: 'Zeta' }] },
    })
  })

  it.each([
    ['where: { title: "Alfa" }', ['Alfa']],
    ['where: { title_not: "Alfa" }', ['Åbo', 'Zeta', 'Delta']],
    ['where: { title_in: ["Alfa", "Zeta"] }', ['Alfa', 'Zeta']],
    ['where: { title_not_in: ["Alfa", "Zeta"] }', ['Åbo', 'Delta']],
    ['where: { title_contains: "LTA" }', ['Delta']],
    ['where: { body_contains: "ventiler" }', ['Delta']],
    ['where: { weight_exists: false }', ['Zeta', 'Delta']],
    ['where: { weight_gte: 3 }', ['Alfa']],
    ['where: { weight_lt: 3 }', ['Åbo']],
    ['where: { due_gt: "2026-02-01" }', ['Åbo']],
    ['where: { labels_contains_all: ["x", "y"] }', ['Alfa']],
    ['where: { labels_contains_some: ["x", "y"] }', ['Alfa', 'Åbo']],
    ['where: { labels_contains_none: ["x"] }', ['Åbo', 'Zeta', 'Delta']],
    ['where: { place_within_circle: { lat: 57.71, lon: 12.01, radius: 5 } }', ['Alfa']],
    ['where: { place_within_circle: { lat: 59, lon: 12.01, radius: 5 } }', undefined],
    ['where: { next: { title: "Alfa" } }', ['Åbo']],
    ['where: { next_exists: true }', ['Alfa', 'Åbo', 'Zeta']],
    ['where: { sys: { id_in: ["a", "d"] } }', ['Alfa', 'Delta']],
    ['where: { contentfulMetadata: { tags: { id_contains_some: ["nyhet"] } } }', ['Alfa']],
    ['where: { OR: [{ title: "Alfa" }, { AND: [{ title: "Åbo" }, { weight: 1 }] }] }', ['Alfa', 'Åbo']],
    ['where: { AND: [{ title: "Alfa" }, { title: "Åbo" }] }', undefined],
    ['order: [weight_DESC, title_ASC], where: { weight_exists: true }', ['Alfa', 'Åbo']],
    ['order: title_DESC', ['Åbo', 'Zeta', 'Delta', 'Alfa']],
  ])('%s finds %j', async (argument, titles) => {
    expect(await titlesOf(argument)).toEqual(titles)
  })

  it('has null for a broken link, with an error that names it, and all other data', async () => {
    const answer = await ask(
      '{ note(id: "c") { title next { title } picture { url } allCollection { items { sys { id } } } } }',
    )
    expect(answer.data).toEqual({
      note: {
        title: 'Zeta',
        next: null,
        picture: null,
        allCollection: { items: [{ sys: { id: 'a' } }, null, { sys: { id: 'c' } }] },
      },
    })
    expect(codesOf(answer)).toEqual(['UNRESOLVABLE_LINK', 'UNRESOLVABLE_LINK', 'UNRESOLVABLE_LINK'])
    expect(answer.errors.find(({ path }) => path?.join('.') === 'note.next')?.extensions?.contentful?.details).toEqual({
      type: 'Link',
      linkType: 'Entry',
      linkId: 'gone',
      linkingEntryId: 'c',
      field: 'next',
    })
  })

  it('has the items that a rich text names, each by how it stands there', async () => {
    const answer = await ask(`{ note(id: "d") { body {
      json links { entries { block { __typename sys { id } } inline { sys { id } } } assets { block { url } } }
    } } }`)
    expect(answer.data).toMatchObject({
      note: {
        body: {
          json: { nodeType: 'document' },
          links: {
            entries: { block: [{ __typename: 'Note', sys: { id: 'a' } }, null], inline: [] },
            assets: { block: [{ url: 'https://bilder.test/p.png' }] },
          },
        },
      },
    })
    expect(codesOf(answer)).toEqual(['UNRESOLVABLE_LINK'])
  })

  it('has a picture with its measures, and with the options of its address', async () => {
    const { data } = await ask(`{ asset(id: "p") {
      title fileName contentType size width height
      url(transform: { width: 20, format: WEBP, backgroundColor: "#ffffff" })
    } english: asset(id: "p", locale: "en") { title } }`)
    expect(data).toEqual({
      asset: {
        title: 'Bild',
        fileName: 'p.png',
        contentType: 'image/png',
        size: 12,
        width: 40,
        height: 30,
        url: 'https://bilder.test/p.png?w=20&bg=rgb%3Affffff&fm=webp',
      },
      english: { title: 'Picture' },
    })
  })

  it('has null for a value that is of another kind than its field', async () => {
    expect(await ask('{ note(id: "d") { weight } }')).toMatchObject({ data: { note: { weight: null } }, errors: [] })
  })

  it('has null and an error for a link to an entry of a type that the field does not allow', async () => {
    const answer = await ask('{ contentPage(id: "secret") { title hero { title } } }')
    expect(answer.data).toEqual({ contentPage: { title: 'Hemlig', hero: null } })
    expect(codesOf(answer)).toEqual(['UNEXPECTED_LINKED_CONTENT_TYPE'])
  })

  it('leaves out entries of content types that the space does not state', async () => {
    const { data } = await ask('{ entryCollection { items { sys { id } } } }')
    expect(JSON.stringify(data)).not.toContain('odd')
  })

  it('goes around a circle as often as it is asked to', async () => {
    const { data } = await ask(
      '{ note(id: "a") { next { next { next { title } } } linkedFrom { noteCollection { items { title } } } } }',
    )
    expect(data).toMatchObject({
      note: {
        next: { next: { next: { title: 'Åbo' } } },
        linkedFrom: { noteCollection: { items: [{ title: 'Åbo' }, { title: 'Zeta' }, { title: 'Delta' }] } },
      },
    })
  })

  it('says that a locale is unknown', async () => {
    expect(codesOf(await ask('{ note(id: "a", locale: "fi") { title } }'))).toEqual(['UNKNOWN_LOCALE'])
  })

  it('answers empty for what a foreign space lacks, and never with a fault of its own', async () => {
    for (const [operationName, query] of Object.entries(contentQueries)) {
      const answer = await askContent(services, { query, operationName, variables: { id: 'a', slug: 'a' } })
      expect(answer).toMatchObject({ status: 200, errors: [] })
    }
  })
})

describe('access to content by GraphQL', () => {
  const page = { query: '{ contentPageCollection { total } note(id: "d") { any { sys { id } } } }' }

  it.each([
    ['the token of the server', CONTENT_TOKEN, 200, []],
    ['the open token', OPEN_CONTENT_TOKEN, 200, ['UNRESOLVABLE_LINK']],
    ['an unknown token', 'nobody', 401, ['ACCESS_TOKEN_INVALID']],
  ])('with %s', async (_name, token, status, codes) => {
    const answer = await askContent(services, page, { token })
    expect(answer.status).toBe(status)
    expect(codesOf(answer)).toEqual(codes)
  })

  it('hides entries for logged-in users from the open token', async () => {
    const { data } = await askContent(services, page, { token: OPEN_CONTENT_TOKEN })
    expect(data).toEqual({ contentPageCollection: { total: 0 }, note: { any: null } })
  })

  it('says that a token is missing', async () => {
    const { statusCode, body } = await services.app.inject({
      method: 'POST',
      url: '/services/content/content/v1/spaces/dahl',
      payload: page,
    })
    expect(statusCode).toBe(401)
    expect(body).toContain('ACCESS_TOKEN_MISSING')
  })

  it.each([
    ['spaces/nobody/environments/master', 'UNKNOWN_SPACE'],
    ['spaces/dahl/environments/other', 'UNKNOWN_ENVIRONMENT'],
  ])('of %s is refused', async (path, code) => {
    const answer = await askContent(services, page, { path })
    expect(answer.status).toBe(404)
    expect(codesOf(answer)).toEqual([code])
  })

  it('answers for the environment master where none is named', async () => {
    expect((await askContent(services, page, { path: 'spaces/konr' })).status).toBe(200)
  })

  it('answers to GET as to POST', async () => {
    const { body } = await services.app.inject({
      url: `/services/content/content/v1/spaces/dahl?query=${encodeURIComponent('query($id: String!) { note(id: $id) { title } }')}&variables=${encodeURIComponent('{"id":"a"}')}`,
      headers: { authorization: `Bearer ${CONTENT_TOKEN}` },
    })
    expect(JSON.parse(body)).toEqual({ data: { note: { title: 'Alfa' } } })
  })

  it('does not give the schema to the open token in production', async () => {
    const answer = await askContent(
      services,
      { query: '{ __schema { types { name } } }' },
      { token: OPEN_CONTENT_TOKEN },
    )
    expect(answer).toMatchObject({ data: undefined, errors: [{ message: expect.any(String) }] })
  })
})

describe('drafts by GraphQL', () => {
  const spaceOf = (title: string) => {
    const read = readExported({ ...exported, entries: [entry('note', 'a', { title })] })
    if (E.isLeft(read)) throw new Error(read.left.join())
    return read.right
  }
  const queries = createContentQueries({ onModel: () => {}, onUnforeseen: () => {} })
  const asked = {
    query: 'query($preview: Boolean = false) { note(id: "a", preview: $preview) { title } }',
    operationName: undefined,
    requestId: 'r',
    mayIntrospect: false,
  }
  const published = spaceOf('Utgiven')
  const space = { id: 'dahl', environment: 'master', published }

  it.each([
    [{}, 'Utgiven'],
    [{ preview: false }, 'Utgiven'],
    [{ preview: true }, 'Utkast'],
  ])('with the variables %j are %s', async (variables, title) => {
    const answered = await queries.answer({ ...space, preview: spaceOf('Utkast') }, { ...asked, variables })
    expect(answered).toEqual({ outcome: 'executed', answer: { data: { note: { title } } } })
  })

  it('come with word of what the space lacks, once for each state of its content types', async () => {
    const heard: string[] = []
    const listening = createContentQueries({
      onModel: ({ id }, { missing }) => heard.push(`${id} ${missing.length}`),
      onUnforeseen: () => {},
    })
    for (const _ of [1, 2]) await listening.answer({ ...space, preview: undefined }, { ...asked, variables: {} })
    expect(heard).toEqual([`dahl ${contentModel.length}`])
  })

  it('are refused to a token that does not read them', async () => {
    const answered = await queries.answer({ ...space, preview: undefined }, { ...asked, variables: { preview: true } })
    expect(answered).toMatchObject({
      outcome: 'noAccess',
      answer: { errors: [{ extensions: { contentful: { code: 'ACCESS_TOKEN_INVALID' } } }] },
    })
    expect(answered.answer).not.toHaveProperty('data')
  })
})
