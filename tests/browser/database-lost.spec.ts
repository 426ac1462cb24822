import type { Locator, Page, Response } from 'playwright/test'
import { expect, test } from './signed-in'
import {
  docket,
  expectPlaced,
  fillDriven,
  placeButton,
  quantityOf,
  toDelivery,
  toSummary,
  valve,
  visitStarted,
} from './steps'

/** What happens to the databases of the shop in a browser. */
interface Loss {
  readonly what: string
  /** Before any page is loaded. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** To a page that is open. */
  readonly strike?: (page: Page) => Promise<void>
  /** Whether what is done from then on can be kept: what was only closed is opened again. */
  readonly isKept: boolean
  /** What the browser or the library of the databases says of it. */
  readonly said?: RegExp
}

/** Refuses the databases in a page before it is loaded. */
const refuse = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
      configurable: true,
    })
  })

/**
 * The browser has no room left: what is written is taken, and its transaction is then aborted, as browsers do it that find
 * out when they commit. A quota that is set by the browser's developer tools is not kept by its databases.
 */
const makeFull = (): void => {
  const full = (): DOMException => new DOMException('no room is left', 'QuotaExceededError')
  for (const name of ['add', 'put'] as const) {
    const write = IDBObjectStore.prototype[name]
    IDBObjectStore.prototype[name] = function (this: IDBObjectStore, ...written) {
      const { transaction } = this
      Object.defineProperty(transaction, 'error', { get: full, configurable: true })
      const request = write.apply(this, written)
      request.addEventListener('success', () => {
        try {
          transaction.abort()
        } catch {
          // An earlier write of the same transaction has aborted it.
        }
      })
      return request
    }
  }
}

/** A newer version of the shop in another tab takes the databases over. */
const upgrade = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const { name, version } of await indexedDB.databases())
      await new Promise<void>((resolve, reject) => {
        const opened = indexedDB.open(name ?? '', (version ?? 0) + 10)
        opened.addEventListener('success', () => {
          opened.result.close()
          resolve()
        })
        opened.addEventListener('error', reject)
      })
  })

/** The user clears the data of the site by the browser's settings: its connections are closed by force. */
const clear = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'indexeddb' })
}

/** The data of the site is deleted from another connection, before which the others are asked to close. */
const remove = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const { name } of await indexedDB.databases())
      await new Promise((resolve, reject) => {
        const deleted = indexedDB.deleteDatabase(name ?? '')
        deleted.addEventListener('success', resolve)
        deleted.addEventListener('error', reject)
      })
  })

const askedToClose = /Another connection wants to (upgrade|delete) database/

const losses: readonly Loss[] = [
  { what: 'refused', prepare: refuse, isKept: false, said: /SecurityError/ },
  { what: 'full from the start', prepare: (page) => page.addInitScript(makeFull), isKept: false },
  { what: 'full while a page is open', strike: (page) => page.evaluate(makeFull), isKept: false },
  { what: 'taken over by a newer version', strike: upgrade, isKept: true, said: askedToClose },
  { what: 'deleted', strike: remove, isKept: true, said: askedToClose },
  { what: 'closed by force', strike: clear, isKept: true },
]

const isDayOfDelivery = (response: Response): boolean =>
  response.request().method() === 'PUT' && /\/cart\/[^/]+\/delivery\//.test(response.url())

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name })

/** The page is loaded anew, and is there. */
const reload = async (page: Page, title: string): Promise<void> => {
  await page.reload()
  await page.waitForFunction(() => performance.getEntriesByName('shop-started').length > 0)
  await expect(heading(page, title)).toBeVisible()
}

/** An order that cannot be kept is asked about first. */
const place = async (page: Page, isKept: boolean): Promise<void> => {
  await (await placeButton(page)).click()
  if (!isKept) {
    const asked = page.getByRole('dialog', { name: 'Ordern kan inte sparas i webbläsaren' })
    await asked.getByRole('button', { name: 'Lägg ordern ändå' }).click()
  }
  await expectPlaced(page)
}

for (const { what, prepare, strike, isKept, said } of losses)
  test(`with databases that are ${what} no step of the checkout is blank, an edit arrives and an order is placed once`, async ({
    page,
    buyer,
    faults,
  }) => {
    test.setTimeout(120_000)
    if (said !== undefined) faults.foresee(said)
    const inService = async () => (await buyer.lines()).map(({ quantity }) => quantity)
    const answers: number[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/checkout')) answers.push(response.status())
    })
    await buyer.add([{ articleNumber: valve.articleNumber, quantity: 1 }])
    await prepare?.(page)

    await test.step('the cart', async () => {
      await visitStarted(page, '/cart')
      await expect(quantityOf(page, valve.name)).toHaveValue('1')
      await strike?.(page)
      await quantityOf(page, valve.name).fill('4')
      await expect.poll(inService).toEqual([4])
      await expect(page.getByText('Webbläsaren sparar inget.')).toHaveCount(isKept ? 0 : 1)
      await reload(page, 'Varukorg')
      await expect(quantityOf(page, valve.name)).toHaveValue('4')
    })

    await test.step('the delivery', async () => {
      await toDelivery(page)
      await strike?.(page)
      await fillDriven(page)
      await reload(page, 'Leverans')
      await expect(docket(page, 'Utkörning').getByLabel('Mottagare på plats')).toHaveValue('Ali Rahimi')
    })

    await test.step('the summary', async () => {
      // What the browser does not keep is lost with the page, unless it has reached the service.
      const dayIsSaved = isKept ? undefined : page.waitForResponse(isDayOfDelivery)
      await toSummary(page)
      await dayIsSaved
      await reload(page, 'Granska och beställ')
      await strike?.(page)
      await place(page, isKept)
      expect(answers).toEqual([200])
      expect(await inService()).toEqual([])
    })
  })

// Whatever is asked of the shop "service worker or not" holds by itself: it registers none.
test('no service worker stands between the shop and its services', async ({ page, buyer }) => {
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 1 }])
  await visitStarted(page, '/cart')
  await expect(quantityOf(page, valve.name)).toHaveValue('1')

  const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  expect(workers).toBe(0)
})
