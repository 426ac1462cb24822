import { fc } from '@fast-check/vitest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LONGEST_LIST_NAME, MOST_LIST_ROWS, MOST_LISTS } from '#domain/favourite-lists/favourite-list'
import { getFavoriteListsQuery } from '#adapters/contract/favourite'
import { tidyLists } from '#adapters/embedded/favourite-lists/tidying'
import { graphqlPlugin } from '#adapters/embedded/graphql/plugin'
import { instant } from '#domain/kernel/ids'
import { openEmbeddedShop, type Caller, type EmbeddedShop, type Refused } from './support/embedded-shop'
import { articles, many, ordinary } from './support/small-catalogue'

interface WireItem {
  readonly favoriteItemId: string
  readonly articleNumber: string
  readonly quantity: number
  readonly note: string
}

interface WireList {
  readonly favoriteId: string
  readonly favoriteName: string
  readonly access: string
  readonly updatedAt: string
  readonly totalRows: number
  readonly user: { readonly fullName: string }
  readonly favoriteItems: readonly WireItem[]
}

interface Listing<A> {
  readonly data: readonly A[]
  readonly next: number | null
}

interface WireAddition {
  readonly added: readonly WireItem[]
  readonly present: readonly string[]
  readonly unknown: readonly string[]
}

let shop: EmbeddedShop
/** Colleagues of one customer. */
let ali: Caller
let moa: Caller
/** Of another customer. */
let tom: Caller

beforeAll(async () => {
  shop = await openEmbeddedShop()
  await shop.app.register(graphqlPlugin)
  ;[ali, moa, tom] = [await shop.as('user'), await shop.as('buyeradmin'), await shop.as('tom')]
})
afterAll(() => shop.close())

const create = (caller: Caller, name: string, access: 'private' | 'shared' = 'private', copyOf?: string) =>
  caller.call<WireList & Refused>('POST', '/v2/favorites', {
    name,
    access,
    ...(copyOf === undefined ? {} : { copyOf }),
  })
const made = async (caller: Caller, name: string, access: 'private' | 'shared' = 'private') =>
  (await create(caller, name, access)).body.favoriteId
const read = (caller: Caller, id: string) => caller.call<WireList>('GET', `/v2/favorites/${id}`)
const change = (caller: Caller, id: string, body: object) =>
  caller.call<WireList & Refused>('PUT', `/v2/favorites/${id}`, body)
const remove = (caller: Caller, id: string) => caller.call('DELETE', `/v2/favorites/${id}`)
const add = (caller: Caller, id: string, rows: object) =>
  caller.call<WireAddition & Refused>('PUT', `/v2/favorites/${id}/articles`, rows)
const rowsOf = (numbers: readonly string[]) => numbers.map((articleNumber) => ({ articleNumber, quantity: 2 }))
const itemsOf = async (caller: Caller, id: string, query = '') =>
  (await caller.call<Listing<WireItem>>('GET', `/v3/favorites/${id}/items${query}`)).body
const edit = (caller: Caller, id: string, item: string, body: object) =>
  caller.call<WireItem & Refused>('PUT', `/v2/favorites/${id}/articles/${item}`, body)
const batch = (caller: Caller, id: string, what: 'delete' | 'restore', itemIds: readonly string[]) =>
  caller.call('PUT', `/v2/favorites/${id}/articles/batch/${what}`, { itemIds })
const namesSeenBy = async (caller: Caller) =>
  (await caller.call<Listing<WireList>>('GET', '/v2/favorites')).body.data.map(({ favoriteName }) => favoriteName)
const numbersOf = (items: readonly WireItem[]) => items.map(({ articleNumber }) => articleNumber)

/** A list with rows, and their ids. */
const filled = async (caller: Caller, numbers: readonly string[], access: 'private' | 'shared' = 'shared') => {
  const list = await made(caller, `Lista ${Math.random()}`, access)
  const { added } = (await add(caller, list, rowsOf(numbers))).body
  return { list, ids: added.map(({ favoriteItemId }) => favoriteItemId) }
}

