import { fc } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { expect } from 'vitest'
import { restorationOf } from '#domain/cart/restoration'
import { calendarDate } from '#domain/kernel/calendar-date'
import { articleNumber } from '#domain/kernel/ids'
import type { ServicedTab } from '../support/serviced-browser'
import {
  deliveries,
  keyOf,
  plain,
  plus,
  putBack,
  without,
  withPieces,
  type Basket,
  type Delivery,
  type Expected,
  type TakenOut,
} from './expected'
import { linesShown, shownIn, tabOf } from './oracle'
import { always, hasLines, step, type Played, type Step } from './step'

type Line = ReturnType<typeof linesShown>[number]
type Taken = E.Either<unknown, unknown>

const keyOfLine = ({ deliveryId, articleNumber: article, label }: Line): string => keyOf(deliveryId, article, label)

/** An edit is taken, and its goods are seen in its tab at once. */
const edited = (
  expected: Expected,
  { browser }: Pick<Played, 'browser'>,
  tab: ServicedTab,
  taken: Taken,
  after: Basket,
): Promise<void> => {
  expect(E.isRight(taken) ? undefined : taken.left).toBeUndefined()
  expect(plain(shownIn(tab).pieces)).toEqual(plain(after.pieces))
  expected.baskets[expected.customer] = after
  return browser.pass(0)
}

export const addIn = (
  { shop }: ServicedTab,
  delivery: Delivery,
  article: string,
  quantity: number,
  label: string,
): Taken =>
  shop.cart.add([{ articleNumber: articleNumber(article), quantity, label, deliveryId: delivery, variant: undefined }])

const add = (index: number, which: number, quantity: number, label: string, delivery: Delivery): Step =>
  step(`add(${index}, ${which}, ${quantity}, '${label}', ${delivery})`, always, async (expected, played) => {
    const tab = await tabOf(expected, played.browser, index)
    const article = played.articles[which] ?? ''
    const basket = expected.baskets[expected.customer]
    const after = { ...basket, pieces: plus(basket.pieces, keyOf(delivery, article, label), quantity) }
    return edited(expected, played, tab, addIn(tab, delivery, article, quantity, label), after)
  })

/** Does something to a line that a tab shows. */
const toLine = (
  name: string,
  index: number,
  place: number,
  act: (tab: ServicedTab, line: Line) => Taken,
  after: (basket: Basket, line: Line) => Basket,
): Step =>
  step(`${name} of line ${place} in tab ${index}`, hasLines, async (expected, played) => {
    const tab = await tabOf(expected, played.browser, index)
    const lines = linesShown(tab)
    const line = lines[place % lines.length]
    if (line === undefined) throw new Error('the cart that is shown has no line')
    return edited(expected, played, tab, act(tab, line), after(expected.baskets[expected.customer], line))
  })

const setQuantity = (index: number, place: number, quantity: number): Step =>
  toLine(
    `quantity ${quantity}`,
    index,
    place,
    ({ shop }, { key }) => shop.cart.changeQuantity(key, quantity),
    (basket, line) => ({ ...basket, pieces: new Map(basket.pieces).set(keyOfLine(line), quantity) }),
  )

/** All of a line is under another word; a line that is there already stays, with what others have added to it. */
const renamed = (basket: Basket, line: Line, key: string): Basket =>
  key === keyOfLine(line)
    ? basket
    : withPieces(basket, plus(without(basket.pieces, keyOfLine(line)), key, line.quantity))

const changeLabel = (index: number, place: number, label: string): Step =>
  toLine(
    `label '${label}'`,
    index,
    place,
    ({ shop }, { key }) => shop.cart.changeLabel([key], label),
    (basket, line) => renamed(basket, line, keyOf(line.deliveryId, line.articleNumber, label)),
  )

const move = (index: number, place: number, delivery: Delivery): Step =>
  toLine(
    `move to ${delivery}`,
    index,
    place,
    ({ shop }, { key }) => shop.cart.changeDelivery([key], delivery),
    (basket, line) => renamed(basket, line, keyOf(delivery, line.articleNumber, line.label)),
  )

const moveAll = (index: number, delivery: Delivery): Step =>
  step(`move all to ${delivery} in tab ${index}`, hasLines, async (expected, played) => {
    const tab = await tabOf(expected, played.browser, index)
    const lines = linesShown(tab)
    const after = lines.reduce(
      (basket, line) => renamed(basket, line, keyOf(delivery, line.articleNumber, line.label)),
      expected.baskets[expected.customer],
    )
    const keys = lines.map(({ key }) => key)
    return edited(expected, played, tab, tab.shop.cart.changeDelivery(keys, delivery), after)
  })

