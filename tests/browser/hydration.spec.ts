import { expect, test } from 'playwright/test'
import type { Page } from 'playwright/test'
import type { RunningServer } from '../support/built-server'
import { startDevServer } from '../support/dev-server'

// The built React repairs a mismatch in silence; the one of `npm run dev` says what differs.
let server: RunningServer
test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = await startDevServer()
})
test.afterAll(async () => {
  await server.stop()
})

const pages = {
  'start page': '/',
  listing: '/kategorier/vvs/ventiler/kulventiler',
  'filtered listing': '/kategorier/vvs/ventiler/kulventiler?dn=20',
  'search results': '/search?q=kulventil',
  'search without hits': '/search?q=xyzzyx',
  'product page': '/produkt/kulventil-ff-1000-dn20-4208103',
  department: '/kategorier/vvs',
  campaigns: '/kampanjer',
  assortments: '/sortiment',
  'quick order': '/snabborder',
  cart: '/cart',
} as const

/** A document without the word that its scripts are let in by, which is another one each time. */
const withoutNonce = (html: string): string => html.replaceAll(/nonce="[^"]*"/g, '')

/** Loads a page until it has come alive. Answers its document, as the server drew it. */
const load = async (page: Page, address: string): Promise<string> => {
  const answer = await page.goto(server.origin + address)
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  return withoutNonce((await answer?.text()) ?? '')
}

/** The document of the present page, as the server draws it now. */
const drawnFor = async (page: Page): Promise<string> =>
  withoutNonce(
    await page.evaluate(async () => (await fetch(location.href, { headers: { accept: 'text/html' } })).text()),
  )

test('every page comes alive just as the server drew it', async ({ page }) => {
  test.setTimeout(180_000)
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))

  for (const [name, address] of Object.entries(pages)) {
    const drawn = await load(page, address)
    expect(said, name).toEqual([])
    // The second time the server draws from the parts that it has kept. The same document comes alive in the same way.
    if ((await drawnFor(page)) === drawn) continue
    await load(page, address)
    expect(said, `${name}, from kept parts`).toEqual([])
  }
})
