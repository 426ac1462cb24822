import type { Locator, Page } from 'playwright/test'
import { cartButton, expectPlaced, searchField, valve, visit } from './steps'
import { expect, test } from './signed-in'

const MOST_STOPS = 150

/** Goes on from where focus is, as a user does who has no mouse. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${String(target)}`)
}

const press = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

const write = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

test('from the search key to a placed order, by keyboard alone', async ({ page }) => {
  await visit(page, '/')

  await test.step('searches', async () => {
    await page.keyboard.press('/')
    await expect(searchField(page)).toBeFocused()
    await page.keyboard.type(valve.articleNumber)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=4208103/)
  })
  await test.step('adds', async () => {
    await press(page, page.getByRole('button', { name: `Lägg till ${valve.name} i varukorgen` }))
    await expect(cartButton(page, 1)).toBeVisible()
  })
  await test.step('goes to the cart by its flyout', async () => {
    await press(page, cartButton(page, 1))
    await press(page, page.getByRole('link', { name: 'Till varukorgen' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Varukorg' })).toBeVisible()
  })
  await test.step('fills in the delivery', async () => {
    await press(page, page.getByRole('link', { name: 'Till leverans' }))
    await write(page, page.getByLabel('Beställarens referens'), 'Tom Holm')
    await write(page, page.getByLabel('Mottagare på plats'), 'Ali Rahimi')
    await write(page, page.getByLabel('Mobil till mottagare'), '070-555 01 42')
    await press(page, page.getByRole('button', { name: 'Granska ordern' }))
  })
  await test.step('orders', async () => {
    const place = page.getByRole('button', { name: /^Lägg order/ })
    await expect(place).not.toHaveAttribute('aria-disabled')
    await press(page, place)
    await expectPlaced(page)
  })
})

test('a quantity is changed by arrow keys, and focus stays in its field', async ({ page, buyer }) => {
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 2 }])
  await visit(page, '/cart')
  const quantity = page.getByRole('textbox', { name: `Antal ${valve.name}` })
  await tabTo(page, quantity)

  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')

  await expect(quantity).toHaveValue('3')
  await expect(quantity).toBeFocused()
  await expect.poll(async () => (await buyer.lines()).map((line) => line.quantity)).toEqual([3])
})