describe('a list of articles', () => {
  it('is made, read, renamed, shared and removed by its owner, and can be brought back', async () => {
    const { body: list } = await create(ali, '  Service\u00a0bilen ')
    expect(list).toMatchObject({
      favoriteName: 'Service bilen',
      access: 'private',
      totalRows: 0,
      user: { fullName: 'Ali Rahimi' },
      favoriteItems: [],
    })
    expect((await change(ali, list.favoriteId, { name: 'Bil 2' })).body.favoriteName).toBe('Bil 2')
    expect((await change(ali, list.favoriteId, { access: 'shared' })).body).toMatchObject({
      favoriteName: 'Bil 2',
      access: 'shared',
    })
    expect((await remove(ali, list.favoriteId)).status).toBe(204)
    expect((await read(ali, list.favoriteId)).status).toBe(404)
    expect((await ali.call('PUT', `/v2/favorites/${list.favoriteId}/restore`)).status).toBe(200)
    expect((await read(ali, list.favoriteId)).body.favoriteName).toBe('Bil 2')
  })

  it('is seen by colleagues when it is shared, who fill it and do not take it away', async () => {
    const list = await made(ali, 'Hyllan')
    expect((await read(moa, list)).status).toBe(404)
    expect(await namesSeenBy(moa)).not.toContain('Hyllan')
    await change(ali, list, { access: 'shared' })

    expect(await namesSeenBy(moa)).toContain('Hyllan')
    expect((await add(moa, list, { articleNumber: articles.plain, quantity: 3 })).status).toBe(200)
    expect(numbersOf((await itemsOf(ali, list)).data)).toEqual([articles.plain])
    for (const refused of [
      await change(moa, list, { name: 'Min' }),
      await change(moa, list, { access: 'private' }),
      await remove(moa, list),
    ])
      expect(refused).toMatchObject({ status: 403, body: { code: 'LIST_OWNER_ONLY' } })
    expect((await moa.call('PUT', `/v2/favorites/${list}/restore`)).status).toBe(404)
  })

  it('of another customer, and a private one, are answered like one that nobody has', async () => {
    const { list, ids } = await filled(ali, ordinary.slice(0, 2))
    const own = await filled(ali, ordinary.slice(0, 2), 'private')
    const attempts = (id: string, item: string): readonly (readonly ['GET' | 'PUT' | 'DELETE', string, object?])[] => [
      ['GET', `/v2/favorites/${id}`],
      ['GET', `/v3/favorites/${id}/items`],
      ['PUT', `/v2/favorites/${id}`, { name: 'Min' }],
      ['PUT', `/v2/favorites/${id}/articles`, { articleNumber: articles.plain, quantity: 1 }],
      ['PUT', `/v2/favorites/${id}/articles/${item}`, { quantity: 9 }],
      ['PUT', `/v2/favorites/${id}/articles/batch/delete`, { itemIds: [item] }],
      ['PUT', `/v2/favorites/${id}/articles/batch/restore`, { itemIds: [item] }],
      ['PUT', `/v2/favorites/${id}/restore`],
      ['DELETE', `/v2/favorites/${id}`],
    ]
    const absent = await Promise.all(
      attempts('ingen', 'ingen').map(([method, path, body]) => tom.call(method, path, body)),
    )
    expect(new Set(absent.map(({ status }) => status))).toEqual(new Set([404]))
    const bodies = absent.map(({ body }) => body)
    for (const [caller, id, item] of [
      [tom, list, ids[0] ?? ''],
      [moa, own.list, own.ids[0] ?? ''],
    ] as const) {
      const foreign = await Promise.all(
        attempts(id, item).map(([method, path, body]) => caller.call(method, path, body)),
      )
      expect(foreign.map(({ body }) => body)).toEqual(bodies)
    }
    expect((await create(tom, 'Kopia', 'private', list)).status).toBe(404)
    expect((await itemsOf(ali, list)).data.map(({ quantity }) => quantity)).toEqual([2, 2])
    // An own list is no way into another one.
    const toms = await filled(tom, ordinary.slice(0, 1))
    expect((await edit(tom, toms.list, ids[0] ?? '', { quantity: 9 })).status).toBe(404)
    expect((await batch(tom, toms.list, 'delete', ids)).status).toBe(204)
    expect((await itemsOf(ali, list)).data).toHaveLength(2)
  })

  it('is not made without a name, with one that is too long, or by a visitor', async () => {
    expect(await create(ali, ' \n ')).toMatchObject({ status: 422, body: { details: [{ path: 'name' }] } })
    expect(await create(ali, 'x'.repeat(LONGEST_LIST_NAME + 1))).toMatchObject({ status: 422 })
    expect((await ali.call('POST', '/v2/favorites', { name: 'A', access: 'alla' })).status).toBe(400)
    expect((await ali.call('PUT', `/v2/favorites/${await made(ali, 'B')}`, {})).status).toBe(400)
    expect((await create(shop.visitor, 'Gäst')).status).toBe(401)
  })

  it('is one of a hundred at most that a user has with a customer', async () => {
    const inga = await shop.as('inkop')
    for (let made_ = 0; made_ < MOST_LISTS; made_ += 1) await create(inga, `Lista ${made_}`)
    const last = await create(inga, 'En till')
    expect(last).toMatchObject({ status: 422, body: { code: 'LISTS_LIMIT' } })
    const { data } = (await inga.call<Listing<WireList>>('GET', '/v2/favorites')).body
    expect(data).toHaveLength(MOST_LISTS)
    expect(data.slice(0, 3).map(({ favoriteName }) => favoriteName)).toEqual(['Lista 0', 'Lista 1', 'Lista 2'])
  })
})

