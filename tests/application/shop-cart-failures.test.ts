import { describe, expect, it } from 'vitest'
import type { CallFailure } from '#domain/failure/call-failure'
import { cartDecider } from '#domain/cart/decider'
import { fold } from '#domain/kernel/decider'
import { articleNumber } from '#domain/kernel/ids'
import { cartCodecs } from '#application/modules/cart/codecs'
import * as E from 'fp-ts/Either'
import { aLine, day } from '../domain/given'
import {
  anArticle,
  createShopWorld,
  givenShop,
  onlyLine,
  openShop,
  settled,
  shown,
  type OpenShop,
} from '../support/given-shop'
import { storedBatches, type MemoryLogStore } from '../support/memory-event-log'
import { refusal } from '../support/scripted-network'

const twoLines = [aLine(), aLine({ articleNumber: articleNumber('4208104') })]
const keysOf = ({ shop }: OpenShop) => shop.cart.get().groups.flatMap(({ lines }) => lines.map(({ line }) => line.key))

/** The cart that its log tells of. */
const loggedCart = (log: MemoryLogStore) => {
  const events = storedBatches(log)
    .flatMap(({ records }) => records)
    .flatMap((record) => {
      if (record.module !== 'cart' || record.kind !== 'event') return []
      const event = cartCodecs.event.decode(record)
      return E.isRight(event) ? [event.right] : []
    })
  return fold(cartDecider.evolve, cartDecider.initial, events)
}

const refusedEdits: readonly {
  readonly title: string
  readonly call: string
  readonly edit: (given: OpenShop) => void
  readonly key: string
  readonly params?: Readonly<Record<string, string>>
}[] = [
  {
    title: '[ERROR-19] a delivery date',
    call: 'setDeliveryDate',
    edit: ({ shop }) => shop.cart.requestDeliveryDate('DBI', day('2026-03-12')),
    key: 'errors.update_delivery_date',
  },
  {
    title: '[ERROR-21] an add of one article',
    call: 'addItems',
    edit: ({ shop }) => shop.cart.add([anArticle('99')]),
    key: 'errors.cart_add_product',
  },
  {
    title: '[ERROR-27] an add of several articles, naming them',
    call: 'addItems',
    edit: ({ shop }) => shop.cart.add([anArticle('98'), anArticle('99')]),
    key: 'errors.cart_add_products',
    params: { ids: '98, 99' },
  },
  {
    title: '[ERROR-24] a removal',
    call: 'removeItems',
    edit: (given) => given.shop.cart.removeLines(keysOf(given)),
    key: 'errors.cart_remove_products',
  },
  {
    title: '[ERROR-24] emptying the cart',
    call: 'removeAllItems',
    edit: ({ shop }) => shop.cart.empty(),
    key: 'errors.cart_remove_products',
  },
  {
    title: '[ERROR-25] another delivery of one line',
    call: 'updateItem',
    edit: (given) => {
      given.shop.cart.changeDelivery(keysOf(given).slice(0, 1), 'EXH')
      given.shop.cart.sendNow()
    },
    key: 'errors.cart_update_product',
  },
  {
    title: '[ERROR-26] another delivery of several lines',
    call: 'updateItems',
    edit: (given) => given.shop.cart.changeDelivery(keysOf(given), 'EXH'),
    key: 'errors.cart_update_products',
  },
]

