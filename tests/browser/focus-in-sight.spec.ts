import type { Page } from 'playwright/test'
import { listing, visit } from './steps'
import { expect, test } from './watched-page'

/** How often a key is pressed: forwards past the header and the facets into the rows, and so far back that they scroll. */
const STOPS = { Tab: 60, 'Shift+Tab': 25 }

/** What has the focus though nothing of it can be seen: beneath a bar that stays at an edge, or outside the window. */
const hiddenFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return undefined
    // A box to tick is drawn by its label.
    const shown = focused.closest('label') ?? focused
    const points = [...shown.getClientRects()].flatMap(({ left, right, top, bottom }) =>
      [0.1, 0.5, 0.9].flatMap((part) => [
        { x: left + (right - left) * part, y: top + (bottom - top) * part },
        { x: right - (right - left) * part, y: top + (bottom - top) * part },
      ]),
    )
    const isSeen = points.some(({ x, y }) => {
      const top = document.elementFromPoint(x, y)
      return top !== null && (shown.contains(top) || top.contains(shown))
    })
    return isSeen ? undefined : focused.outerHTML.slice(0, 200)
  })

for (const [name, address] of Object.entries({
  'a listing': listing,
  'an article': '/produkt/kulventil-ff-1000-dn20-4208103',
  'search results': '/search?q=kulventil',
})) {
  test(
    `on ${name}, what has the focus is never covered, forwards or backwards`,
    { tag: '@phone' },
    async ({ page }) => {
      test.setTimeout(180_000)
      await visit(page, address)
      for (const [key, stops] of Object.entries(STOPS)) {
        for (let stop = 0; stop < stops; stop += 1) {
          await page.keyboard.press(key)
          expect(await hiddenFocus(page), `${key} ${stop + 1}`).toBeUndefined()
        }
      }
    },
  )
}
