// @vitest-environment happy-dom
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallFailure } from '#domain/failure/call-failure'
import type { FavouriteList, ListItem } from '#domain/favourite-lists/favourite-list'
import { customerId, favouriteListId, instant, listItemId, userId } from '#domain/kernel/ids'
import type { FavouriteListService } from '#application/ports/favourite-list-service'
import { Component as ListPage } from '../../../ui/my-pages/lists/ListPage'
import { many } from '../../domain/given'
import { signedIn, valve } from '../../domain/given-articles'
import { withQueries } from '../../support/arrived-shop'
import { fakeQueries } from '../../support/fake-queries'
import { shell, shopWith } from '../checkout/given'
import { drawIn, type Drawn } from '../draw'

const first = instant('2026-11-20T08:00:00.000Z')
const shared: FavouriteList = {
  id: favouriteListId('l1'),
  name: 'Hyllan',
  access: 'shared',
  userId: userId('u1'),
  ownerName: 'Ali Rahimi',
  customerId: customerId('104822'),
  createdAt: first,
  updatedAt: first,
  totalRows: 1,
  firstItems: [],
}
const row = (of: number): ListItem => ({
  itemId: listItemId('i1'),
  articleNumber: valve.articleNumber,
  quantity: many(of),
  note: '',
})

/** The answer to the first or a later look at the head of the list. */
type AnswerLook = (list: FavouriteList, look: number, signal: AbortSignal | undefined) => Promise<FavouriteList>

/** The page of a shared list. `told` counts what the service was asked. */
const open = async (
  answer: AnswerLook = (list) => Promise.resolve(list),
  remove: FavouriteListService['remove'] = () => TE.right(undefined),
) => {
  const held = { list: shared, items: [row(2)] }
  const told = { heads: 0, rows: 0 }
  const shop = withQueries(
    shopWith([], { session: signedIn([]) }),
    fakeQueries({
      favouriteLists: {
        list: (_id, options) => {
          told.heads += 1
          return TE.fromTask(() => answer(held.list, told.heads, options?.signal))
        },
        remove,
        items: () => {
          told.rows += 1
          return TE.right({ data: held.items, next: undefined })
        },
      },
    }),
  )
  const drawn = await drawIn(shop, shell, <ListPage />, '/mina-sidor/inkoepslistor/l1', '/mina-sidor/inkoepslistor/:id')
  const colleagueChanges = (to: number) => {
    held.list = { ...held.list, updatedAt: instant('2026-11-20T08:00:01.000Z') }
    held.items = [row(to)]
  }
  return { drawn, told, colleagueChanges }
}

const QUANTITY = /^Antal av/
const NOTE = /^Anteckning om/
const shownQuantity = (drawn: Drawn) => drawn.named(QUANTITY).getAttribute('value')
const pass = (drawn: Drawn, ms: number) => drawn.does(() => void vi.advanceTimersByTime(ms))

describe('what a colleague changes in a list that is seen', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  it('is shown within five seconds, and a note that is being written stays', async () => {
    const { drawn, colleagueChanges } = await open()
    await drawn.until(() => expect(shownQuantity(drawn)).toBe('2'))
    await drawn.type(NOTE, 'Hylla A')
    colleagueChanges(9)
    await pass(drawn, 5_000)
    await drawn.until(() => expect(shownQuantity(drawn)).toBe('9'))
    expect(drawn.named(NOTE)).toHaveProperty('value', 'Hylla A')
  })

  it('costs the head of the list alone while nothing changes', async () => {
    const { drawn, told } = await open()
    await drawn.until(() => expect(shownQuantity(drawn)).toBe('2'))
    for (let look = 2; look <= 4; look += 1) {
      await pass(drawn, 5_000)
      await drawn.until(() => expect(told.heads).toBe(look))
    }
    expect(told.rows).toBe(1)
  })

  it('is not asked for while the page is hidden', async () => {
    const { drawn, told } = await open()
    await drawn.until(() => expect(shownQuantity(drawn)).toBe('2'))
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await pass(drawn, 60_000)
    expect(told.heads).toBe(1)
  })

  it('is not asked for while its owner removes it, and a look under way is given up; it is asked for again when that fails', async () => {
    const signals: (AbortSignal | undefined)[] = []
    const looks = (list: FavouriteList, look: number, signal: AbortSignal | undefined) => {
      if (look === 1) return Promise.resolve(list)
      signals.push(signal)
      return new Promise<FavouriteList>(() => undefined)
    }
    let fail = (): void => undefined
    const failure: CallFailure = { tag: 'Lost', service: 'gateway', status: undefined }
    const { drawn, told } = await open(
      looks,
      () => () => new Promise((settle) => (fail = () => settle(E.left(failure)))),
    )
    await drawn.until(() => expect(shownQuantity(drawn)).toBe('2'))
    await pass(drawn, 5_000)
    await drawn.until(() => expect(told.heads).toBe(2))
    await drawn.press('Ta bort listan')
    expect(signals.map((signal) => signal?.aborted)).toEqual([true])
    await pass(drawn, 60_000)
    await drawn.does(() => void window.dispatchEvent(new Event('focus')))
    expect(told.heads).toBe(2)
    expect(drawn.text()).toContain('Hyllan')
    await drawn.does(() => fail())
    await drawn.until(() => expect(told.heads).toBe(3))
  })

  it('is waited for where the answer is slow, rather than asked for again', async () => {
    const slow: ((list: FavouriteList) => void)[] = []
    const signals: (AbortSignal | undefined)[] = []
    const { drawn, told } = await open((list, look, signal) => {
      if (look === 1) return Promise.resolve(list)
      signals.push(signal)
      return new Promise((settle) => slow.push(settle))
    })
    await drawn.until(() => expect(shownQuantity(drawn)).toBe('2'))
    for (let passed = 0; passed < 4; passed += 1) await pass(drawn, 5_000)
    expect(told.heads).toBe(2)
    expect(signals.map((signal) => signal?.aborted)).toEqual([false])
    await drawn.does(() => slow[0]?.({ ...shared, name: 'Hyllan i bilen' }))
    await drawn.until(() => expect(drawn.text()).toContain('Hyllan i bilen'))
  })
})
