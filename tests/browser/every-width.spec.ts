import type { Page } from 'playwright/test'
import { fillDriven, listing, toDelivery, toSummary, valve, visit } from './steps'
import { expect, test as signedIn } from './signed-in'
import { test as visitor } from './watched-page'

/** The narrowest that people use, and both sides of the widths at which the layout changes; 390 and 1440 have tests. */
const widths = [320, 699, 700, 1023, 1024, 1279]

const pages: readonly string[] = [
  '/',
  '/kategorier/vvs',
  listing,
  `${listing}?vy=bilder`,
  '/kategorier/sanitet/kakel-och-klinker/vaggkakel',
  '/produkt/kulventil-ff-1000-dn20-4208103',
  '/produkt/rostlosare-castor-400-ml-6860001',
  '/search?q=kulventil',
  '/search?q=xyzzyx',
  '/kampanjer',
  '/kampanjer/presskampanj',
  '/sortiment',
  '/sortiment/pannrummet',
  '/snabborder',
  '/kundservice',
  '/kundservice/leverans-och-frakt',
  '/finns/inte/alls',
]

/** What is broader than the window, by its width. */
const tooBroad = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (over > 0) found.push(`${over} px at ${width} px`)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  return found
}

visitor('no page of the shop is broader than its window', async ({ page, faults }) => {
  visitor.setTimeout(240_000)
  faults.foresee(/404/)
  for (const address of pages) {
    await visitor.step(address, async () => {
      await visit(page, address)
      expect(await tooBroad(page), address).toEqual([])
    })
  }
})

signedIn('nor is one on which somebody buys', async ({ page, buyer }) => {
  signedIn.setTimeout(240_000)
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 1 }])
  for (const address of ['/', listing, '/produkt/kulventil-ff-1000-dn20-4208103', '/search?q=kulventil']) {
    await signedIn.step(address, async () => {
      await visit(page, address)
      await expect(page.locator('.price-reserved')).toHaveCount(0)
      expect(await tooBroad(page), address).toEqual([])
    })
  }
  await visit(page, '/cart')
  expect(await tooBroad(page), 'the cart').toEqual([])
  await toDelivery(page)
  expect(await tooBroad(page), 'the delivery with what is missing').toEqual([])
  await fillDriven(page)
  expect(await tooBroad(page), 'the delivery').toEqual([])
  await toSummary(page)
  expect(await tooBroad(page), 'the summary').toEqual([])
})

/** What in the main navigation, its telephone number included, is cut or lies on its neighbour. */
const crowded = (page: Page): Promise<readonly string[]> =>
  page.getByRole('navigation', { name: 'Huvudmeny' }).evaluate((nav) => {
    const all = [...(nav.parentElement?.querySelectorAll('a, button') ?? [])].filter((one) => one.checkVisibility())
    const places = all.map((one) => ({
      text: one.textContent,
      box: one.getBoundingClientRect(),
      isCut: one.scrollWidth > one.clientWidth,
    }))
    return places.flatMap(({ text, box, isCut }, index) => {
      const next = places[index + 1]
      if (next !== undefined && next.box.left < box.right - 0.5) return [`${next.text} on ${text}`]
      return isCut ? [`${text} is cut`] : []
    })
  })

signedIn('every entry of the main navigation has room, however many a user has', async ({ page }) => {
  await visit(page, '/')
  await expect(page.getByRole('link', { name: 'Offerter' }).first()).toBeVisible()
  for (const width of [700, 800, 1024, 1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await crowded(page), `${width} px`).toEqual([])
  }
})
