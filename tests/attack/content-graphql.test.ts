import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askContent, codesOf, CONTENT_TOKEN } from '../contract/support/content-graphql'
import { startEmbeddedServices, type EmbeddedServices } from '../contract/support/embedded-services'

const NOTES = 220

/** Notes that all name each other in their texts. */
const noteOf = (index: number) => ({
  sys: { id: `n${index}`, contentType: { sys: { id: 'note' } } },
  fields: {
    title: { sv: `Anteckning ${index} ${'x'.repeat(500)}` },
    body: {
      sv: {
        nodeType: 'document',
        data: {},
        content: Array.from({ length: NOTES }, (_, other) => ({
          nodeType: 'embedded-entry-block',
          data: { target: { sys: { type: 'Link', linkType: 'Entry', id: `n${other}` } } },
          content: [],
        })),
      },
    },
  },
})

const exported = {
  contentTypes: [
    {
      sys: { id: 'note' },
      fields: [
        { id: 'title', type: 'Symbol' },
        { id: 'body', type: 'RichText' },
      ],
    },
  ],
  entries: Array.from({ length: NOTES }, (_, index) => noteOf(index)),
  locales: [{ code: 'sv', default: true }],
}

let services: EmbeddedServices
beforeAll(async () => {
  const file = join(tmpdir(), `content-attack-${process.pid}.json`)
  writeFileSync(file, JSON.stringify(exported))
  services = await startEmbeddedServices({ contentToken: CONTENT_TOKEN, contentExport: file })
})
afterAll(() => services.stop())

const ask = (query: string, variables: object = {}) => askContent(services, { query, variables })
const repeated = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join(' ')

describe('hostile queries of content', () => {
  it('of ten thousand aliases are too big', async () => {
    const many = await ask(`{ ${repeated(10_000, (i) => `a${i}: noteCollection { total }`)} }`)
    expect(codesOf(many)).toEqual(['INVALID_QUERY_FORMAT'])
    const fewer = await ask(`{ ${repeated(1_000, (i) => `a${i}: noteCollection { total }`)} }`)
    expect(codesOf(fewer)).toEqual(['QUERY_TOO_BIG'])
  })

  it('of many aliases are refused', async () => {
    const answer = await ask(`{ ${repeated(100, (i) => `a${i}: noteCollection { total }`)} }`)
    expect(answer).toMatchObject({ data: undefined, errors: [{ message: expect.stringContaining('20 aliases') }] })
  })

  it('of many levels are refused', async () => {
    const level = 'linkedFrom { entryCollection(limit: 1) { items { ... on Note { '
    const answer = await ask(`{ note(id: "n1") { ${level.repeat(20)} title ${'} } } } '.repeat(20)} } }`)
    expect(codesOf(answer)).toEqual(['TOO_COMPLEX_QUERY'])
  })

  it('of more items than Contentful allows are refused, with their number', async () => {
    const answer = await ask(
      '{ noteCollection(limit: 1000) { items { linkedFrom { entryCollection(limit: 1000) { items { sys { id } } } } } } }',
    )
    expect(answer.errors[0]?.extensions?.contentful).toMatchObject({
      code: 'TOO_COMPLEX_QUERY',
      details: { maximumCost: 11_000, cost: 1_001_000 },
    })
  })

  it('count their limits by the variables too', async () => {
    const answer = await ask(
      'query($limit: Int) { noteCollection(limit: $limit) { items { linkedFrom { entryCollection(limit: $limit) { items { sys { id } } } } } } }',
      { limit: 900 },
    )
    expect(codesOf(answer)).toEqual(['TOO_COMPLEX_QUERY'])
  })

  it.each([-1, 1001])('of the limit %d are refused', async (limit) => {
    expect(codesOf(await ask(`{ noteCollection(limit: ${limit}) { total } }`))).toEqual(['INVALID_ARGUMENT'])
  })

  it('whose texts lead to more items than may be answered end with one error', async () => {
    const inner = (text: string) => `body { links { entries { block { ... on Note { ${text} } } } } }`
    const answer = await ask(`{ note(id: "n1") { ${inner(inner(inner('title')))} } }`)
    expect(answer.data).toBeUndefined()
    expect(codesOf(answer)).toEqual(['RESOURCES_EXHAUSTED'])
  })

  it('of fragments that double end', async () => {
    const doubling = repeated(60, (i) => `fragment f${i} on Note { ...f${i + 1} next: title ...f${i + 1} }`)
    const answer = await ask(`{ noteCollection { items { ...f0 } } } ${doubling} fragment f60 on Note { title }`)
    expect(answer.status).toBe(200)
  })

  it('of nested selections of the interface end', async () => {
    const level = 'linkedFrom { entryCollection(limit: 1) { items { ... on Note { '
    const answer = await ask(`{ note(id: "n1") { ${level.repeat(6)} title ${'} } } } '.repeat(6)} } }`)
    expect(answer.errors).toEqual([])
  })

  it('of one field a thousand times are refused before all pairs of them are compared', async () => {
    const answer = await ask(`{ note(id: "n1") { ${'title '.repeat(1_000)} } }`)
    expect(answer).toMatchObject({ data: undefined, errors: [{ message: 'Validation aborted.' }] })
  })

  it('with thousands of conditions are refused', async () => {
    const answer = await ask('query($where: NoteFilter) { noteCollection(where: $where) { total } }', {
      where: { OR: Array.from({ length: 2_000 }, () => ({ title_contains: 'x' })) },
    })
    expect(answer.status).toBe(400)
    expect(codesOf(answer)).toEqual(['INVALID_VARIABLES_FORMAT'])
  })

  it('with the most conditions there may be are answered', async () => {
    const answer = await ask('query($where: NoteFilter) { noteCollection(where: $where) { total } }', {
      where: { OR: Array.from({ length: 240 }, () => ({ title_contains: 'finns inte' })) },
    })
    expect(answer.data).toEqual({ noteCollection: { total: 0 } })
  })

  it.each([
    ['{ __proto__ }'],
    ['{ constructor { name } }'],
    ['query($where: NoteFilter = { __proto__: 1 }) { noteCollection(where: $where) { total } }'],
    ['{ note(id: "__proto__") { title } }'],
    ['{'],
    ['subscription { __typename }'],
    ['mutation { __typename }'],
  ])('such as %s are answered without a fault of ours', async (query) => {
    const answer = await ask(query)
    expect(answer.status).toBe(200)
    expect(codesOf(answer)).not.toContain('INTERNAL_SERVER_ERROR')
  })
})
