import type { Page } from 'playwright/test'
import { expectAccessible, expectOpenedAccessible } from './accessible'
import { listing, toast, valve, visit } from './steps'
import { expect, test } from './watched-page'

const OTHER = '4208104'
const comparison = `/jamfor?artiklar=${valve.articleNumber},${OTHER}`
/** Columns beyond the edge of a small screen with facts that are missing, which is said out of sight. */
const four = `/jamfor?artiklar=${valve.articleNumber},2311115,6530150,6860001`

const box = (page: Page, dimension: string) =>
  page.getByRole('button', { name: `Jämför Kulventil FF 1000 ${dimension}`, exact: true })

const broaderThanWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('articles are chosen in a listing by keyboard, compared, and still chosen after a reload', async ({ page }) => {
  await visit(page, listing)
  await box(page, 'DN20').press('Space')
  await box(page, 'DN25').press('Enter')
  const bar = page.getByRole('complementary', { name: 'Artiklar att jämföra' })
  await expect(bar).toContainText('2 av 4')
  // Of a listing, axe would read hundreds of boxes that are all alike.
  await expectOpenedAccessible(page, 'aside[aria-label="Artiklar att jämföra"]')
  await expectOpenedAccessible(page, 'main article:first-of-type table')

  await page.reload()
  await expect(box(page, 'DN25')).toHaveAttribute('aria-pressed', 'true')
  await bar.getByRole('link', { name: 'Jämför 2 artiklar' }).press('Enter')

  await expect(page).toHaveURL(/\/jamfor\?artiklar=4208103,4208104$/)
  await expect(page.getByRole('row', { name: /^DN / })).toContainText('DN20')
  await expect(page.getByRole('row', { name: /^DN / })).toContainText('DN25')
  await expectAccessible(page)
})

test('the comparison of four articles fits a small screen: the table alone scrolls, and its first column stays', async ({
  page,
}) => {
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await visit(page, four)
    expect(await broaderThanWindow(page), `${width} px`).toBe(0)
  }
  const name = page.getByRole('rowheader', { name: 'Art.nr' })
  const before = await name.boundingBox()
  await page.getByRole('region', { name: 'Jämför artiklar' }).evaluate((table) => {
    table.scrollLeft = 120
  })
  expect((await name.boundingBox())?.x).toBe(before?.x)
  await expectAccessible(page)
})

test('the drawings stand in one line, however many lines the names take', async ({ page }) => {
  await visit(page, comparison)
  const heads = page.getByRole('columnheader').filter({ has: page.getByRole('link') })
  await expect(heads).toHaveCount(2)
  await heads
    .first()
    .getByRole('link')
    .first()
    .evaluate((link) => link.append(' med ett namn som behöver flera rader i sin kolumn'))
  const tops = await heads.evaluateAll((all) =>
    all.map((head) => head.querySelector('svg')?.getBoundingClientRect().top),
  )
  expect(new Set(tops).size).toBe(1)
})

test('the comparison unfolds what all share on paper, without buttons', async ({ page }) => {
  await visit(page, comparison)
  const shared = page.getByRole('group').filter({ hasText: 'Lika för alla' }).getByRole('definition').first()
  await expect(shared).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(shared).toBeVisible()
  await expect(page.getByRole('button', { name: /i varukorgen$/ }).first()).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  // The scripts that are not run.
  test.beforeEach(({ faults }) => faults.foresee(/^csp GET .*\.js$/))

  test('the address holds the choice, and a form adds an article to it', async ({ page }) => {
    await page.goto(`/jamfor?artiklar=${valve.articleNumber}`)
    await page.getByLabel('Lägg till en artikel').fill(OTHER)
    await page.getByRole('button', { name: 'Lägg till', exact: true }).click()
    await expect(page.getByRole('columnheader').filter({ hasText: 'DN25' })).toBeVisible()
    await expect(page.getByText('Det här skiljer')).toBeVisible()
    await page.getByRole('link', { name: /^Ta bort .*DN20 från jämförelsen$/ }).click()
    await expect(page).toHaveURL(new RegExp(`artiklar=${OTHER}$`))
  })
})

test('the message that no more can be compared leaves the articles to take away in sight', async ({ page }) => {
  await visit(page, listing)
  for (const dimension of ['DN10', 'DN15', 'DN20', 'DN25', 'DN32']) await box(page, dimension).click()

  const message = await toast(page, /^Du kan jämföra 4 artiklar/).boundingBox()
  const bar = await page.getByRole('complementary', { name: 'Artiklar att jämföra' }).boundingBox()

  if (message === null || bar === null) throw new Error('Nothing is drawn.')
  expect(message.y + message.height).toBeLessThanOrEqual(bar.y)
})
