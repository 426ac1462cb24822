import * as E from 'fp-ts/Either'
import { articleNumber, cartItemId, customerId, locationId, projectId, userId } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import { secret } from '#domain/kernel/secret'
import type { LogReading } from '#application/shop/log-reading'
import { aCustomer, aLine, aUser, aVariant, day, someClaims, zip } from '../domain/given'
import { ownRow } from '../domain/quotes/given'
import { RIGHT_PASSWORD, type Account } from './fake-auth-service'
import { givenLoggedOrder } from './given-logged-order'
import { givenReadyToOrder, loseOrder } from './given-ready-to-order'
import { allModules } from '#application/modules/all'
import { createShop } from '#application/shop/create-shop'
import {
  anArticle,
  createShopWorld,
  fillForm,
  givenShop,
  onlyLine,
  type OpenShop,
  openShop,
  ourCustomer,
  partsOfTab,
  settled,
} from './given-shop'
import { createScriptedFavourites } from './scripted-favourites'
import { refusal } from './scripted-network'

// What a user does in the shop, step by step, for logs that a replay is tried on.

/** What the shop of a tab hands over for an export. */
export const readLog = async ({ shop }: Pick<OpenShop, 'shop'>): Promise<LogReading> => {
  const read = await shop.readLog()
  if (E.isLeft(read)) throw new Error(read.left.tag)
  return read.right
}

const project = (id: string) => ({ projectId: projectId(id), name: `Projekt ${id}`, description: 'Storgatan 1' })

export const bo: Account = {
  user: aUser({
    userId: userId('u2'),
    username: 'bo',
    firstName: 'Bo',
    lastName: 'Ek',
    email: 'bo@fackhandel.example',
  }),
  claims: someClaims({ username: 'bo', userId: userId('u2'), customerId: customerId('104830') }),
  customers: [aCustomer('104830', { name: 'Eks Rör AB' })],
}

const wait = async (tab: Pick<OpenShop, 'timers'>, ms = 1_000): Promise<void> => {
  await settled()
  tab.timers.pass(ms)
  await settled()
}

/** Adds of which the service leaves some out, edits that the rules refuse and edits that the service refuses. */
const cartEdits = async () => {
  const given = await givenShop({
    lines: [
      aLine({ quantity: 2, label: 'Kök' }),
      aLine({ cartItemId: cartItemId('i9'), articleNumber: articleNumber('77') }),
    ],
    unknownArticles: [articleNumber('666')],
  })
  const { shop, network } = given
  shop.cart.add([anArticle('4208104', 3), anArticle('666', 1)])
  await wait(given)
  shop.cart.changeQuantity(onlyLine(given), 7)
  shop.cart.changeQuantity(onlyLine(given), -1)
  await wait(given)
  shop.cart.changeLabel([onlyLine(given)], 'Badrum, plan 2')
  await wait(given)
  network.refuse('updateItem', {
    ...refusal('cart', 422),
    message: 'Moa Lindqvist får inte',
    details: [{ path: 'x', message: 'y' }],
  })
  shop.cart.changeQuantity(onlyLine(given), 9)
  await wait(given)
  for (const { id } of shop.cart.refusedEdits.get()) shop.cart.dismissRefused(id)
  shop.cart.removeLines([onlyLine(given)])
  await wait(given)
  shop.cart.requestDeliveryDate('all', day('2026-03-14'))
  shop.cart.empty()
  await wait(given)
  return given
}

/** Deliveries with a place, ones without, and their forms. */
const delivery = async () => {
  const given = await givenShop({ lines: [aLine()] })
  const { shop } = given
  shop.session.chooseDelivery({ deliveryId: 'EXH', storeId: undefined, zipCode: undefined })
  shop.session.chooseDelivery({ deliveryId: 'XXX', storeId: undefined, zipCode: zip('43153') })
  await wait(given)
  shop.session.chooseDelivery({ deliveryId: 'EXH', storeId: locationId('S2'), zipCode: undefined })
  await wait(given)
  shop.cart.changeDelivery([onlyLine(given)], 'EXH')
  await wait(given)
  fillForm(given, 'EXH')
  shop.checkout.fillField('EXH', 'mobile', '+46 (0)70–123 45 67')
  shop.checkout.fillField('DBI', 'doorCode', '4711')
  shop.checkout.fillField('DBI', 'message', 'Ring 👷 Örjan, 0046 70 765 43 21')
  await wait(given)
  return given
}