describe('the rows of a list', () => {
  it('are added one or several at a time; an article that is there stays as it is', async () => {
    const list = await made(ali, 'Rader')
    const [first = '', second = ''] = ordinary
    await add(ali, list, { articleNumber: first, quantity: 7 })
    const { body } = await add(ali, list, rowsOf([second, first, second, 'finns-inte']))
    expect(body).toMatchObject({
      added: [{ articleNumber: second, quantity: 2, note: '' }],
      present: [first],
      unknown: ['finns-inte'],
    })
    expect((await itemsOf(ali, list)).data).toMatchObject([
      { articleNumber: first, quantity: 7 },
      { articleNumber: second },
    ])
    expect((await read(ali, list)).body).toMatchObject({
      totalRows: 2,
      favoriteItems: [{ quantity: 7 }, { quantity: 2 }],
    })
  })

  it('are read in parts, and searched by number, name and note', async () => {
    const { list, ids } = await filled(ali, many.slice(0, 120))
    const first = await itemsOf(ali, list, '?offset=0&limit=100')
    const rest = await itemsOf(ali, list, `?offset=${first.next}&limit=100`)
    expect([first.data.length, first.next, rest.data.length, rest.next]).toEqual([100, 100, 20, null])
    expect(numbersOf([...first.data, ...rest.data])).toEqual(many.slice(0, 120))

    await edit(ali, list, ids[3] ?? '', { note: 'Hylla Å 4' })
    expect(numbersOf((await itemsOf(ali, list, `?search=${encodeURIComponent('HYLLA å')}`)).data)).toEqual([many[3]])
    expect((await itemsOf(ali, list, `?search=kulventil&limit=5`)).next).toBe(5)
    expect((await itemsOf(ali, list, `?search=${many[7]}`)).data).toHaveLength(1)
    for (const query of ['?limit=0', '?limit=101', '?offset=-1', '?offset=x', `?search=${'x'.repeat(101)}`])
      expect((await ali.call('GET', `/v3/favorites/${list}/items${query}`)).status).toBe(400)
  })

  it('are changed without writing over what a colleague changed meanwhile', async () => {
    const { list, ids } = await filled(ali, ordinary.slice(0, 1))
    const [row = ''] = ids
    expect((await edit(ali, list, row, { quantity: 5, seen: { quantity: 2 } })).body.quantity).toBe(5)
    expect(await edit(moa, list, row, { quantity: 8, seen: { quantity: 2 } })).toMatchObject({
      status: 409,
      body: { code: 'ROW_CHANGED' },
    })
    expect((await edit(moa, list, row, { note: 'Hylla B', seen: { note: '' } })).status).toBe(200)
    expect((await itemsOf(ali, list)).data).toMatchObject([{ quantity: 5, note: 'Hylla B' }])
    // A caller that does not say what it saw means it.
    expect((await edit(moa, list, row, { quantity: 9 })).body).toMatchObject({ quantity: 9, note: 'Hylla B' })
  })

  it('are moved behind another one, or first', async () => {
    const { list, ids } = await filled(ali, ordinary.slice(0, 4))
    const [a = '', , c = '', d = ''] = ids
    await edit(ali, list, a, { after: c })
    await edit(moa, list, d, { after: null })
    expect(numbersOf((await itemsOf(ali, list)).data)).toEqual([ordinary[3], ordinary[1], ordinary[2], ordinary[0]])
    await batch(ali, list, 'delete', [c])
    expect(await edit(moa, list, a, { after: c })).toMatchObject({ status: 409, body: { code: 'ROW_ORDER_CHANGED' } })
  })

  it('come back to their places when their removal is undone, unless their article was added again', async () => {
    const { list, ids } = await filled(ali, ordinary.slice(0, 4))
    const [, b = '', c = ''] = ids
    await batch(ali, list, 'delete', [b, c])
    expect((await read(ali, list)).body.totalRows).toBe(2)
    await add(ali, list, { articleNumber: ordinary[2], quantity: 6 })
    expect((await batch(ali, list, 'restore', [b, c])).status).toBe(204)
    expect((await itemsOf(ali, list)).data).toMatchObject([
      { articleNumber: ordinary[0] },
      { articleNumber: ordinary[1] },
      { articleNumber: ordinary[3] },
      { articleNumber: ordinary[2], quantity: 6 },
    ])
  })

  it.each([
    { quantity: 0 },
    { quantity: -1 },
    { quantity: '5' },
    { quantity: 1e9 },
    { note: 'x'.repeat(101) },
    {},
    { seen: { quantity: 2 } },
    { after: 4 },
  ])('are not changed to %j', async (body) => {
    const { list, ids } = await filled(ali, ordinary.slice(0, 1))
    expect([400, 422]).toContain((await edit(ali, list, ids[0] ?? '', body)).status)
    expect((await itemsOf(ali, list)).data).toMatchObject([{ quantity: 2, note: '' }])
  })

  it('are a thousand at most, and a call that would pass that adds nothing', async () => {
    const { list } = await filled(ali, many)
    const numbers = Array.from({ length: MOST_LIST_ROWS + 1 }, (_, index) => `n${index}`)
    expect(await add(ali, list, rowsOf(numbers))).toMatchObject({ status: 422, body: { code: 'LIST_ROWS_LIMIT' } })
    expect((await batch(ali, list, 'delete', numbers)).status).toBe(422)
    expect((await read(ali, list)).body.totalRows).toBe(many.length)
  })

  it('are copied with their notes into a list of one’s own', async () => {
    const { list, ids } = await filled(ali, ordinary.slice(0, 3))
    await edit(ali, list, ids[1] ?? '', { note: 'Hylla B', quantity: 4 })
    const { body: copy } = await create(moa, 'Kopia', 'private', list)
    expect(copy).toMatchObject({ user: { fullName: 'Moa Lindqvist' }, totalRows: 3 })
    expect((await itemsOf(moa, copy.favoriteId)).data.map(({ quantity, note }) => [quantity, note])).toEqual([
      [2, ''],
      [4, 'Hylla B'],
      [2, ''],
    ])
  })

  it('are neither lost nor doubled when colleagues move and add them at once', async () => {
    const { list, ids } = await filled(ali, ordinary.slice(0, 5))
    const move = fc.record({
      row: fc.constantFrom(...ids),
      after: fc.constantFrom(...ids, null),
      byAli: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 2, maxLength: 6 }), async (moves) => {
        await Promise.all(moves.map(({ row, after, byAli }) => edit(byAli ? ali : moa, list, row, { after })))
        const found = (await itemsOf(ali, list)).data.map(({ favoriteItemId }) => favoriteItemId)
        expect(found.toSorted()).toEqual([...ids].toSorted())
      }),
      { numRuns: 6 },
    )
  })

  it('and lists that were removed long ago are gone for good', async () => {
    const { list, ids } = await filled(ali, ordinary.slice(0, 2))
    await batch(ali, list, 'delete', ids.slice(0, 1))
    const other = await made(ali, 'Borta')
    await remove(ali, other)
    await tidyLists(shop.db, instant('2026-03-05T09:00:00Z'))
    await batch(ali, list, 'restore', ids)
    expect((await read(ali, list)).body.totalRows).toBe(1)
    expect((await ali.call('PUT', `/v2/favorites/${other}/restore`)).status).toBe(404)
  })
})

