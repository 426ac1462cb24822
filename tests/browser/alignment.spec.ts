import type { Locator, Page } from 'playwright/test'
import { listing, visit } from './steps'
import { expect, test } from './watched-page'

const four = '/jamfor?artiklar=4208101,4208102,4208103,4208104'

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox()
  if (box === null) throw new Error('Nothing is drawn.')
  return box
}

const tableOf = (page: Page) => page.getByRole('region', { name: 'Jämför artiklar' })

for (const width of [1440, 1280]) {
  test(`four compared articles fill the page at ${width} px, with nothing to scroll to`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, four)
    const region = await boxOf(tableOf(page))
    const table = await boxOf(tableOf(page).getByRole('table'))

    expect(Math.abs(table.width - region.width)).toBeLessThanOrEqual(1)
    expect(await tableOf(page).evaluate((place) => place.scrollWidth - place.clientWidth)).toBe(0)
  })
}

test('the cells of a compared row begin at the same height, and those of an article at the same edge', async ({
  page,
}) => {
  await visit(page, four)
  const rows = await tableOf(page)
    .getByRole('row')
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.children].map((cell) => {
          const words = document.createRange()
          words.selectNodeContents(cell)
          return { top: cell.getBoundingClientRect().top, left: words.getBoundingClientRect().left }
        }),
      ),
    )
  const facts = rows.filter((cells) => cells.length === 5)
  expect(facts.length).toBeGreaterThan(4)

  for (const cells of facts) expect(new Set(cells.map(({ top }) => Math.round(top))).size).toBe(1)
  for (const column of [1, 2, 3, 4]) {
    const lefts = facts.slice(1).map((cells) => Math.round(cells[column]?.left ?? 0))
    expect(new Set(lefts).size).toBe(1)
  }
})

test('the words of the box for comparing begin beside it in the picture view', async ({ page }) => {
  await visit(page, `${listing}?vy=bilder`)
  const boxes = page.getByRole('main').getByRole('button', { name: /^Jämför / })
  await expect(boxes.first()).toBeVisible()
  const ticks = await boxes.evaluateAll((all) =>
    all.map((tick) => {
      const words = document.createRange()
      words.selectNodeContents(tick)
      return words.getBoundingClientRect().left - tick.getBoundingClientRect().left
    }),
  )
  expect(ticks.length).toBeGreaterThan(0)
  // The box is 20 px wide with its margin.
  for (const left of ticks) {
    expect(left).toBeGreaterThanOrEqual(20)
    expect(left).toBeLessThanOrEqual(30)
  }
})
