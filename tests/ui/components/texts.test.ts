import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Arrival } from '#domain/catalogue/stock'
import { deliveryIds } from '#domain/delivery/delivery-type'
import { day } from '../../domain/given'
import { daysWording, stockWording } from '../../../ui/components/stock-wording'
import { deliveryName } from '../../../ui/texts/delivery-name'
import { enumerate } from '../../../ui/texts/enumerate'
import { factsInLine } from '../../../ui/texts/facts-in-line'
import { noticeText } from '../../../ui/texts/notice-text'
import { addressTexts } from '../../../ui/addresses/texts'
import { cartTexts } from '../../../ui/cart/texts'
import { checkoutTexts } from '../../../ui/checkout/texts'
import { comparisonTexts } from '../../../ui/comparison/texts'
import { configurationTexts } from '../../../ui/configuration/texts'
import { helpTexts } from '../../../ui/help/texts'
import { addressBookTexts } from '../../../ui/my-pages/addresses/texts'
import { formTexts } from '../../../ui/content/form-texts'
import { editingTexts } from '../../../ui/editing/texts'
import { economyTexts } from '../../../ui/my-pages/economy/texts'
import { orderTexts } from '../../../ui/my-pages/order/texts'
import { againTexts } from '../../../ui/my-pages/orders/again-texts'
import { ordersTexts } from '../../../ui/my-pages/orders/texts'
import { listTexts } from '../../../ui/my-pages/lists/texts'
import { ownQuoteTexts } from '../../../ui/my-pages/quotes/texts'
import { usersTexts } from '../../../ui/my-pages/users/texts'
import { passwordTexts } from '../../../ui/password/texts'
import { profileTexts } from '../../../ui/my-pages/profile/texts'
import { overviewTexts } from '../../../ui/my-pages/overview/texts'
import { myPagesTexts } from '../../../ui/my-pages/texts'
import { productTexts } from '../../../ui/product/texts'
import { quickOrderTexts } from '../../../ui/quick-order/texts'
import { quotePieceTexts } from '../../../ui/quotes/piece-texts'
import { sharedQuoteTexts } from '../../../ui/quotes/shared-texts'
import { replayTexts } from '../../../ui/replay/texts'
import { storesTexts } from '../../../ui/stores/texts'
import { sv } from '../../../ui/texts/sv'
import { fill, t, textOf } from '../../../ui/texts/t'

const repository = join(import.meta.dirname, '../../..')

/** The texts of any page and those of features that have their own. */
const everyText: Readonly<Record<string, string>> = {
  ...sv,
  ...addressTexts,
  ...addressBookTexts,
  ...againTexts,
  ...cartTexts,
  ...checkoutTexts,
  ...comparisonTexts,
  ...configurationTexts,
  ...helpTexts,
  ...myPagesTexts,
  ...overviewTexts,
  ...passwordTexts,
  ...profileTexts,
  ...usersTexts,
  ...listTexts,
  ...economyTexts,
  ...editingTexts,
  ...formTexts,
  ...orderTexts,
  ...ordersTexts,
  ...ownQuoteTexts,
  ...productTexts,
  ...quickOrderTexts,
  ...quotePieceTexts,
  ...sharedQuoteTexts,
  ...replayTexts,
  ...storesTexts,
}