describe('an edit that the cart service refuses', () => {
  it.each(refusedEdits)(
    'is told with the wrapped message, and taken back: $title',
    async ({ call, edit, key, params }) => {
      const given = await givenShop({ lines: twoLines })
      given.network.refuse(call, refusal('cart', 422))

      edit(given)
      await settled()

      expect(given.shop.notices.get()).toMatchObject([
        { key, wrapped: true, severity: 'error', duration: undefined, ...(params === undefined ? {} : { params }) },
      ])
      expect(shown(given)).toEqual([
        ['4208103', 1],
        ['4208104', 1],
      ])
    },
  )

  it('[ERROR-25] keeps the typed quantity, so that it is not lost', async () => {
    const given = await givenShop({ lines: [aLine({ quantity: 1 })] })
    given.network.refuse('updateItem', refusal('cart', 422))

    given.shop.cart.changeQuantity(onlyLine(given), 12)
    given.shop.cart.sendNow()
    await settled()

    expect(given.noticeKeys()).toEqual(['errors.cart_update_product'])
    expect(shown(given)).toEqual([['4208103', 1]])
    expect(loggedCart(given.log)).toMatchObject({
      refused: [{ edit: { type: 'ChangeQuantity', quantity: 12 }, failure: { status: 422 } }],
    })
  })

  it('[ERROR-25] can be made again as it was typed', async () => {
    const given = await givenShop({ lines: [aLine({ quantity: 1 })] })
    given.network.refuse('updateItem', refusal('cart', 422))
    given.shop.cart.changeQuantity(onlyLine(given), 12)
    given.shop.cart.sendNow()
    await settled()
    const [refused] = given.shop.cart.refusedEdits.get()

    if (refused !== undefined) given.shop.cart.tryAgain(refused.id)
    given.shop.cart.sendNow()
    await settled()

    expect(shown(given)).toEqual([['4208103', 12]])
    expect(given.shop.cart.refusedEdits.get()).toEqual([])
  })

  it('[ERROR-25] is shown by the next start too, until it is dismissed', async () => {
    const world = createShopWorld({ lines: [aLine({ quantity: 1 })] })
    const first = await openShop(world, 'a')
    world.network.refuse('updateItem', refusal('cart', 422))
    first.shop.cart.changeQuantity(onlyLine(first), 12)
    first.shop.cart.sendNow()
    await settled()
    first.shop.stop()

    const next = await openShop(world, 'b')
    const [refused] = next.shop.cart.refusedEdits.get()
    expect(refused).toMatchObject({ edit: { quantity: 12 } })
    if (refused !== undefined) next.shop.cart.dismissRefused(refused.id)

    expect(next.shop.cart.refusedEdits.get()).toEqual([])
  })

  it('leaves the edits after it alone', async () => {
    const given = await givenShop({ lines: [aLine({ quantity: 1 })] })
    given.network.refuse('addItems', refusal('cart', 422))

    given.shop.cart.add([anArticle('98')])
    given.shop.cart.add([anArticle('99', 4)])
    await settled()

    expect(shown(given)).toEqual([
      ['4208103', 1],
      ['99', 4],
    ])
    expect(given.noticeKeys()).toEqual(['errors.cart_add_product'])
  })
})

describe('an add of several articles of which the service does not know some', () => {
  it('[ERROR-27] adds the others and names those by their ids', async () => {
    const given = await givenShop({ unknownArticles: [articleNumber('98'), articleNumber('97')] })

    given.shop.cart.add([anArticle('97'), anArticle('98'), anArticle('99')])
    await settled()

    expect(given.shop.notices.get()).toMatchObject([
      { key: 'errors.cart_add_products', params: { ids: '97, 98' }, wrapped: true },
    ])
    expect(shown(given)).toEqual([['99', 1]])
  })

  it('[ERROR-27] says so again of other articles, and not twice of the same', async () => {
    const given = await givenShop({ unknownArticles: ['95', '96', '97', '98'].map(articleNumber) })

    for (const pair of [
      ['97', '98'],
      ['97', '98'],
      ['95', '96'],
    ]) {
      given.shop.cart.add(pair.map((article) => anArticle(article)))
      await settled()
    }

    expect(given.shop.notices.get().map(({ params }) => params)).toEqual([{ ids: '97, 98' }, { ids: '95, 96' }])
  })

  it('[ERROR-21] says of a single one that it could not be added', async () => {
    const given = await givenShop({ unknownArticles: [articleNumber('97')] })

    given.shop.cart.add([anArticle('97')])
    await settled()

    expect(given.noticeKeys()).toEqual(['errors.cart_add_product'])
    expect(shown(given)).toEqual([])
  })
})

describe('a call that we stopped ourselves', () => {
  const aborted: CallFailure = { tag: 'Aborted', service: 'cart' }

  it('[ERROR-17] is not told of', async () => {
    const given = await givenShop({ lines: [aLine()] })
    given.network.refuse('getCart', aborted)
    given.network.refuse('updateItem', aborted)

    given.shop.cart.refresh()
    await settled()
    given.shop.cart.changeQuantity(onlyLine(given), 3)
    given.shop.cart.sendNow()
    await settled()

    expect(given.shop.notices.get()).toEqual([])
  })
})

describe('a cart that cannot be fetched', () => {
  it('is told of once, however often it is tried', async () => {
    const given = await givenShop({ lines: [aLine()] })
    given.network.refuse('getCart', refusal('cart', 422))
    given.network.refuse('getCart', refusal('cart', 422))

    given.shop.cart.refresh()
    await settled()
    given.shop.cart.refresh()
    await settled()

    expect(given.shop.notices.get()).toMatchObject([{ key: 'errors.cart_service_not_available', wrapped: false }])
  })
})

describe('a cart service that hangs', () => {
  it('is asked anew when the user tries again, without a failure to tell of, and the answer is shown', async () => {
    const given = await givenShop({ lines: [aLine()] })
    given.network.hold('getCart')
    given.shop.cart.refresh()
    await settled()
    const before = given.network.asked('getCart').length

    given.shop.cart.refresh()
    await settled()

    expect(given.network.asked('getCart')).toHaveLength(before + 1)
    expect(given.shop.cart.status.get()).toBe('idle')
    expect(given.shop.notices.get()).toEqual([])
  })
})
