import type { Locator, Page } from 'playwright/test'
import { fillCart } from '../support/long-cart'
import { expectOpenedAccessible } from './accessible'
import { expect, test } from './signed-in'
import { docket, toast, visit } from './steps'

const LINES = 1000

test.describe.configure({ timeout: 120_000 })

test.beforeEach(async ({ page, origin, buyer }) => {
  await fillCart(origin, buyer, LINES)
  await visit(page, '/cart')
  await expect(page.getByText(`${LINES} rader i 1 leverans.`)).toBeVisible()
})

const rows = (page: Page, delivery = 'Utkörning'): Locator =>
  page.getByRole('list', { name: `Rader i ${delivery}` }).locator(':scope > li')
const quantities = (page: Page): Locator => page.getByRole('textbox', { name: /^Antal / })
const labelled = (page: Page, place: number): Locator =>
  rows(page).filter({ has: page.getByRole('button', { name: new RegExp(`^Märkning: Plats ${place} `) }) })
const placeOfFocus = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset')))

test(
  'a cart of 1,000 rows draws those in sight, and says where in the list they are',
  { tag: '@phone' },
  async ({ page }) => {
    await expect(rows(page).first()).toBeVisible()
    expect(await rows(page).count()).toBeLessThan(60)
    await expect(rows(page).first()).toHaveAttribute('aria-posinset', '1')
    await expect(rows(page).first()).toHaveAttribute('aria-setsize', String(LINES))

    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
    await expect.poll(async () => Number(await rows(page).first().getAttribute('aria-posinset'))).toBeGreaterThan(300)
    await page.getByText('1000 rader', { exact: true }).scrollIntoViewIfNeeded()
    await expect(rows(page).last()).toHaveAttribute('aria-posinset', String(LINES))
    expect(await rows(page).count()).toBeLessThan(60)
  },
)

test('a cart of 1,000 rows can be read by everybody', { tag: '@phone' }, async ({ page }) => {
  // At its full height all rows would be in sight: it is judged as it is seen, and without the line of information no box
  // of the rows lies half below the bar of a small screen.
  await page.getByRole('button', { name: /^Stäng: Sista utkörning/ }).click()
  await expectOpenedAccessible(page, 'main')
  await rows(page).first().getByRole('checkbox').check()
  await expectOpenedAccessible(page, 'main')
})

test('a row is found by its number, name or label, and all are back after it', async ({ page }) => {
  const search = page.getByRole('searchbox', { name: 'Sök bland raderna' })
  await search.fill('plats 987')
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText(`1 av ${LINES} rader visas`).first()).toBeVisible()
  await search.fill('finns inte')
  await expect(page.getByText('Ingen rad här stämmer med sökningen.')).toBeVisible()
  await search.press('Escape')
  await expect(rows(page).first()).toHaveAttribute('aria-setsize', String(LINES))
})

test('rows are sorted, and a row that is edited stays where it is', async ({ page }) => {
  await page.getByLabel('Ordning').selectOption({ label: 'Högst summa först' })
  const sums = async () =>
    (await rows(page).locator('[class*=total]').allTextContents()).map((text) =>
      Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.')),
    )
  const sorted = (await sums()).toSorted((one, other) => other - one)
  expect(await sums()).toEqual(sorted)

  const first = quantities(page).first()
  const name = await first.getAttribute('aria-label')
  await first.fill('100')
  await first.press('Shift+Enter')
  await expect(quantities(page).first()).toHaveAttribute('aria-label', name ?? '')
  await expect(quantities(page).first()).toHaveValue('100')
})

test('Enter goes from quantity to quantity, Shift and Enter back, over rows that are not drawn yet', async ({
  page,
}) => {
  await quantities(page).first().focus()
  for (let place = 1; place <= 20; place += 1) {
    expect(await placeOfFocus(page)).toBe(place)
    await page.keyboard.press('Enter')
    await expect.poll(() => placeOfFocus(page)).toBe(place + 1)
  }
  await expect(page.locator(':focus')).toBeInViewport()
  await page.keyboard.press('Shift+Enter')
  await expect.poll(() => placeOfFocus(page)).toBe(20)
})

