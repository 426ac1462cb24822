// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CartPage } from '../../../ui/cart/CartPage'
import { lineKey } from '#domain/cart/line-key'
import { type CommandId, commandId } from '#domain/kernel/ids'
import type { FakeShop } from '../../support/fake-shop'
import { refusal } from '../../support/scripted-network'
import { variable } from '../../support/variable'
import { line, radiator, valve } from '../../domain/given-articles'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const saving = 'Ändringarna sparas.'
const said = (drawn: Awaited<ReturnType<typeof drawIn>>) =>
  drawn
    .all('output')
    .map(({ textContent }) => textContent)
    .join(' ')

const open = async (lines = [line(valve, 12), line(radiator, 1)]) => {
  const shop = shopWith(lines)
  return { shop, drawn: await drawIn(shop, shell, <CartPage />) }
}

const valveKey = lineKey(valve.articleNumber, 'DBI', '')
const keys = [valveKey, lineKey(radiator.articleNumber, 'DBI', '')]

const edits: readonly (readonly [string, (shop: FakeShop) => void])[] = [
  ['removes all rows', ({ cart }) => void cart.removeLines(keys)],
  ['empties the cart', ({ cart }) => void cart.empty()],
  ['moves all rows', ({ cart }) => void cart.changeDelivery(keys, 'EXH')],
  ['labels all rows', ({ cart }) => void cart.changeLabel(keys, 'Trapp C')],
]

describe('an edit of the cart that the service answers late', () => {
  it.each(edits)('says that it is being saved once that takes longer than a second: %s', async (_name, edit) => {
    const { shop, drawn } = await open()

    await drawn.does(() => edit(shop))
    await drawn.does(() => vi.advanceTimersByTime(900))
    expect(said(drawn)).not.toContain(saving)
    await drawn.does(() => vi.advanceTimersByTime(200))
    expect(said(drawn)).toContain(saving)

    await drawn.does(() => shop.refuseEdits(refusal('cart', 422)))
    expect(said(drawn)).not.toContain(saving)
  })

  it('says nothing of edits that follow one another without a pause, each of them saved in time', async () => {
    const oldestPending = variable<CommandId | undefined>(undefined)
    const shop = shopWith([line(valve, 12)])
    const drawn = await drawIn({ ...shop, cart: { ...shop.cart, oldestPending } }, shell, <CartPage />)

    for (const edit of ['e1', 'e2', 'e3', 'e4']) {
      await drawn.does(() => oldestPending.set(commandId(edit)))
      await drawn.does(() => vi.advanceTimersByTime(600))
    }

    expect(said(drawn)).not.toContain(saving)
  })

  it('leaves the word to the banner where the services do not answer', async () => {
    const { shop, drawn } = await open()
    await drawn.does(() => void shop.cart.empty())
    await drawn.does(() => vi.advanceTimersByTime(1_100))

    await drawn.does(() => shop.serviceDoesNotAnswer())

    expect(said(drawn)).not.toContain(saving)
  })
})

describe('a file of the cart that takes long to make', () => {
  it('is told of while it is made', async () => {
    const shop = shopWith([line(valve, 12)])
    let answer = (_file: Uint8Array | undefined): void => undefined
    const exportLines = () => new Promise<Uint8Array | undefined>((resolve) => (answer = resolve))
    const drawn = await drawIn({ ...shop, cart: { ...shop.cart, exportLines } }, shell, <CartPage />)

    await drawn.press('Exportera')
    await drawn.press(/^Excel/)
    expect(said(drawn)).toContain('Skapar filen')
    expect(drawn.isThere('Skapar filen')).toBe(true)

    await drawn.does(() => answer(undefined))
    expect(said(drawn)).not.toContain('Skapar filen')
    expect(drawn.isThere('Exportera')).toBe(true)
  })
})