const remove = (index: number, place: number): Step =>
  toLine(
    'removal',
    index,
    place,
    ({ shop }, { key }) => shop.cart.removeLines([key]),
    (basket, line) => withPieces(basket, without(basket.pieces, keyOfLine(line))),
  )

/** A line, or all of its delivery, goes, other things come about, and then it is brought back from the notice. */
const removeAndUndo = (
  index: number,
  place: number,
  isWholeDelivery: boolean,
  delivered: number,
  milliseconds: number,
  isUndoneTwice: boolean,
): Step =>
  step(
    `removal of ${isWholeDelivery ? 'all beside ' : ''}line ${place} in tab ${index}, undone ${isUndoneTwice ? 'twice ' : ''}after ${delivered} and ${milliseconds}`,
    hasLines,
    async (expected, played) => {
      const tab = await tabOf(expected, played.browser, index)
      const all = linesShown(tab)
      const chosen = all[place % all.length]
      const lines = all.filter((line) =>
        isWholeDelivery ? line.deliveryId === chosen?.deliveryId : line.key === chosen?.key,
      )
      const restoration = restorationOf(tab.shop.cart.get(), lines)
      const before = expected.baskets[expected.customer]
      const taken: TakenOut = {
        pieces: new Map(lines.map((line) => [keyOfLine(line), line.quantity])),
        from: before,
      }
      const left = lines.reduce((pieces, line) => without(pieces, keyOfLine(line)), before.pieces)
      const removal = tab.shop.cart.removeLines(lines.map(({ key }) => key))
      await edited(expected, played, tab, removal, withPieces(before, left))
      await played.browser.deliver(delivered)
      await played.browser.pass(milliseconds)
      const back = putBack(expected.baskets[expected.customer], taken)
      await edited(expected, played, tab, tab.shop.cart.restore(restoration), back)
      if (isUndoneTwice) await edited(expected, played, tab, tab.shop.cart.restore(restoration), putBack(back, taken))
    },
  )

/** Thursday, Friday and Monday after the Wednesday of the model. */
const days = ['2026-03-05', '2026-03-06', '2026-03-09'] as const

const setDay = (index: number, place: number, day: (typeof days)[number]): Step =>
  toLine(
    `${day} for the delivery`,
    index,
    place,
    ({ shop }, { deliveryId }) => {
      const date = calendarDate(day)
      return O.isNone(date) ? E.left('no date') : shop.cart.requestDeliveryDate(deliveryId, date.value)
    },
    (basket, { deliveryId }) => ({ ...basket, days: new Map(basket.days).set(deliveryId, day) }),
  )

const include = (index: number, place: number, included: boolean): Step =>
  toLine(
    `${included ? 'inclusion' : 'leaving out'} of the delivery`,
    index,
    place,
    ({ shop }, { deliveryId }) => shop.cart.includeDelivery(deliveryId, included),
    (basket, { deliveryId }) => {
      const others = [...basket.leftOut].filter((one) => one !== deliveryId)
      return { ...basket, leftOut: new Set(included ? others : [...others, deliveryId]) }
    },
  )

const anyTab = fc.nat({ max: 1 })
const anyPlace = fc.nat({ max: 5 })
const anyLabel = fc.constantFrom('', '', 'Plan 2')
const anyDelivery = fc.constantFrom(...deliveries)
const few = fc.integer({ min: 1, max: 9 })

const anyAdd = fc
  .tuple(anyTab, fc.nat({ max: 4 }), few, anyLabel, fc.constantFrom('DBI', 'DBI', 'EXH'))
  .map((given) => add(...given))

/** What a user does to a cart. */
export const edits = [
  anyAdd,
  anyAdd,
  fc.tuple(anyTab, anyPlace, few).map((given) => setQuantity(...given)),
  fc.tuple(anyTab, anyPlace).map((given) => remove(...given)),
  fc
    .tuple(anyTab, anyPlace, fc.boolean(), fc.nat({ max: 4 }), fc.constantFrom(0, 600), fc.boolean())
    .map((given) => removeAndUndo(...given)),
  fc.tuple(anyTab, anyPlace, anyLabel).map((given) => changeLabel(...given)),
  fc.tuple(anyTab, anyPlace, anyDelivery).map((given) => move(...given)),
  fc.tuple(anyTab, anyDelivery).map((given) => moveAll(...given)),
  fc.tuple(anyTab, anyPlace, fc.constantFrom(...days)).map((given) => setDay(...given)),
  fc.tuple(anyTab, anyPlace, fc.boolean()).map((given) => include(...given)),
]