test('what is typed in a row is kept when the row is scrolled out of sight, and holds back the order', async ({
  page,
}) => {
  const field = quantities(page).first()
  await field.fill('tolv')
  await quantities(page).nth(1).focus()
  await page.evaluate(() => window.scrollTo(0, 20_000))
  await expect.poll(async () => Number(await rows(page).nth(5).getAttribute('aria-posinset'))).toBeGreaterThan(50)
  await page.getByRole('searchbox', { name: 'Sök bland raderna' }).evaluate((box: HTMLInputElement) => box.focus())
  await page.keyboard.type('plats 987')
  await expect(rows(page)).toHaveCount(2)
  await expect(quantities(page).first()).toHaveValue('tolv')

  await page.getByRole('button', { name: 'Gå till raden' }).click()
  await expect(rows(page).first()).toBeFocused()
})

test('all rows are marked, moved, and moved back', async ({ page, buyer }) => {
  await page.getByRole('checkbox', { name: 'Markera alla rader' }).check()
  await expect(page.getByText(`${LINES} markerade:`)).toBeVisible()
  await page.getByRole('button', { name: 'Flytta till annan leverans' }).click()
  await page.getByRole('button', { name: /^EXH/ }).click()
  await expect(docket(page, 'Leverans till butik')).toBeVisible()
  await expect(toast(page, `${LINES} rader flyttas till Leverans till butik.`)).toBeVisible()
  await page.getByRole('button', { name: 'Ångra' }).click()

  await expect(docket(page, 'Utkörning')).toBeVisible()
  await expect(docket(page, 'Leverans till butik')).toBeHidden()
  await expect(labelled(page, 1)).toBeVisible()
  await expect
    .poll(async () => (await buyer.lines()).filter(({ deliveryId }) => deliveryId === 'DBI').length)
    .toBe(LINES)
})

test('a range is marked with Shift, hidden ones are told of, and the marked rows are labelled', async ({
  page,
  buyer,
}) => {
  await labelled(page, 2).getByRole('checkbox').check()
  await labelled(page, 6)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await expect(page.getByText('5 markerade:')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Sök bland raderna' }).fill('plats 987')
  await expect(page.getByText('5 markerade, varav 5 inte visas:')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Markera raden som visas' }).check()
  await expect(page.getByText('6 markerade, varav 5 inte visas:')).toBeVisible()

  await page.getByRole('button', { name: 'Märk', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Märkning').fill('Trapp C')
  await page.getByRole('button', { name: 'Spara märkningen' }).click()
  await expect(toast(page, '6 rader märks Trapp C.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Sök bland raderna' }).fill('trapp c')
  await expect(rows(page)).toHaveCount(6)
  await expect.poll(async () => (await buyer.lines()).length).toBe(LINES)
})

test('a day is asked for the whole delivery of the marked rows', async ({ page }) => {
  await rows(page).first().getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Leveransdag', exact: true }).click()
  const picker = page.getByRole('dialog', { name: 'Leveransdag' })
  await expect(picker.getByText(`Dagen gäller hela leveransen: Utkörning, ${LINES} rader.`)).toBeVisible()
  const day = picker.locator('button[data-day]:not([aria-disabled]):not([aria-pressed=true])').last()
  const name = (await day.getAttribute('aria-label')) ?? ''
  await day.click()
  await expect(toast(page, new RegExp(`Leveransdagen för Utkörning är ${name}`))).toBeVisible()
})

test('on paper all 1,000 rows are there, and nothing to press', async ({ page }) => {
  await page.getByRole('searchbox', { name: 'Sök bland raderna' }).fill('plats 987')
  await expect(rows(page)).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(rows(page)).toHaveCount(LINES)
  const controls = page.locator('main').locator('input:not([aria-label^=Antal]), select')
  expect(await controls.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0)
  await page.emulateMedia({ media: null })
  await expect(rows(page)).toHaveCount(1)

  const onPaper = await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'))
    const { length } = document.querySelectorAll('main li[id^=rad-]')
    window.dispatchEvent(new Event('afterprint'))
    return length
  })
  expect(onPaper, 'when the browser takes the page for paper').toBe(LINES)
  await expect(rows(page)).toHaveCount(1)
})