describe('the lists asked for by getFavoriteLists', () => {
  const ask = async (caller: Caller, variables: object) =>
    (
      await caller.call<{
        readonly data: { readonly favoriteLists: Listing<WireList> } | null
        readonly errors?: readonly Refused[]
      }>('POST', '/graphql', { query: getFavoriteListsQuery, variables, operationName: 'getFavoriteLists' })
    ).body

  it('come in parts, sorted and narrowed, and only those that the caller sees', async () => {
    const mine = await made(moa, 'AA Moas egen')
    shop.passTime(60_000)
    const latest = await made(moa, 'ZZ Moas senaste')
    const page = await ask(moa, { pagination: { limit: 1, offset: 0 }, sort: 'name' })
    expect(page.data?.favoriteLists).toMatchObject({ data: [{ favoriteId: mine }], next: 1 })
    const newest = await ask(moa, { pagination: { limit: 1 }, sort: 'updatedAt' })
    expect(newest.data?.favoriteLists.data).toMatchObject([{ favoriteId: latest, user: { fullName: 'Moa Lindqvist' } }])
    const own = await ask(moa, { access: 'private', userId: 'u-buyeradmin' })
    expect(own.data?.favoriteLists.data.map(({ access }) => access)).not.toContain('shared')
    const since = newest.data?.favoriteLists.data[0]?.updatedAt
    expect((await ask(moa, { fromUpdatedAt: since })).data?.favoriteLists.data).toHaveLength(1)
    expect(JSON.stringify(await ask(ali, {}))).not.toContain('Moas egen')
    expect(JSON.stringify(await ask(tom, {}))).not.toContain('Moas')
  })

  it.each([
    [{ sort: 'pris' }],
    [{ access: 'alla' }],
    [{ fromUpdatedAt: 'igår' }],
    [{ pagination: { limit: 1000 } }],
    [{ pagination: { offset: -1 } }],
  ])('are refused with errors for %j', async (variables) => {
    const { data, errors } = await ask(ali, variables)
    expect(data).toBeNull()
    expect(errors?.[0]?.message).toBe('Anropet går inte att läsa.')
  })

  it('are refused to a visitor', async () => {
    expect((await ask(shop.visitor, {})).errors?.[0]?.message).toBe('Vänligen logga in')
  })
})
