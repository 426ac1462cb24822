import type { Browser, ElementHandle, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shippedCatalogue, startBuiltServer, type BuiltServer } from '../support/built-server'
import { fillCart, SOLD_IN_ALL_MULTIPLES } from '../support/long-cart'
import { clientOf, openSession, storedSession } from '../support/shop-client'
import { median, p95, pairedRatio, report } from './figure'
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
  readonly page: Page
  /** The quantity of the first line; found once, since looking for it by its role reads the whole page. */
  readonly field: ElementHandle<SVGElement | HTMLElement>
  readonly raise: Awaited<ReturnType<typeof watchRaise>>
  /** Bytes of all answers so far, as they came over the network. */
  readonly received: () => number
  /** From now on the page has a part of the machine's speed. */
  readonly slowDown: (times: number) => Promise<void>
  readonly close: () => Promise<void>
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
    page,
    field,
    raise: await watchRaise(field),
    received: () => bytes,
    slowDown: async (times) => {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: times })
    },
    close: () => context.close(),
  }
}

/** The raising button of the first line, and the clock that its presses stop. */
const watchRaise = (field: OpenCart['field']) =>
  field.evaluateHandle((input) => {
    const raise = [...(input.closest('fieldset')?.querySelectorAll('button') ?? [])].at(-1)
    if (!(input instanceof HTMLInputElement) || raise === undefined) throw new Error('The first line has no stepper.')
    let end: (took: number | Error) => void = () => undefined
    let took: Promise<number | Error> = Promise.reject(new Error('Nothing was pressed.'))
    took.catch(() => undefined)
    // Written once: what the browser compiles anew for each press would count as a part of it.
    const press = ({ timeStamp }: MouseEvent): void => {
      const before = input.value
      requestAnimationFrame(() => {
        if (input.value === before) end(new Error('The next frame shows the old quantity.'))
        // The first task after the frame: what React and the log have in line comes later.
        else void scheduler.postTask(() => end(performance.now() - timeStamp), { priority: 'user-blocking' })
      })
    }
    raise.addEventListener('click', press, { capture: true })
    let isBare = false
    const pressBare = (event: MouseEvent): void => {
      if (!isBare) return
      event.stopImmediatePropagation()
      press(event)
      // Not what the shop's next press shows.
      input.value = String(Number(input.value) + 7)
    }
    window.addEventListener('click', pressBare, { capture: true })
    return {
      /**
       * Where to press.
       * @param bare the press is kept from the shop, and only writes a quantity: the least there is
       */
      place: (bare: boolean) => {
        isBare = bare
        took = new Promise((resolve) => (end = resolve))
        raise.scrollIntoView({ block: 'center' })
        const { left, top, width, height } = raise.getBoundingClientRect()
        return { x: left + width / 2, y: top + height / 2 }
      },
      /** Milliseconds from the press until the frame that shows the quantity is drawn. */
      took: async () => {
        const ended = await took
        if (ended instanceof Error) throw ended
        return ended
      },
    }
  })

const pressRaise = async ({ page, raise }: OpenCart, bare: boolean): Promise<number> => {
  const { x, y } = await raise.evaluate((button, isBare) => button.place(isBare), bare)
  // Asked before the press: a question that reaches the page between the press and its frame would count as a part of it.
  const took = raise.evaluate((button) => button.took())
  await page.mouse.click(x, y, { delay: 60 + Math.random() * 17 })
  return took
}

/** The same, and the edit is settled before the next one begins. */
const stepFirstLine = async (cart: OpenCart, bare = false): Promise<number> => {
  const took = await pressRaise(cart, bare)
  await cart.field.evaluate(async (input) => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    await pause(50)
    while (input.closest('fieldset')?.getAttribute('aria-busy') === 'true') await pause(20)
    // What follows from the settled edit is not part of the next one.
    await pause(150)
  })
  return took
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
  const shown = await pairedRatio(
    STEPS,
    () => stepFirstLine(long),
    () => stepFirstLine(short),
  )
  report(context, {
    name: `a press to the frame that shows the quantity at 4× CPU, cart of ${SIZES.long} lines / of ${SIZES.short} lines, p50`,
    ratio: shown.ratio,
    budget: 1.3,
    of: `${shown.a.toFixed(1)} ms / ${shown.b.toFixed(1)} ms, ${STEPS} rounds`,
  })

  // Two pages at a quarter of the speed keep both processors of a small machine busy; a user edits one.
  await short.close()
  const alone: number[] = []
  const bare: number[] = []
  for (let step = 0; step < STEPS; step += 1) {
    alone.push(await stepFirstLine(long))
    bare.push(await stepFirstLine(long, true))
  }
  report(context, {
    name: `the same in a cart of ${SIZES.long} lines alone, p95 / a frame`,
    ratio: p95(alone) / FRAME_MS,
    budget: 2,
    of: `${p95(alone).toFixed(1)} ms / ${FRAME_MS.toFixed(1)} ms; p50 ${median(alone).toFixed(1)} ms`,
  })
  report(context, {
    name: 'the same where a listener without any shop writes the quantity, p95 / a frame',
    ratio: p95(bare) / FRAME_MS,
    of: `${p95(bare).toFixed(1)} ms / ${FRAME_MS.toFixed(1)} ms; p50 ${median(bare).toFixed(1)} ms`,
  })
})
