import type { Browser, ElementHandle } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shippedCatalogue, startBuiltServer, type BuiltServer } from '../support/built-server'
import { fillCart, SOLD_IN_ALL_MULTIPLES } from '../support/long-cart'
import { clientOf, openSession, storedSession } from '../support/shop-client'
import { p95, pairedRatio, report } from './figure'
import { launchBrowser } from './slow-browser'

const SIZES = { long: 1000, short: 20 } as const
const ROUNDS = 15
const STEPS = 40
const FRAME_MS = 1000 / 60

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
  /** From now on the page has a part of the machine's speed. */
  readonly slowDown: (times: number) => Promise<void>
}

/** The cart page of a user whose cart has so many lines. */
const openCart = async (username: string, size: number): Promise<OpenCart> => {
  const tokens = await openSession(server.origin, username)
  const client = await clientOf(server.origin, tokens)
  await client.empty()
  await fillCart(server.origin, client, size)
  const context = await browser.newContext({ storageState: storedSession(server.origin, tokens) })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.goto(`${server.origin}/cart`, { waitUntil: 'networkidle' })
  await page.getByText(`${size} rader i 1 leverans.`).waitFor()
  const field = await page
    .getByRole('textbox', { name: /^Antal / })
    .first()
    .elementHandle()
  if (field === null) throw new Error('The cart has no line.')
  return {
    field,
    received: () => bytes,
    slowDown: async (times) => {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: times })
    },
  }
}

/**
 * Milliseconds from a click that raises the quantity of the first line until the frame that shows it is drawn. The edit
 * is settled before the next one begins.
 */
const stepFirstLine = ({ field }: OpenCart): Promise<number> =>
  field.evaluate(async (input) => {
    const stepper = input.closest('fieldset')
    const raise = [...(stepper?.querySelectorAll('button') ?? [])].at(-1)
    if (!(input instanceof HTMLInputElement) || stepper === null || raise === undefined)
      throw new Error('The first line has no stepper.')
    const before = input.value
    await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 17))
    const began = performance.now()
    raise.click()
    const took = await new Promise<number>((resolve, reject) => {
      requestAnimationFrame(() => {
        if (input.value === before) reject(new Error('The next frame shows the old quantity.'))
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now() - began), { once: true })
        port1.start()
        port2.postMessage(undefined)
      })
    })
    while (stepper.getAttribute('aria-busy') === 'true') await new Promise((resolve) => setTimeout(resolve, 20))
    return took
  })

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

it('an edit of a quantity', async (context) => {
  const long = await openCart('tom', SIZES.long)
  const short = await openCart('user', SIZES.short)
  let quantity = SOLD_IN_ALL_MULTIPLES
  const next = (): number => SOLD_IN_ALL_MULTIPLES * (2 + ((quantity += 1) % 7))
  await editFirstLine(long, next())
  await editFirstLine(short, next())

  const before = long.received()
  for (let edit = 0; edit < 10; edit += 1) await editFirstLine(long, next())
  // What follows from the tenth edit comes before the next one is settled, which counts too.
  await editFirstLine(long, next())
  const bytes = long.received() - before
  expect(bytes).toBeGreaterThan(0)
  report(context, {
    name: `fetched by ten settled edits in a cart of ${SIZES.long} lines / 60 KB`,
    ratio: bytes / 60_000,
    budget: 1,
    of: `${bytes} B`,
  })

  const settled = await pairedRatio(
    ROUNDS,
    () => editFirstLine(long, next()),
    () => editFirstLine(short, next()),
  )
  report(context, {
    name: `a settled edit from Enter to the settled row, cart of ${SIZES.long} lines / of ${SIZES.short} lines`,
    ratio: settled.ratio,
    budget: 1.5,
    of: `${settled.a.toFixed(1)} ms / ${settled.b.toFixed(1)} ms, ${ROUNDS} rounds`,
  })

  await long.slowDown(4)
  await short.slowDown(4)
  for (let step = 0; step < 3; step += 1) {
    await stepFirstLine(long)
    await stepFirstLine(short)
  }
  const inLong: number[] = []
  const inShort: number[] = []
  const shown = await pairedRatio(
    STEPS,
    async () => {
      const took = await stepFirstLine(long)
      inLong.push(took)
      return took
    },
    async () => {
      const took = await stepFirstLine(short)
      inShort.push(took)
      return took
    },
  )
  report(context, {
    name: `a click to the frame that shows the quantity at 4× CPU, cart of ${SIZES.long} lines / of ${SIZES.short} lines, p50`,
    ratio: shown.ratio,
    budget: 1.3,
    of: `${shown.a.toFixed(1)} ms / ${shown.b.toFixed(1)} ms, ${STEPS} rounds`,
  })
  report(context, {
    name: `the same in a cart of ${SIZES.long} lines, p95 / a frame`,
    ratio: p95(inLong) / FRAME_MS,
    budget: 2,
    of: `${p95(inLong).toFixed(1)} ms / ${FRAME_MS.toFixed(1)} ms; ${p95(inShort).toFixed(1)} ms in the short one`,
  })
})
