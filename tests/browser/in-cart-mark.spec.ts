import type { Locator } from 'playwright/test'
import { smallValve, valve, visitStarted } from './steps'
import { expect, test } from './signed-in'

/** The words of marks, of which a part is cut at an edge of what they stand in. */
const cutMarks = (marks: Locator): Promise<readonly string[]> =>
  marks.evaluateAll((all) =>
    all.flatMap((mark) => {
      const words = document.createRange()
      // Words that are only heard take no room.
      words.selectNodeContents(mark.firstChild ?? mark)
      const end = words.getBoundingClientRect().right
      const holders = []
      for (let holder = mark.parentElement; holder !== null; holder = holder.parentElement) holders.push(holder)
      const isCut = holders.some(
        (holder) =>
          getComputedStyle(holder).overflowX !== 'visible' && end > holder.getBoundingClientRect().right + 0.5,
      )
      return isCut ? [mark.textContent] : []
    }),
  )

test('how many of an article lie in the cart is never cut in the search list', async ({ page, buyer }) => {
  await buyer.add([
    { ...valve, quantity: 2 },
    { ...smallValve, quantity: 1200 },
  ])
  await visitStarted(page, '/search?q=kulventil ff')
  const marks = page.getByText(/^(2|1\s200)\sst i varukorgen$/).filter({ visible: true })
  for (const width of [1440, 1280, 1279, 1024, 768, 700]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(marks).toHaveCount(2)
    expect(await cutMarks(marks), `at ${width} px`).toEqual([])
  }
})
