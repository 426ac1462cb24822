import type { Locator } from 'playwright/test'
import { listing, smallValve, valve, visitStarted } from './steps'
import { expect, test } from './signed-in'

/** The marks whose number is cut, at its own edge or at that of what it stands in. A mark is found by the words that are heard. */
const cutMarks = (marks: Locator): Promise<readonly string[]> =>
  marks.evaluateAll((all) =>
    all.flatMap((mark) => {
      const number = mark.previousElementSibling
      const words = document.createRange()
      words.selectNodeContents(number ?? mark)
      const end = words.getBoundingClientRect().right
      const holders = []
      for (let holder = number; holder !== null; holder = holder.parentElement) holders.push(holder)
      const isCut = holders.some(
        (holder) =>
          getComputedStyle(holder).overflowX !== 'visible' && end > holder.getBoundingClientRect().right + 0.5,
      )
      const isShown = number !== null && number.scrollWidth <= number.clientWidth && !isCut
      return isShown ? [] : [mark.textContent]
    }),
  )

for (const [where, path] of [
  ['the search list', '/search?q=kulventil ff'],
  ['a category', listing],
] as const)
  test(`how many of an article lie in the cart is never cut in ${where}, nor does it widen the page`, async ({
    page,
    buyer,
  }) => {
    await buyer.add([
      { ...valve, quantity: 2 },
      { ...smallValve, quantity: 1200 },
    ])
    await visitStarted(page, path)
    const marks = page.getByText(/^(2|1\s200)\sst i varukorgen$/).filter({ visible: true })
    for (const width of [1440, 1280, 1279, 1024, 768, 700, 390, 360]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(marks).toHaveCount(2)
      expect(await cutMarks(marks), `at ${width} px`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
