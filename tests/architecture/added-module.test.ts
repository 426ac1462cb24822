import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { articleNumber, type ArticleNumber } from '#domain/kernel/ids'
import { createShopOf } from '#application/shop/create-shop'
import { aLine } from '../domain/given'
import { type BookmarkService, withBookmarks } from '../fixtures/bookmarks/index'
import { createShopWorld, fillForm, partsOfTab, settled, type ShopGiven, type ShopWorld } from '../support/given-shop'
import { storedBatches } from '../support/memory-event-log'
import { createMemorySnapshots } from '../support/memory-snapshots'

const article = articleNumber('4208103')
const other = articleNumber('4208104')

/** A service that answers when it is told to; what it was asked for, oldest first. */
const createBookmarkService = () => {
  const asked: ArticleNumber[] = []
  let answers = true
  const service: BookmarkService = {
    save: (wanted) => () => {
      asked.push(wanted)
      return answers ? Promise.resolve(E.right({ type: 'Saved' })) : new Promise(() => undefined)
    },
  }
  return {
    service,
    asked,
    answers: (does: boolean) => {
      answers = does
    },
  }
}

/** A browser and the services, to which one more module has been added by the list of modules alone. */
const givenAddedModule = (given: ShopGiven = {}, snapshots = createMemorySnapshots()) => {
  const world: ShopWorld = { ...createShopWorld(given), snapshots }
  const bookmarks = createBookmarkService()
  const { modules, areas } = withBookmarks(bookmarks.service)
  const open = async (tab: string) => {
    const shop = createShopOf(partsOfTab(world, tab).parts, modules, areas)
    await settled()
    return shop
  }
  const records = () => storedBatches(world.log).flatMap((batch) => batch.records)
  return { world, bookmarks, open, records }
}

describe('a module that is added to the list of modules', () => {
  it('has its commands, events, effects and answers in the log, and its view follows', async () => {
    const { open, bookmarks, records } = givenAddedModule()
    const shop = await open('a')

    shop.bookmarks.add(article)
    expect(shop.bookmarks.articles.get()).toEqual([article])
    await settled()

    expect(bookmarks.asked).toEqual([article])
    expect(shop.bookmarks.saved.get()).toEqual([article])
    expect(
      records()
        .filter(({ module }) => module === 'bookmarks')
        .map(({ kind, type }) => `${kind} ${type}`),
    ).toEqual([
      'command AddBookmark',
      'event BookmarkAdded',
      'effect SaveBookmark',
      'attempt CallAttempted',
      'answer Saved',
      'event BookmarkSaved',
    ])
  })

  it('is the same in every tab, and only the leading one calls', async () => {
    const { open, bookmarks } = givenAddedModule()
    const leader = await open('a')
    const follower = await open('b')

    follower.bookmarks.add(article)
    await settled()

    expect(leader.bookmarks.saved.get()).toEqual([article])
    expect(follower.bookmarks.saved.get()).toEqual([article])
    expect(bookmarks.asked).toEqual([article])
  })

  it('is asked for again by the next start when its tab dies before the answer', async () => {
    const { open, bookmarks } = givenAddedModule()
    const first = await open('a')
    bookmarks.answers(false)
    first.bookmarks.add(article)
    await settled()
    first.stop()

    bookmarks.answers(true)
    const next = await open('b')

    expect(bookmarks.asked).toEqual([article, article])
    expect(next.bookmarks.saved.get()).toEqual([article])
  })

  it('starts by a snapshot, without the log before it', async () => {
    const { open, world } = givenAddedModule({}, createMemorySnapshots(1))
    const first = await open('a')
    first.bookmarks.add(article)
    await settled()
    first.stop()
    const position = world.snapshots.newest()?.position ?? 0
    expect(position).toBeGreaterThan(1)
    for (let index = 0; index < position - 1; index += 1) world.log.texts[index] = 'null'

    const next = await open('b')

    expect(next.bookmarks.saved.get()).toEqual([article])
  })

  it('reacts to the events of another module, with the cause handed on', async () => {
    const { open, records } = givenAddedModule({ lines: [aLine({ articleNumber: other })] })
    const shop = await open('a')
    fillForm({ shop }, 'DBI')

    shop.checkout.placeOrder(false)
    await settled()

    expect(shop.bookmarks.saved.get()).toEqual([other])
    const placed = records().find(({ kind, type }) => kind === 'command' && type === 'PlaceOrder')
    const added = records().find(({ type }) => type === 'AddBookmark')
    expect(added?.correlation).toBe(placed?.id)
  })

  it('belongs to its customer: nobody else sees what it knows', async () => {
    const { open } = givenAddedModule()
    const shop = await open('a')
    shop.bookmarks.add(article)
    await settled()

    shop.session.logOut()
    await settled()

    expect(shop.bookmarks.articles.get()).toEqual([])
    expect(E.isLeft(shop.bookmarks.add(other))).toBe(true)
  })
})
