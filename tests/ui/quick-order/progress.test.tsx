// @vitest-environment happy-dom
import * as E from 'fp-ts/Either'
import { describe, expect, it, vi } from 'vitest'
import type { Sheet } from '#domain/quick-order/sheet'
import type { Variant } from '#domain/catalogue/variant'
import { spreadsheetsHere } from '#adapters/embedded/spreadsheet/spreadsheets-in-thread'
import { QuickOrderForm } from '../../../ui/quick-order/QuickOrderForm'
import { radiator, valve } from '../../domain/given-articles'
import type { AskedShop } from '../../support/arrived-shop'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'

type Drawn = Awaited<ReturnType<typeof drawIn>>

const open = (shop: AskedShop) => drawIn(shop, shell, <QuickOrderForm look="page" />)
const said = (drawn: Drawn) =>
  drawn
    .all('output')
    .map(({ textContent }) => textContent)
    .join(' ')
const bars = (drawn: Drawn) =>
  drawn.all('progress').map((one) => (one.getAttribute('aria-label') ?? '').replaceAll('\u00a0', ' '))

const paste = (drawn: Drawn, text: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  const pasted = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData })
  return drawn.does(() => void drawn.named('Artikelnummer, rad 1').dispatchEvent(pasted))
}

/** An answer that comes when the test says so. */
const late = <A,>() => {
  let answer = (_value: A): void => undefined
  const promise = new Promise<A>((resolve) => (answer = resolve))
  return { promise, answer: (value: A) => answer(value) }
}

const oneRow: Sheet = {
  rows: [
    { number: 1, cells: ['Artikelnummer', 'Antal'] },
    { number: 2, cells: ['4208103', '2'] },
  ],
  onlySheet: undefined,
}

describe('what takes long in the quick order', () => {
  it('is told of while a file is read', async () => {
    const read = late<E.Either<never, Sheet>>()
    const spreadsheets = { ...spreadsheetsHere, read: () => () => read.promise }
    const drawn = await open({ ...shopWith([], { known: [valve] }), spreadsheets })
    const text = 'Läser rader.csv'

    const [field] = drawn.all('input[type=file]')
    Object.defineProperty(field, 'files', { value: [new File(['4208103;2'], 'rader.csv')], configurable: true })
    await drawn.does(() => field?.dispatchEvent(new Event('change', { bubbles: true })))
    await drawn.until(() => expect(said(drawn)).toContain(text))
    expect(bars(drawn).join(' ')).toContain(text)

    await drawn.does(() => read.answer(E.right(oneRow)))
    await drawn.until(() => expect(said(drawn)).not.toContain(text))
    expect(bars(drawn)).toEqual([])
    expect(said(drawn)).toContain('1 rad')
  })

  it('is told of while many rows are looked up, with how many are', async () => {
    const variants = late<E.Either<never, readonly Variant[]>>()
    const drawn = await open(shopWith([], { variants: () => variants.promise }))
    const rows = Array.from({ length: 60 }, (_, row) => `${7000000 + row}\t1`).join('\n')

    await paste(drawn, rows)
    await drawn.until(() => expect(bars(drawn)).toHaveLength(1))
    const [text = ''] = bars(drawn)
    expect(text).toBe('Kontrollerar raderna: 0 av 60')
    expect(drawn.text()).toContain(text)
    expect(drawn.all('progress')[0]).toMatchObject({ max: 60, value: 0 })

    await drawn.does(() => variants.answer(E.right([valve, radiator])))
    await drawn.until(() => expect(bars(drawn)).toEqual([]))
  })

  it('is told of while rows are on their way into the cart for longer than a second', async () => {
    const shop = shopWith([], { known: [valve] })
    const saved = late<'saved'>()
    const drawn = await open({ ...shop, cart: { ...shop.cart, add: () => E.right(saved.promise) } })
    await paste(drawn, '4208103\t2\n4208103\t3')
    await drawn.until(() => expect(drawn.text()).toContain('Kulventil FF 1000 DN20'))
    vi.useFakeTimers()

    await drawn.press('Lägg 2 rader i varukorgen')
    await drawn.does(() => vi.advanceTimersByTime(900))
    expect(said(drawn)).not.toContain('rader läggs i varukorgen')
    await drawn.does(() => vi.advanceTimersByTime(200))
    expect(said(drawn)).toContain('2 rader läggs i varukorgen')

    await drawn.does(() => saved.answer('saved'))
    expect(said(drawn)).not.toContain('rader läggs i varukorgen')
    vi.useRealTimers()
  })
})
