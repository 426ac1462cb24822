import type { Page } from 'playwright/test'
import { listing, visit } from './steps'
import { expect, test } from './watched-page'

const pages: readonly string[] = [
  '/',
  listing,
  '/produkt/kulventil-ff-1000-dn20-4208103',
  '/produkt/rostlosare-castor-400-ml-6860001',
  '/search?q=kulventil',
  '/snabborder',
  '/kundservice/leverans-och-frakt',
]

/** The spacing of text that a reader may set (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

const spaceText = (page: Page): Promise<void> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, SPACING)

test('no page is broader than the window of a phone whose reader spaces the text out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const address of pages) {
    await test.step(address, async () => {
      await visit(page, address)
      await spaceText(page)
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(over, address).toBe(0)
    })
  }
})
