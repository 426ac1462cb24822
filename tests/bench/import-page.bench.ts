import { read, utils, write } from '@e965/xlsx'
import type { Browser, ElementHandle, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shippedCatalogue, startBuiltServer, type BuiltServer } from '../support/built-server'
import { articleNumbers, openSession, storedSession } from '../support/shop-client'
import { median, report } from './figure'
import { launchBrowser } from './slow-browser'

const ROWS = 5_000
const ROUNDS = 5

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

const fileOf = (numbers: readonly string[]): Uint8Array => {
  const rows = Array.from({ length: ROWS }, (_, row) => [numbers[row % numbers.length], 50, `Lgh ${row}`])
  const book = utils.book_new(utils.aoa_to_sheet([['Artikelnummer', 'Antal', 'Märkning'], ...rows]))
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx', compression: true })
  return new Uint8Array(bytes)
}

/** Milliseconds from the choice of a file to its rows on the page, and to a result of every one of them. */
interface Imported {
  readonly shown: number
  readonly checked: number
}

/** Chooses the file on a page that has no rows yet. */
const importFile = async (page: Page, bytes: Uint8Array): Promise<Imported> => {
  const input = await page.locator('input[type=file]').elementHandle()
  if (input === null) throw new Error('The page takes no file.')
  const times = await watchImport(input)
  await input.setInputFiles({ name: 'rader.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })
  return times.evaluate(({ ended }) => ended)
}

const watchImport = (input: ElementHandle<SVGElement | HTMLElement>) =>
  input.evaluateHandle((field) => ({
    ended: new Promise<Imported>((resolve) => {
      let began = 0
      let shown: number | undefined
      let wasChecking = false
      field.addEventListener('change', () => (began = performance.now()), { capture: true, once: true })
      new MutationObserver((_changes, observer) => {
        const states = [...document.querySelectorAll('output')].map(({ textContent }) => textContent).join(' ')
        if (shown === undefined && /lästes in från/.test(states)) shown = performance.now() - began
        const isChecking = document.querySelector('progress[aria-label^="Kontrollerar raderna"]') !== null
        if (shown !== undefined && wasChecking && !isChecking) {
          observer.disconnect()
          resolve({ shown, checked: performance.now() - began })
        }
        wasChecking ||= isChecking
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
    }),
  }))

/** Milliseconds of the parser alone. */
const readAlone = (bytes: Uint8Array): number => {
  const began = performance.now()
  const [sheet] = Object.values(read(bytes, { type: 'array', dense: true }).Sheets)
  const took = performance.now() - began
  expect(sheet?.['!data']).toHaveLength(ROWS + 1)
  return took
}

it('a file that is imported on the page', async (context) => {
  const bytes = fileOf(await articleNumbers(server.origin, ROWS))
  const tokens = await openSession(server.origin, 'tom')
  const alone: number[] = []
  const imported: Imported[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const user = await browser.newContext({ storageState: storedSession(server.origin, tokens) })
    const page = await user.newPage()
    await page.goto(`${server.origin}/snabborder`, { waitUntil: 'networkidle' })
    const took = await importFile(page, bytes)
    await user.close()
    const bare = readAlone(bytes)
    // The first round warms the server and the parser.
    if (round === 0) continue
    imported.push(took)
    alone.push(bare)
  }
  const bare = median(alone)
  const shown = median(imported.map((one) => one.shown))
  const checked = median(imported.map((one) => one.checked))
  report(context, {
    name: `the rows of a file of ${ROWS} on the page / reading the file alone`,
    ratio: shown / bare,
    of: `${shown.toFixed(0)} ms / ${bare.toFixed(0)} ms, ${ROUNDS} rounds`,
  })
  report(context, {
    name: `a result of every row, article, price and stock / reading the file alone`,
    ratio: checked / bare,
    of: `${checked.toFixed(0)} ms / ${bare.toFixed(0)} ms`,
  })
})
