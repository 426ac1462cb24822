import type { Browser, ElementHandle } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shippedCatalogue, startBuiltServer, type BuiltServer } from '../support/built-server'
import { articleNumbers, clientOf, openSession, storedSession } from '../support/shop-client'
import { pairedRatio, report } from './figure'
import { launchBrowser } from './slow-browser'

/** Sold in every order multiple of the catalogue. */
const QUANTITY = 50
const SIZES = { long: 400, short: 10 } as const
const ROUNDS = 15

let server: BuiltServer
let browser: Browser
beforeAll(async () => {
  server = await startBuiltServer(shippedCatalogue)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

interface OpenCart {
  /** The quantity of the first line; found once, since looking for it by its role reads the whole page. */
  readonly field: ElementHandle<SVGElement | HTMLElement>
  /** Bytes of all answers so far, as they came over the network. */
  readonly received: () => number
}

/** The cart page of a user whose cart has so many lines. */
const openCart = async (username: string, size: number, articles: readonly string[]): Promise<OpenCart> => {
  const tokens = await openSession(server.origin, username)
  const client = await clientOf(server.origin, tokens)
  await client.empty()
  const left = [...articles]
  for (let lines = 0; lines < size; lines = (await client.lines()).length) {
    if (left.length === 0) throw new Error(`The catalogue has too few articles for a cart of ${size}.`)
    await client.add(left.splice(0, size - lines).map((articleNumber) => ({ articleNumber, quantity: QUANTITY })))
  }
  const context = await browser.newContext({ storageState: storedSession(server.origin, tokens) })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.goto(`${server.origin}/cart`, { waitUntil: 'networkidle' })
  const fields = page.getByRole('textbox', { name: /^Antal / })
  await fields.nth(size - 1).waitFor()
  const field = await fields.first().elementHandle()
  if (field === null) throw new Error('The cart has no line.')
  return { field, received: () => bytes }
}

/** Milliseconds from Enter in the quantity field of the first line until it is settled: its row is busy, and then not. */
const editFirstLine = async ({ field }: OpenCart, quantity: number): Promise<number> => {
  await field.fill(String(quantity))
  const settled = field.evaluateHandle((input) => {
    const stepper = input.closest('fieldset')
    return {
      took: new Promise<number>((resolve) => {
        let began = performance.now()
        input.addEventListener('keydown', () => (began = performance.now()), { capture: true, once: true })
        // Typing alone may have made it busy.
        let wasBusy = stepper?.getAttribute('aria-busy') === 'true'
        new MutationObserver((_changes, observer) => {
          const isBusy = stepper?.getAttribute('aria-busy') === 'true'
          if (wasBusy && !isBusy) {
            observer.disconnect()
            resolve(performance.now() - began)
          }
          wasBusy ||= isBusy
        }).observe(stepper ?? input, { attributes: true })
      }),
    }
  })
  const waiting = await settled
  await field.press('Enter')
  return waiting.evaluate(({ took }) => took)
}

it('a settled edit of a quantity', async (context) => {
  const articles = await articleNumbers(server.origin, 700)
  const long = await openCart('tom', SIZES.long, articles)
  const short = await openCart('user', SIZES.short, articles)
  let quantity = QUANTITY
  const next = (): number => QUANTITY * (2 + ((quantity += 1) % 7))
  await editFirstLine(long, next())
  await editFirstLine(short, next())

  const before = long.received()
  for (let edit = 0; edit < 10; edit += 1) await editFirstLine(long, next())
  // What follows from the tenth edit comes before the next one is settled, which counts too.
  await editFirstLine(long, next())
  const bytes = long.received() - before
  expect(bytes).toBeGreaterThan(0)
  report(context, {
    name: 'fetched by ten settled edits in a cart of 400 lines / 60 KB',
    ratio: bytes / 60_000,
    budget: 1,
    of: `${bytes} B`,
  })

  const { ratio, a, b } = await pairedRatio(
    ROUNDS,
    () => editFirstLine(long, next()),
    () => editFirstLine(short, next()),
  )
  report(context, {
    name: 'a settled edit from Enter to the settled row, cart of 400 lines / of 10 lines',
    ratio,
    budget: 1.5,
    of: `${a.toFixed(1)} ms / ${b.toFixed(1)} ms, ${ROUNDS} rounds`,
  })
})
