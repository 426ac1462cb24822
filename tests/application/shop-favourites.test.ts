import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { MOST_FAVOURITES } from '#domain/favourites/favourites'
import { type ArticleNumber, articleNumber } from '#domain/kernel/ids'
import { allModules } from '#application/modules/all'
import type { FavouriteService } from '#application/ports/favourite-service'
import { createShop } from '#application/shop/create-shop'
import { createShopWorld, partsOfTab, settled, type ShopWorld } from '../support/given-shop'
import { createScriptedFavourites } from '../support/scripted-favourites'
import { refusal } from '../support/scripted-network'

const article = articleNumber('4208103')
const other = articleNumber('4208104')
const openTab = async (world: ShopWorld, service: FavouriteService, tab = 'a') => {
  const { parts, timers } = partsOfTab(world, tab)
  const shop = createShop({ ...parts, favourites: service }, Object.values(allModules))
  await settled()
  return { shop, timers }
}

const given = async (first?: readonly ArticleNumber[]) => {
  const world = createShopWorld({})
  const favourites = createScriptedFavourites(first)
  return { world, favourites, ...(await openTab(world, favourites.service)) }
}

describe('the favourites of a session', () => {
  it('are fetched once for the session, and another tab is content with what is known', async () => {
    const { world, favourites, shop } = await given([article])
    expect(shop.favourites.get()).toEqual({ tag: 'Known', articleNumbers: [article] })
    const second = await openTab(world, favourites.service, 'b')
    expect(second.shop.favourites.get()).toEqual({ tag: 'Known', articleNumbers: [article] })
    expect(favourites.network.asked('fetch')).toHaveLength(1)
  })

  it('[FAV-10] are marked at once, and the call follows', async () => {
    const { favourites, shop } = await given()
    const release = favourites.network.hold('add')
    shop.favourites.toggle(article)
    expect(shop.favourites.marked.get()).toEqual(new Set([article]))
    expect(favourites.stored()).toEqual([])
    release()
    await settled()
    expect(favourites.stored()).toEqual([article])
    expect(favourites.network.asked('add')).toEqual([article])
  })

  it('[FAV-11] are removed by their ids, also one that was marked a moment before', async () => {
    const { favourites, shop } = await given([other])
    shop.favourites.toggle(article)
    shop.favourites.toggle(article)
    shop.favourites.toggle(other)
    await settled()
    expect(favourites.stored()).toEqual([])
    expect(favourites.network.asked('remove')).toEqual([[`f-${article}`], [`f-${other}`]])
  })

  it('are undone with a notice when the service says no, in its own words where it has reached its limit', async () => {
    const { favourites, shop } = await given()
    favourites.network.refuse('add', refusal('auth', 403))
    shop.favourites.toggle(article)
    await settled()
    expect(shop.favourites.marked.get()).toEqual(new Set())
    expect(shop.notices.get()).toMatchObject([{ key: 'notice.favouriteNotSaved', severity: 'error' }])

    favourites.network.refuse('add', { ...refusal('auth', 422, 'FAVOURITES_LIMIT'), message: 'Högst 50.' })
    shop.favourites.toggle(article)
    expect(shop.notices.get()).toEqual([])
    await settled()
    expect(shop.notices.get()).toMatchObject([{ key: 'service.message', params: { text: 'Högst 50.' } }])
  })

  it('stay marked while the service does not answer, and are sent again', async () => {
    const { favourites, shop, timers } = await given()
    favourites.network.refuse('add', refusal('auth', 503))
    shop.favourites.toggle(article)
    await settled()
    expect(shop.favourites.marked.get()).toEqual(new Set([article]))
    timers.pass(60_000)
    await settled()
    expect(favourites.stored()).toEqual([article])
    expect(shop.notices.get()).toEqual([])
  })

  it('beyond the fiftieth are refused here, and no call is made', async () => {
    const full = Array.from({ length: MOST_FAVOURITES }, (_, index) => articleNumber(`n${index}`))
    const { favourites, shop } = await given(full)
    expect(shop.favourites.toggle(article)).toEqual(E.left({ tag: 'FavouritesFull' }))
    await settled()
    expect(favourites.network.asked('add')).toEqual([])
    expect(shop.notices.get()).toEqual([])
  })

  it('are gone at log-out', async () => {
    const { shop } = await given([article])
    shop.session.logOut()
    await settled()
    expect(shop.favourites.get()).toEqual({ tag: 'Unknown' })
    expect(shop.favourites.marked.get()).toEqual(new Set())
  })
})
