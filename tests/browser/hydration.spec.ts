import { expect, test } from 'playwright/test'
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

test('every page comes alive just as the server drew it', async ({ page }) => {
  test.setTimeout(180_000)
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))

  // The second time from the parts that were kept of the first.
  for (const [name, address] of [...Object.entries(pages), ...Object.entries(pages)]) {
    await page.goto(server.origin + address)
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    expect(said, name).toEqual([])
  }
})