/** An order of two deliveries of which one is declined, after one whose form was not complete. */
const declinedInPart = async () => {
  const given = await givenReadyToOrder({ declines: ['EXH'] })
  given.shop.checkout.fillField('DBI', 'mobile', '07')
  given.shop.checkout.placeOrder(false)
  given.shop.checkout.fillField('DBI', 'mobile', '070-123 45 67')
  await wait(given)
  given.shop.checkout.placeOrder(false)
  await wait(given)
  return given
}

/** An order whose answer was lost, and which an enquiry finds. */
const unknownOrder = async () => {
  const given = await givenReadyToOrder()
  loseOrder(given.network)
  given.shop.checkout.placeOrder(false)
  await wait(given)
  given.shop.checkout.placeOrder(false)
  given.shop.checkout.enquireOrder()
  await wait(given)
  return given
}

/** A user with two customers and a project. */
const customerSwitch = async () => {
  const customers = [aCustomer(ourCustomer), aCustomer('104830', { projects: [project('p7')] })]
  const given = await givenShop({ customers, lines: [aLine()] })
  given.shop.cart.add([anArticle('4208104', 1)])
  await wait(given)
  given.shop.session.chooseContext(customerId('104830'), projectId('p7'))
  await wait(given)
  given.shop.session.chooseContext(customerId('999'), undefined)
  given.shop.cart.add([anArticle('4208105', 2)])
  await wait(given)
  given.network.refuse('switchContext', refusal('auth', 403))
  given.shop.session.chooseContext(customerId(ourCustomer), undefined)
  await wait(given)
  return given
}

/** A log-out with an edit under way and an order whose end is not known, and the same user again. */
const logOut = async () => {
  const given = await givenReadyToOrder()
  loseOrder(given.network, 2)
  given.shop.checkout.placeOrder(false)
  await wait(given)
  given.network.hold('updateItem')
  given.shop.cart.changeQuantity(onlyLine(given), 5)
  await wait(given)
  given.shop.session.logOut()
  await wait(given)
  given.shop.session.logIn({ username: 'user', password: RIGHT_PASSWORD })
  await wait(given, 10_000)
  given.shop.checkout.enquireOrder()
  await wait(given, 10_000)
  return given
}

/** A log-out that leaves nothing, and another user. */
const otherUser = async () => {
  const given = await givenShop({ lines: [aLine()], others: [bo] })
  given.shop.cart.add([anArticle('4208104', 1)])
  await wait(given)
  given.shop.session.logOut()
  await wait(given)
  given.shop.session.logIn({ username: 'bo', password: secret('wrong') })
  await wait(given)
  given.shop.session.logIn({ username: 'bo', password: RIGHT_PASSWORD })
  await wait(given)
  given.shop.cart.add([anArticle('77', 2)])
  await wait(given)
  return given
}

/** Two tabs of one user that edit the same line. */
const twoTabs = async () => {
  const given = await givenShop({ lines: [aLine({ quantity: 2 })] })
  const other = await openShop(given, 'b')
  given.shop.cart.changeQuantity(onlyLine(given), 5)
  other.shop.cart.changeQuantity(onlyLine(other), 6)
  other.shop.cart.add([anArticle('77', 1)])
  await wait(given)
  await wait(other)
  return given
}

/**
 * A quote that is made beside the catalogue, written by two, sent, answered and ordered; and edits that the rules and the
 * service refuse.
 */
