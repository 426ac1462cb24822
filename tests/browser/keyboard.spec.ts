import { press, tabTo, write } from './keys'
import { cartButton, expectPlaced, listing, quantityOf, rowOf, searchField, smallValve, valve, visit } from './steps'
import { expect, test } from './signed-in'

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
    await expect(page.getByRole('heading', { level: 1, name: 'Leverans' })).toBeFocused()
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

test('through the menu, the facets and the rows of a listing, and the dimensions of an article', async ({
  page,
  buyer,
}) => {
  test.setTimeout(120_000)
  const inCart = async () =>
    Object.fromEntries((await buyer.lines()).map((line) => [line.articleNumber, line.quantity]))

  await test.step('opens the menu and a category', async () => {
    await visit(page, '/')
    await tabTo(page, page.getByRole('button', { name: 'Produkter', exact: true }))
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: 'Produkter' })
    await press(page, menu.getByRole('link', { name: 'Kulventiler', exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: 'Kulventiler' })).toBeVisible()
  })
  await test.step('narrows by two dimensions, and focus stays where the choice is made', async () => {
    const dimension = (dn: string) =>
      page.getByRole('group', { name: 'Dimension DN' }).getByRole('checkbox', { name: new RegExp(`^${dn}\\b`) })
    for (const dn of ['15', '20']) {
      await tabTo(page, dimension(dn))
      await page.keyboard.press('Space')
      await expect(page).toHaveURL(new RegExp(`[?&]dn=${dn}(&|$)`))
      await expect(dimension(dn)).toBeFocused()
    }
    await expect(page.getByRole('list', { name: 'Valda filter' }).getByRole('listitem')).toHaveCount(3)
  })
  await test.step('adds by Enter in a quantity, which goes on to the next row', async () => {
    const first = quantityOf(page, smallValve.name)
    await tabTo(page, first)
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await expect.poll(inCart).toEqual({ [smallValve.articleNumber]: 2 })
  })
  await test.step('goes by arrows from number to number, and opens an article', async () => {
    const link = (articleNumber: string) =>
      rowOf(page, articleNumber).getByRole('link', { name: articleNumber, exact: true })
    await link(smallValve.articleNumber).focus()
    await page.keyboard.press('ArrowDown')
    await expect(link(valve.articleNumber)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(valve.name)
  })
  await test.step('buys another dimension in the table of the article', async () => {
    const dimensions = page.getByRole('main').getByRole('table').filter({ hasText: smallValve.articleNumber })
    const quantity = dimensions.getByRole('textbox', { name: new RegExp(`^antal ${smallValve.name}`, 'i') })
    await tabTo(page, quantity)
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
    await expect.poll(inCart).toEqual({ [smallValve.articleNumber]: 3 })
  })
})

test('a link leads past the filters to the articles, in a listing and among hits', async ({ page }) => {
  for (const address of [listing, '/search?q=kulventil']) {
    await visit(page, address)
    const skip = page.getByRole('link', { name: 'Hoppa till artiklarna' })
    await press(page, skip)
    await page.keyboard.press('Tab')
    await expect(page.locator('#artiklar').getByRole('link').first()).toBeFocused()
  }
})
