import { describe, expect, it } from 'vitest'
import * as E from 'fp-ts/Either'
import { articleNumber } from '#domain/kernel/ids'
import { anArticle, givenShop, settled, shown, type OpenShop } from '../support/given-shop'
import { aLine } from '../domain/given'
import { refusal } from '../support/scripted-network'

const valve = anArticle('97')
const radiator = { ...anArticle('98', 4), label: 'Stam 3' }

const noticesOf = ({ shop }: OpenShop) =>
  shop.notices.get().map(({ key, params, wrapped }) => ({ key, ids: params['ids'], wrapped }))

const refusedArticles = ({ shop }: OpenShop) =>
  shop.cart.refusedEdits
    .get()
    .flatMap(({ edit }) => (edit.type === 'AddLines' ? edit.lines.map((line) => line.articleNumber) : []))

describe('rows of a file', () => {
  it('[CART-02] [CART-44] are uploaded together for the chosen delivery, with the id of their command as key', async () => {
    const given = await givenShop()

    given.shop.cart.add([valve, radiator], 'file')
    await settled()

    expect(given.network.asked('uploadItems')).toEqual([
      {
        deliveryId: 'DBI',
        rows: [
          { articleNumber: '97', quantity: 1, label: '' },
          { articleNumber: '98', quantity: 4, label: 'Stam 3' },
        ],
      },
    ])
    expect(shown(given)).toEqual([
      ['97', 1],
      ['98', 4],
    ])
    expect(given.network.asked('addItems')).toEqual([])
  })

  it('are uploaded once though the answer is lost, and are shown meanwhile', async () => {
    const given = await givenShop()
    given.network.loseAnswer('uploadItems')

    given.shop.cart.add([valve], 'file')
    await settled()

    expect(shown(given)).toEqual([['97', 1]])
  })

  it('[ERROR-22] are told of in the words of an upload where the service refuses it, and are kept', async () => {
    const given = await givenShop()
    given.network.refuse('uploadItems', refusal('cart', 422))

    given.shop.cart.add([valve, radiator], 'file')
    await settled()

    expect(noticesOf(given)).toEqual([{ key: 'errors.cart_uploads_products', ids: undefined, wrapped: true }])
    expect(refusedArticles(given)).toEqual(['97', '98'])
  })

  it('[ERROR-31] are named by their ids where they are wrong, and the others are added', async () => {
    const given = await givenShop({ unknownArticles: [articleNumber('97')] })

    given.shop.cart.add([valve, radiator], 'file')
    await settled()

    expect(noticesOf(given)).toEqual([{ key: 'cart.wrong_import', ids: '97', wrapped: false }])
    expect(shown(given)).toEqual([['98', 4]])
    expect(refusedArticles(given)).toEqual(['97'])
  })

  it('[ERROR-30] that the cart has no room for are told of by CART_LIMIT, and none is lost though none is named', async () => {
    const given = await givenShop({ uploadErrors: [{ id: 'CART_LIMIT', code: '', message: '' }] })

    given.shop.cart.add([valve, radiator], 'file')
    await settled()

    expect(noticesOf(given)).toEqual([{ key: 'cart.cart_limit_exceeded', ids: undefined, wrapped: false }])
    expect(refusedArticles(given)).toEqual(['97', '98'])
  })

  it('[ERROR-30] are told of in the same words where the whole upload is refused for it', async () => {
    const given = await givenShop()
    given.network.refuse('uploadItems', { ...refusal('cart', 422), code: 'CART_LIMIT' })

    given.shop.cart.add([valve], 'file')
    await settled()

    expect(noticesOf(given)).toEqual([{ key: 'cart.cart_limit_exceeded', ids: undefined, wrapped: false }])
    expect(refusedArticles(given)).toEqual(['97'])
  })

  it('that were refused are uploaded again when they are tried again', async () => {
    const given = await givenShop()
    given.network.refuse('uploadItems', refusal('cart', 422))
    given.shop.cart.add([valve], 'file')
    await settled()

    const [refused] = given.shop.cart.refusedEdits.get()
    if (refused !== undefined) given.shop.cart.tryAgain(refused.id)
    await settled()

    expect(given.network.asked('uploadItems')).toHaveLength(2)
    expect(shown(given)).toEqual([['97', 1]])
  })
})

describe('a file of the cart', () => {
  it('[CART-03] names the items of the wanted lines, once what is pending is saved', async () => {
    const given = await givenShop({ lines: [aLine(), aLine({ articleNumber: articleNumber('4208104') })] })
    const [line] = given.shop.cart.get().groups.flatMap(({ lines }) => lines)
    const key = line?.line.key
    if (key === undefined) throw new Error('no line')
    given.shop.cart.changeQuantity(key, 7)

    const file = given.shop.cart.exportLines([key], 'csv')
    await settled()

    expect(await file).toEqual(new TextEncoder().encode(line?.line.cartItemId))
    expect(given.network.calls().slice(-2)).toEqual(['updateItem', 'exportItems'])
    expect(given.network.asked('exportItems')).toEqual([{ items: [line?.line.cartItemId], format: 'csv' }])
  })

  it('[ERROR-23] that cannot be made is told of', async () => {
    const given = await givenShop({ lines: [aLine()] })
    given.network.refuse('exportItems', refusal('cart', 503))

    const file = given.shop.cart.exportLines([aLine().key], 'xlsx')
    await settled()

    expect(await file).toBeUndefined()
    expect(noticesOf(given)).toEqual([{ key: 'errors.cart_generate_file', ids: undefined, wrapped: true }])
    expect(E.isRight(given.shop.cart.removeLines([aLine().key]))).toBe(true)
  })
})