const quotes = async () => {
  const given = await givenShop()
  const { shop, network } = given
  const article = articleNumber('4208103')
  void shop.quotes.create('Villa Ek', [{ articleNumber: article, quantity: 2, variant: aVariant() }])
  shop.quotes.addArticles([{ articleNumber: article, quantity: 1, variant: undefined }])
  await wait(given)
  const [made] = given.quotes.all()
  const [row, other] = made?.rows ?? []
  if (made === undefined || row === undefined || other === undefined) throw new Error('there is no quote')
  const { id } = made
  shop.quotes.changeHead(id, {
    reference: 'Märkning 7',
    receiver: { ...made.receiver, name: 'Eva Ek', email: 'eva@example.se', type: 'private' },
    finalMessage: 'Tack för förfrågan.\nHör av dig.',
  })
  shop.quotes.addRow(id, { ...ownRow('x'), name: 'Rivning hos Eva' }, row.rowId)
  shop.quotes.addRow(id, { tag: 'Heading', text: 'Badrum' })
  shop.quotes.changeRow(id, row.rowId, { quantity: 60_000 })
  shop.quotes.changeRow(id, row.rowId, { quantity: 4, ownPrice: money(99.5) })
  given.quotes.elsewhere(id, (quote) => ({
    rows: quote.rows.map((one) => (one === quote.rows[0] ? { ...one, quantity: 7 } : one)),
  }))
  await wait(given)
  const view = shop.quotes.quote(id).get()
  if (view.tag === 'Known') for (const one of view.overwritten) shop.quotes.takeBack(id, one.id)
  shop.quotes.setMarkup(id, 15)
  await wait(given)
  network.refuse('removeQuoteItems', refusal('quote', 422))
  shop.quotes.removeRows(id, [other.rowId])
  await wait(given)
  shop.quotes.tryAgain(id)
  await wait(given)
  void shop.quotes.moveOn(id, 'sent')
  await wait(given)
  void shop.quotes.copy(id)
  given.quotes.elsewhere(id, () => ({ status: 'accepted' }))
  shop.quotes.open(id)
  await wait(given)
  shop.quotes.putInCart(id, [aVariant()])
  fillForm(given, 'DBI')
  await wait(given)
  shop.checkout.placeOrder(false)
  await wait(given)
  void shop.quotes.remove(given.quotes.all().map((quote) => quote.id))
  await wait(given)
  return given
}

/** Articles that are marked and unmarked, of which the service refuses one. */
const favourites = async () => {
  const [first, second] = [articleNumber('4208103'), articleNumber('4208104')]
  const { service, network } = createScriptedFavourites([first])
  const { parts, timers } = partsOfTab(createShopWorld({}), 'a')
  const shop = createShop({ ...parts, favourites: service }, Object.values(allModules))
  const given = { shop, timers }
  await wait(given)
  shop.favourites.toggle(second)
  await wait(given)
  network.refuse('remove', refusal('auth', 422))
  shop.favourites.toggle(first)
  await wait(given)
  shop.favourites.remove([first, second])
  await wait(given)
  return given
}

/** A cart whose lines come along to another customer, where a delivery waits for another day and one is left out. */
const transfer = async () => {
  const customers = [aCustomer(ourCustomer), aCustomer('104830')]
  const given = await givenShop({ customers, lines: [aLine()] })
  const { shop } = given
  shop.cart.add([anArticle('4208104', 2)])
  await wait(given)
  shop.session.chooseContext(customerId('104830'), undefined, shop.cart.get().cartId)
  await wait(given)
  shop.cart.requestDeliveryDate('all', day('2026-03-16'))
  shop.cart.includeDelivery('DBI', false)
  await wait(given)
  shop.cart.deleteCart()
  await wait(given)
  return given
}

/** A user of a procurement system. */
const punchout = async () => {
  const given = await givenShop({ claims: { isPunchout: true }, lines: [aLine()] })
  given.shop.cart.add([anArticle('4208104', 2)])
  await wait(given)
  return given
}

/** Journeys by name; each answers the shop at its end, and its log. */
export const journeys = {
  'cart-edits': cartEdits,
  delivery,
  'order-placed': givenLoggedOrder,
  'order-declined-in-part': declinedInPart,
  'order-unknown': unknownOrder,
  'customer-switch': customerSwitch,
  'log-out': logOut,
  'other-user': otherUser,
  quotes,
  'two-tabs': twoTabs,
  favourites,
  transfer,
  punchout,
} as const

export const journeyNames = [
  ...(['cart-edits', 'delivery', 'order-placed', 'order-declined-in-part', 'order-unknown'] as const),
  ...([
    'customer-switch',
    'log-out',
    'other-user',
    'quotes',
    'two-tabs',
    'favourites',
    'transfer',
    'punchout',
  ] as const),
] satisfies readonly (keyof typeof journeys)[]