const sourcesIn = (room: string, named = /\.tsx?$/): readonly string[] =>
  readdirSync(join(repository, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => named.test(file))
    .map((file) => readFileSync(join(repository, room, file), 'utf8'))

const keysIn = (code: string): readonly string[] =>
  [
    ...code.matchAll(
      /'((?:errors|cart|checkout|delivery|favorites|notice|order|service|session|stock)\.[A-Za-z_.]+)'/g,
    ),
  ].flatMap(([, key]) => key ?? [])

const textFiles = sourcesIn('ui', /(?:^|\/)(?:[a-z]+-)*texts\.ts$/)

const definedIn = (code: string): readonly string[] =>
  [...code.matchAll(/^ {2}'([^']+)':/gm)].flatMap(([, key]) => key ?? [])

describe('the message catalogue', () => {
  it('[ERROR-32] has a text for every key that the code names', () => {
    const named = sourcesIn('ui').flatMap(keysIn)

    expect(named.length).toBeGreaterThan(20)
    expect([...new Set(named)].filter((key) => !(key in everyText))).toEqual([])
  })

  it('[ERROR-32] has a text on every page for every key of a notice or an answer', () => {
    const named = ['domain', 'application', 'adapters'].flatMap((room) => sourcesIn(room).flatMap(keysIn))

    expect(named.length).toBeGreaterThan(20)
    expect([...new Set(named)].filter((key) => !(key in sv))).toEqual([])
  })

  it('[ERROR-32] has a text for every key of the spec', () => {
    const keys = [
      'errors.invalid_token',
      'errors.internal_server_error',
      'errors.forbidden_action',
      'errors.not_found',
      'errors.unknown_error_occurred',
      'errors.cart_service_not_available',
      'errors.order_service_not_available',
      'errors.auth_service_not_available',
      'errors.occured',
      'errors.try_again_later',
      'errors.update_delivery_date',
      'errors.transfer_cart',
      'errors.cart_add_product',
      'errors.cart_add_products',
      'errors.cart_uploads_products',
      'errors.cart_generate_file',
      'errors.cart_remove_products',
      'errors.cart_update_product',
      'errors.cart_update_products',
      'errors.technical_issues',
      'errors.try_again_later_or_contact',
      'errors.invalid_order',
      'errors.invalid_partial_order',
      'errors.punchout.missing_callback_url',
      'cart.cart_limit_exceeded',
      'cart.wrong_import',
      'favorites.info_modal.body',
      'order.maxCharacters',
    ]

    expect(keys.filter((key) => !(key in sv))).toEqual([])
  })

  it('defines no key in two areas', () => {
    const keys = textFiles.flatMap(definedIn)

    expect(keys.length).toBe(Object.keys(everyText).length)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  it('[CART-28] asks for a delivery method in the words of the spec', () => {
    expect(textOf('delivery.chooseMethod')).toBe('Vänligen välj ett leveranssätt.')
  })

  it('[ERROR-18] wraps a message between what occurred and try again later', () => {
    const text = noticeText({ key: 'errors.cart_add_products', params: { ids: '4208103, 1630522' }, wrapped: true })

    expect(text).toBe(
      `${t('errors.occured')} artiklar kunde inte läggas i varukorgen: 4208103, 1630522. ${t('errors.try_again_later')}`,
    )
  })

  it('[ERROR-27] lists the failing ids, and reads well without them', () => {
    expect(textOf('errors.cart_add_products', { ids: '1, 2' })).toContain(': 1, 2.')
    expect(textOf('errors.cart_add_products')).toBe('artiklar kunde inte läggas i varukorgen.')
  })

  it('says a quantity that is not sold in one text, with the nearest ones where there are any', () => {
    const wrong = { article: '4208103', multiple: 10 }

    expect(t('notice.invalidQuantity', wrong)).toBe('4208103 säljs i steg om 10.')
    expect(t('notice.invalidQuantity', { ...wrong, nearest: '10 eller 20' })).toBe(
      '4208103 säljs i steg om 10. Närmast: 10 eller 20.',
    )
  })

  it('[CHECKOUT-10] names the deliveries that were not ordered', () => {
    const deliveries = (['EXH', 'XXX'] as const).map((id) => ({ key: `delivery.name.${id}`, params: {} }))
    const text = noticeText({ key: 'errors.invalid_partial_order', params: { deliveries }, wrapped: false })

    expect(text).toContain('Leverans till butik, Expressutkörning')
  })

  it('[DELIVERY-02] [DELIVERY-03] [DELIVERY-04] [DELIVERY-06] names each delivery', () => {
    expect(deliveryIds.map(deliveryName)).toEqual([
      'Utkörning',
      'Leverans till butik',
      'Expressutkörning',
      'Express till butik',
    ])
  })

  it('[CATALOG-17] counts stock in " st " where the article tells no unit', () => {
    expect(stockWording({ tag: 'InStock', quantity: 4 }, '')).toBe('4 st i lager')
    expect(stockWording({ tag: 'InStock', quantity: 4 }, 'm')).toBe('4 m i lager')
  })

  it('[CATALOG-31] writes - for stock at no known place', () => {
    expect(stockWording({ tag: 'Unknown', quantity: -1 }, 'st')).toBe('-')
  })

  it('tells stock that comes by its days, else by its date, else that the date is missing', () => {
    const incoming = (arrival: Arrival | undefined) => stockWording({ tag: 'Incoming', quantity: 0, arrival }, 'st')

    expect(incoming({ tag: 'InDays', days: { from: 10, to: 15 } })).toBe('Kommer in om 10–15 dagar')
    expect(incoming({ tag: 'InDays', days: { from: 2, to: 2 } })).toBe('Kommer in om 2 dagar')
    expect(incoming({ tag: 'InDays', days: { from: 1, to: 1 } })).toBe('Kommer in om 1 dag')
    expect(daysWording({ from: 1, to: 1 })).toBe('1 dag')
    expect(daysWording({ from: 1, to: 2 })).toBe('1–2 dagar')
    expect(incoming({ tag: 'OnDay', day: day('2026-04-01') })).toMatch(/^Kommer in 1.apr$/)
    expect(incoming(undefined)).toBe('Kommer in, datum saknas')
  })

  it.each([
    [[], ''],
    [['A'], 'A'],
    [['A', 'B'], 'A och B'],
    [['A', 'B', 'C', 'D'], 'A, B, C och D'],
  ])('writes the names %j with commas and one "och"', (names, sentence) => {
    expect(enumerate(names)).toBe(sentence)
  })
})

describe('filling a text', () => {
  it('puts values in their places and leaves unknown ones standing', () => {
    expect(fill('{a} och {b} och {a}', { a: 1 })).toBe('1 och {b} och 1')
  })

  it('chooses between one and many', () => {
    const text = '{count, plural, one {# rad} other {# rader}}'

    expect([0, 1, 2].map((count) => fill(text, { count }))).toEqual(['0 rader', '1 rad', '2 rader'])
  })

  it('leaves no pattern standing in any text of the catalogue', () => {
    const unfilled = Object.values(everyText).filter((text) => {
      const names = [...fill(text, {}).matchAll(/\{(\w+)/g)].flatMap(([, name]) => name ?? [])
      return /[{}]/.test(fill(text, Object.fromEntries(names.map((name) => [name, 1]))))
    })

    expect(unfilled).toEqual([])
  })

  it('never fills a value that looks like a placeholder again', () => {
    fc.assert(fc.property(fc.string(), (value) => fill('<{a}>', { a: value, b: 'x' }) === `<${value}>`))
  })

  it('shows a key that has no text', () => {
    expect(textOf('nowhere.to_be_found')).toBe('nowhere.to_be_found')
  })
})

describe('facts in one line', () => {
  it('read as a sentence: a capital letter stands first, and in codes', () => {
    expect(factsInLine(['Invändig gänga', 'Avzinkningshärdig mässing', 'PN40'])).toBe(
      'Invändig gänga, avzinkningshärdig mässing, PN40',
    )
    expect(factsInLine(['G1/2', 'Cu', 'T-rör', 'EPDM', 'Press M-profil'])).toBe('G1/2, Cu, T-rör, EPDM, press M-profil')
    expect(factsInLine([])).toBe('')
  })
})
