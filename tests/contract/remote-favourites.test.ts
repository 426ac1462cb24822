import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articleNumber, favouriteId, favouriteListId, instant, listItemId, userId } from '#domain/kernel/ids'
import { getFavoriteListsQuery } from '#adapters/contract/favourite'
import { many } from '../domain/given'
import { startRecordingServer, type RecordingServer } from './support/recording-server'
import { answerOf, failureOf, remoteShop } from './support/remote-shop'

let server: RecordingServer
beforeAll(async () => {
  server = await startRecordingServer()
})
afterAll(() => server.close())

const asked = () => server.requests.map(({ method, path, body }) => ({ method, path, body }))
const listId = favouriteListId('l/1')

const wireList = {
  favoriteId: 'l/1',
  favoriteName: 'Bilen',
  access: 'shared',
  userId: 'u1',
  customerId: '104822',
  createdAt: '2026-03-02T09:00:00Z',
  updatedAt: '2026-03-03T09:00:00Z',
  totalRows: 2,
  user: { fullName: 'Ali Rahimi' },
  favoriteItems: [{ favoriteItemId: 'i1', articleNumber: '4208103', quantity: 5 }],
  unknown: 1,
}

const item = { itemId: 'i1', articleNumber: '4208103', quantity: 5, note: '' }

const list = {
  id: 'l/1',
  name: 'Bilen',
  access: 'shared',
  userId: 'u1',
  ownerName: 'Ali Rahimi',
  customerId: '104822',
  createdAt: '2026-03-02T09:00:00Z',
  updatedAt: '2026-03-03T09:00:00Z',
  totalRows: 2,
  firstItems: [item],
}

describe('the favourites of the user', () => {
  it('[FAV-03] [FAV-09] are fetched with the limit 50, each with its article and its id', async () => {
    server.answers({ json: { data: [{ articleNumber: '4208103', favouriteId: 'f1', more: 1 }], next: null } })
    expect(await answerOf(remoteShop(server.origin).favourites.favourites())).toEqual([
      { articleNumber: '4208103', favouriteId: 'f1' },
    ])
    expect(asked()).toEqual([{ method: 'GET', path: '/auth/users/favourites', body: undefined }])
    expect(server.requests[0]?.query).toEqual({ limit: '50' })
  })

  it('[FAV-10] [FAV-11] are added one at a time, and removed by their ids', async () => {
    const { favourites } = remoteShop(server.origin)
    server.answers({ json: { articleNumber: '4208103', favouriteId: 'f1' } }, { status: 204 })
    expect(await answerOf(favourites.add(articleNumber('4208103')))).toEqual({
      articleNumber: '4208103',
      favouriteId: 'f1',
    })
    await answerOf(favourites.remove([favouriteId('f1'), favouriteId('f2')]))
    expect(asked()).toEqual([
      { method: 'POST', path: '/auth/users/favourites', body: { articleNumber: '4208103' } },
      { method: 'DELETE', path: '/auth/users/favourites', body: { favouriteIds: ['f1', 'f2'] } },
    ])
  })
})

