import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { preferredStoreOf } from '#adapters/embedded/demo-data/accounts/preferred-store'
import { stores } from '#adapters/embedded/demo-data/stores/store-data'
import { openEmbeddedShop, type EmbeddedShop } from './support/embedded-shop'

let shop: EmbeddedShop

beforeAll(async () => {
  shop = await openEmbeddedShop()
})
afterAll(() => shop.close())

describe('the own store of a demo account', () => {
  it.each([
    ['user', 'Mölndal'],
    ['nekad', 'Mölndal'],
    ['inkop', 'Mölndal'],
    ['nyrorhord', 'Borås'],
    ['tom', 'Halmstad'],
  ])('of %s is the one in %s, where its customer is', async (username, town) => {
    const account = await shop.as(username)

    const { body } = await account.call<{ preferredStore?: string }>('GET', '/v2/users/current')

    expect(stores.find(({ id }) => id === body.preferredStore)?.city).toBe(town)
  })

  it('is none where the customer’s town has no store', () => {
    expect(preferredStoreOf({ customers: [] })).toBeNull()
  })
})
