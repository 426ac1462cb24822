// @vitest-environment happy-dom
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { CartLine } from '#domain/cart/cart'
import type { StockLocation } from '#domain/catalogue/stock'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { CartPage } from '../../../ui/cart/CartPage'
import { aCart, aStock, day } from '../../domain/given'
import { article, central, line, molndal } from '../../domain/given-articles'
import { fixedClock } from '../../support/fixed-clock'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'

/** A Monday: goods go at the earliest on the day after it. */
const today = fixedClock('2026-03-09')

/** Five of an article with that stock, where its delivery takes it from. */
const fiveOf = (number: string, name: string, stock: Partial<StockLocation>, deliveryId: DeliveryId = 'DBI') =>
  line(
    article(number, name, 10, {
      stock: aStock([{ locationId: deliveryId === 'EXH' ? molndal : central, ...stock }]),
    }),
    5,
    deliveryId,
  )

const comesOn = (date: string): Partial<StockLocation> => ({
  quantity: 0,
  availability: 'yellow',
  availabilityDateISO: day(date),
})

const inStock = fiveOf('4208103', 'Kulventil', { quantity: 50 })
const onThursday = fiveOf('6720511', 'Radiator', comesOn('2026-03-12'))
const onSaturday = fiveOf('1630522', 'T-rör', comesOn('2026-03-14'))
const inTwoParts = fiveOf('4208264', 'Presskulventil', {
  quantity: 3,
  subAvailabilities: [{ date: day('2026-03-17'), quantity: 2 }],
})
const restUnknown = fiveOf('7480220', 'Gängtätning', { quantity: 4 })
const unknown = fiveOf('5801324', 'Vattenmätare', { quantity: 0, availability: 'yellow' })
const cannotBeOrdered = line(
  article('4208234', 'Utgående ventil', 10, {
    discontinued: true,
    stock: aStock([{ locationId: central, ...comesOn('2026-04-01') }]),
  }),
  5,
)

/** The page of a cart with these lines, and what is said of the days of a row and of a delivery. */
const open = async (lines: readonly CartLine[], given: Parameters<typeof shopWith>[1] = {}) => {
  const drawn = await drawIn(shopWith(lines, { clock: today, ...given }), shell, <CartPage />)
  const plain = (part: Element | undefined) => (part?.textContent ?? 'is not there').replaceAll('\u00a0', ' ')
  return {
    rowOf: ({ articleNumber }: CartLine) =>
      plain(drawn.all('li').find((row) => row.textContent.includes(articleNumber))),
    docketOf: (name: string) =>
      plain(drawn.all('section[aria-labelledby]').find((part) => part.querySelector('h2')?.textContent === name)),
  }
}

describe('the day of a row in the cart', () => {
  it('is told where it comes later than its delivery, and not where it comes with it', async () => {
    const { rowOf, docketOf } = await open([inStock, onThursday])

    expect(docketOf('Utkörning')).toContain('tis 10 mars')
    expect(rowOf(onThursday)).toContain('Levereras tor 12 mars')
    expect(rowOf(inStock)).not.toContain('Levereras')
  })

  it('is the next one with deliveries for what arrives at the weekend', async () => {
    const { rowOf } = await open([onSaturday])
    expect(rowOf(onSaturday)).toContain('Levereras mån 16 mars')
  })

  it('is told for both parts of what comes in two', async () => {
    const { rowOf } = await open([inTwoParts, restUnknown])

    expect(rowOf(inTwoParts)).toContain('Levereras 3 st tis 10 mars')
    expect(rowOf(inTwoParts)).toContain('resten tis 17 mars')
    expect(rowOf(restUnknown)).toContain('Levereras 4 st tis 10 mars')
    expect(rowOf(restUnknown)).toContain('resten senare')
  })

  it('follows the day that is asked for: nothing is late any more when that is late enough', async () => {
    const lines = [onThursday]
    const asked = { deliveryId: 'DBI', requestedDeliveryDate: day('2026-03-13'), isIncludedInOrder: true } as const
    const { rowOf, docketOf } = await open(lines, { cart: aCart(lines, { deliveries: [asked] }) })

    expect(docketOf('Utkörning')).toContain('fre 13 mars')
    expect(rowOf(onThursday)).not.toContain('Levereras')
  })

  it('is not promised where nothing is known of it', async () => {
    const { rowOf } = await open([unknown])
    expect(rowOf(unknown)).toContain('Vattenmätare')
    expect(rowOf(unknown)).not.toContain('Levereras')
  })

  it('is not told of a row that cannot be ordered as it is', async () => {
    const { rowOf } = await open([cannotBeOrdered])

    expect(rowOf(cannotBeOrdered)).toContain('Artikeln utgår')
    expect(rowOf(cannotBeOrdered)).not.toContain('Levereras')
  })
})

describe('the day on which all of a delivery can come', () => {
  it('is the latest of its rows, also of the rest of one', async () => {
    const { docketOf } = await open([inStock, onThursday, inTwoParts])
    expect(docketOf('Utkörning')).toContain('Allt kan komma tis 17 mars.')
  })

  it('is not told where all comes on the day of the delivery', async () => {
    const { docketOf } = await open([inStock, fiveOf('4208102', 'Kulventil DN15', { quantity: 5 })])
    expect(docketOf('Utkörning')).toContain('tis 10 mars')
    expect(docketOf('Utkörning')).not.toContain('llt kan komma')
  })

  it.each([
    { why: 'of one row nothing is known', late: unknown },
    { why: 'the rest of one row is not known', late: restUnknown },
  ])('is said not to be known where $why', async ({ late }) => {
    const { docketOf } = await open([inStock, onThursday, late])

    expect(docketOf('Utkörning')).toContain('Vi vet inte än när allt kan komma.')
    expect(docketOf('Utkörning')).not.toContain('Allt kan komma')
  })

  it('is told of each delivery by its own rows', async () => {
    const inStore = fiveOf('4208103', 'Kulventil', { quantity: 50 }, 'EXH')
    const { docketOf } = await open([onThursday, inStore])

    expect(docketOf('Utkörning')).toContain('Allt kan komma tor 12 mars.')
    expect(docketOf('Leverans till butik')).not.toContain('llt kan komma')
  })

  it('promises nothing of a row that cannot be ordered, nor waits for it', async () => {
    const { docketOf } = await open([onThursday, cannotBeOrdered])
    expect(docketOf('Utkörning')).toContain('Allt kan komma tor 12 mars.')
  })

  it("counts by the customer's own days of delivery", async () => {
    const round = [
      { deliveryId: 'DBI', dates: [day('2026-03-11'), day('2026-03-18')], orderBefore: undefined },
    ] as const
    const { rowOf, docketOf } = await open([onThursday], { deliveryDates: TE.right(round) })

    expect(docketOf('Utkörning')).toContain('ons 11 mars')
    expect(rowOf(onThursday)).toContain('Levereras ons 18 mars')
    expect(docketOf('Utkörning')).toContain('Allt kan komma ons 18 mars.')
  })
})