describe('the lists of the customer', () => {
  it('[FAV-02] [FAV-07] [FAV-08] are asked for by getFavoriteLists with all its variables', async () => {
    const { favouriteLists } = remoteShop(server.origin)
    server.answers({ json: { data: { favoriteLists: { data: [wireList], next: 40 } } } })
    const query = {
      limit: 20,
      offset: 20,
      sort: 'updatedAt',
      access: 'shared',
      userId: userId('u1'),
      fromUpdatedAt: instant('2026-03-01T00:00:00Z'),
    } as const
    expect(await answerOf(favouriteLists.pageOfLists(query))).toEqual({ data: [list], next: 40 })
    expect(asked()).toEqual([
      {
        method: 'POST',
        path: '/gateway/graphql',
        body: {
          operationName: 'getFavoriteLists',
          query: getFavoriteListsQuery,
          variables: {
            pagination: { limit: 20, offset: 20 },
            sort: 'updatedAt',
            access: 'shared',
            userId: 'u1',
            fromUpdatedAt: '2026-03-01T00:00:00Z',
          },
        },
      },
    ])
  })

  it('are refused when the answer has errors', async () => {
    server.answers({ json: { data: null, errors: [{ message: 'Nej', extensions: { code: 'NO' } }] } })
    const query = {
      limit: 1,
      offset: 0,
      sort: 'name',
      access: undefined,
      userId: undefined,
      fromUpdatedAt: undefined,
    } as const
    expect(await failureOf(remoteShop(server.origin).favouriteLists.pageOfLists(query))).toMatchObject({
      tag: 'Refused',
      message: 'Nej',
    })
  })

  it('[FAV-12] [FAV-13] [FAV-14] are fetched together, one at a time, and by their rows', async () => {
    const { favouriteLists } = remoteShop(server.origin)
    server.answers(
      { json: { data: [wireList] } },
      { json: wireList },
      { json: { data: wireList.favoriteItems, next: 100 } },
      { json: { data: [] } },
    )
    expect(await answerOf(favouriteLists.lists())).toEqual({ data: [list], next: undefined })
    expect(await answerOf(favouriteLists.list(listId))).toEqual(list)
    expect(await answerOf(favouriteLists.items(listId, { offset: 50, limit: 50, search: undefined }))).toEqual({
      data: [item],
      next: 100,
    })
    await answerOf(favouriteLists.items(listId, { offset: 0, limit: 50, search: 'hylla å' }))
    expect(asked().map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /gateway/v2/favorites',
      'GET /gateway/v2/favorites/l%2F1',
      'GET /gateway/v3/favorites/l%2F1/items',
      'GET /gateway/v3/favorites/l%2F1/items',
    ])
    expect(server.requests.slice(2).map(({ query }) => query)).toEqual([
      { offset: '50', limit: '50' },
      { offset: '0', limit: '50', search: 'hylla å' },
    ])
  })

  it('[FAV-15] [FAV-16] [FAV-20] are made, renamed, shared, deleted and brought back', async () => {
    const { favouriteLists } = remoteShop(server.origin)
    server.answers({ json: wireList }, { json: wireList }, { json: wireList }, { status: 204 }, { json: wireList })
    await answerOf(favouriteLists.create({ name: 'Bilen', access: 'private', copyOf: undefined }))
    await answerOf(favouriteLists.rename(listId, 'Bil 2'))
    await answerOf(favouriteLists.share(listId, 'shared'))
    await answerOf(favouriteLists.remove(listId))
    await answerOf(favouriteLists.restore(listId))
    expect(asked()).toEqual([
      { method: 'POST', path: '/gateway/v2/favorites', body: { name: 'Bilen', access: 'private', copyOf: null } },
      { method: 'PUT', path: '/gateway/v2/favorites/l%2F1', body: { name: 'Bil 2' } },
      { method: 'PUT', path: '/gateway/v2/favorites/l%2F1', body: { access: 'shared' } },
      { method: 'DELETE', path: '/gateway/v2/favorites/l%2F1', body: undefined },
      { method: 'PUT', path: '/gateway/v2/favorites/l%2F1/restore', body: undefined },
    ])
  })

  it('[FAV-17] [FAV-18] [FAV-19] get rows, one as an object and several as a list, and have them changed and removed', async () => {
    const { favouriteLists } = remoteShop(server.origin)
    const row = (text: string) => ({ articleNumber: articleNumber(text), quantity: many(2) })
    server.answers(
      { json: { added: wireList.favoriteItems, present: ['1'], unknown: [] } },
      { status: 204 },
      { json: wireList.favoriteItems[0] },
      { json: wireList.favoriteItems[0] },
      { status: 204 },
      { status: 204 },
    )
    expect(await answerOf(favouriteLists.add(listId, [row('4208103')]))).toEqual({
      added: [item],
      present: ['1'],
      unknown: [],
    })
    // A service that answers nothing has taken the rows.
    expect(await answerOf(favouriteLists.add(listId, [row('1'), row('2')]))).toEqual({
      added: [],
      present: [],
      unknown: [],
    })
    await answerOf(favouriteLists.changeItem(listId, listItemId('i1'), { to: { quantity: many(5) }, seen: {} }))
    await answerOf(
      favouriteLists.changeItem(listId, listItemId('i1'), { to: { note: 'A' }, seen: { note: '' }, after: null }),
    )
    await answerOf(favouriteLists.removeItems(listId, [listItemId('i1'), listItemId('i2')]))
    await answerOf(favouriteLists.restoreItems(listId, [listItemId('i1')]))
    const path = '/gateway/v2/favorites/l%2F1/articles'
    expect(asked()).toEqual([
      { method: 'PUT', path, body: { articleNumber: '4208103', quantity: 2 } },
      {
        method: 'PUT',
        path,
        body: [
          { articleNumber: '1', quantity: 2 },
          { articleNumber: '2', quantity: 2 },
        ],
      },
      { method: 'PUT', path: `${path}/i1`, body: { quantity: 5 } },
      { method: 'PUT', path: `${path}/i1`, body: { note: 'A', seen: { note: '' }, after: null } },
      { method: 'PUT', path: `${path}/batch/delete`, body: { itemIds: ['i1', 'i2'] } },
      { method: 'PUT', path: `${path}/batch/restore`, body: { itemIds: ['i1'] } },
    ])
  })
})
