import type { Locator, Page } from 'playwright/test'
import { expectAccessible } from './accessible'
import { docket, expectPlaced, loseNetwork, reviewDriven, smallValve, valve, visit } from './steps'
import { expect, test } from './signed-in'

const head = (page: Page): Locator => page.getByRole('region', { name: 'Kund och leverans' })

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (box === null) throw new Error('Nothing is drawn.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

const openCart = async (page: Page): Promise<void> => {
  await visit(page, '/cart')
  await expect(page.getByRole('link', { name: valve.name })).toBeVisible()
}

/** Words of an element's text that are broken over two lines. */
const brokenWords = (element: Locator): Promise<readonly string[]> =>
  element.evaluate((link) => {
    const text = link.firstChild
    const whole = text?.textContent ?? ''
    return [...whole.matchAll(/[\p{L}\d]+/gu)].flatMap(({ 0: word, index }) => {
      if (text === null) return []
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return range.getClientRects().length > 1 ? [word] : []
    })
  })

test('the articles of a cart can be read at every width', async ({ page, buyer }) => {
  await buyer.add([
    { articleNumber: valve.articleNumber, quantity: 1 },
    { articleNumber: '6841103', quantity: 1 },
  ])
  await openCart(page)
  const rows = docket(page, 'Utkörning').getByRole('listitem')
  const row = rows.filter({ hasText: valve.articleNumber })
  const longWord = rows.getByRole('link', { name: 'Termostatdel' })
  for (const width of [700, 768, 1023, 1024, 1279, 1280, 1340, 1399, 1400, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const name = await boxOf(row.getByRole('link', { name: valve.name }))
    const stock = await boxOf(row.getByText(/i lager/).first())
    expect(name.height, `lines of the name at ${width} px`).toBeLessThanOrEqual(48)
    expect(name.right <= stock.x || name.bottom <= stock.y, `the name clear of the stock at ${width} px`).toBe(true)
    expect(await brokenWords(longWord), `broken words at ${width} px`).toEqual([])
    const hint = await boxOf(page.getByText('Klistra in flera rader direkt från Excel'))
    expect(hint.height, `the hint on pasting at ${width} px`).toBeLessThanOrEqual(40)
  }
})

test('the fields that add a row stand in the columns of the rows above', async ({ page, buyer }) => {
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 1 }])
  await openCart(page)
  const rows = docket(page, 'Utkörning')
  const stepper = rows.getByRole('button', { name: /^Minska/ })
  const added = rows.getByRole('form')
  for (const width of [1024, 1280, 1399, 1400, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const left = (await boxOf(stepper.first())).x
    const fieldLeft = (await boxOf(added.getByRole('textbox', { name: 'Antal' }))).x
    expect(Math.abs(fieldLeft - left), `the quantity at ${width} px`).toBeLessThanOrEqual(2)
    const nameLeft = (await boxOf(rows.getByRole('link', { name: valve.name }))).x
    const numberLeft = (await boxOf(added.getByRole('textbox', { name: 'Artikelnummer' }))).x
    expect(Math.abs(numberLeft - nameLeft), `the article at ${width} px`).toBeLessThanOrEqual(2)
  }
})

test('the first delivery begins on the line of the sum', async ({ page, buyer }) => {
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 12 }])
  await openCart(page)
  const sum = page.getByRole('region', { name: 'Att beställa' })
  expect((await boxOf(docket(page, 'Utkörning'))).y).toBeCloseTo((await boxOf(sum)).y, 0)
})

test('while the cart scrolls, the sum stays below the order head, whose buttons keep their names', async ({
  page,
  buyer,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await buyer.add([
    { articleNumber: valve.articleNumber, quantity: 1 },
    { articleNumber: smallValve.articleNumber, quantity: 1, deliveryId: 'EXH' },
  ])
  await openCart(page)
  await page.mouse.wheel(0, 300)
  // One line is in the window, without the labels above the values.
  await expect.poll(async () => (await boxOf(head(page))).bottom).toBeLessThan(42)

  const sum = page.getByRole('region', { name: 'Att beställa' })
  expect((await boxOf(sum)).y).toBeGreaterThanOrEqual((await boxOf(head(page))).bottom)
  for (const label of ['Kund', 'Projekt', 'Leveranssätt', 'Till'])
    await expect(head(page).getByRole('button', { name: new RegExp(`^${label} .`) })).toBeVisible()
})

test(
  'a delivery that is left out of the order can be read by everybody',
  { tag: '@phone' },
  async ({ page, buyer }) => {
    await buyer.add([
      { articleNumber: valve.articleNumber, quantity: 1 },
      { articleNumber: smallValve.articleNumber, quantity: 1, deliveryId: 'EXH' },
    ])
    await openCart(page)
    const included = page.getByRole('checkbox', { name: 'Utkörning ingår i ordern' })
    await included.uncheck()
    await expect(page.getByRole('region', { name: 'Att beställa' }).getByText('Utkörning')).toBeHidden()
    await expectAccessible(page)
  },
)

test('on paper a cart says whose it is and of which day, and has nothing to press', async ({ page, buyer }) => {
  await buyer.add([
    { articleNumber: valve.articleNumber, quantity: 12 },
    { articleNumber: smallValve.articleNumber, quantity: 1, deliveryId: 'EXH' },
  ])
  await openCart(page)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 703, height: 1000 })

  for (const fact of ['Kund', 'Projekt', 'Utskriven', 'Av'])
    await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${fact}$`) })).toBeVisible()
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('checkbox').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByText('Ingår i ordern').filter({ visible: true })).toHaveCount(2)
  const rows = docket(page, 'Utkörning')
  const columns = rows.getByText('Pris exkl. moms').filter({ visible: true })
  const price = rows.getByText(/kr\/st$/).first()
  expect((await boxOf(columns)).right, 'the head of the prices').toBeCloseTo((await boxOf(price)).right, 0)
  await expect(page.getByRole('textbox', { name: `Antal ${valve.name}` })).toHaveValue('12')
  expect((await boxOf(docket(page, 'Utkörning'))).y, 'the first docket begins on the first page').toBeLessThan(400)
})

test('on paper a quantity that waits to be saved is a text like the others', async ({
  context,
  page,
  buyer,
  faults,
}) => {
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 12 }])
  await openCart(page)
  await loseNetwork(context, faults)
  await page.getByRole('textbox', { name: `Antal ${valve.name}` }).fill('15')
  const stepper = page.getByRole('group', { name: `Antal ${valve.name}` })
  await expect(stepper).toHaveAttribute('aria-busy', 'true')
  const painted = () =>
    stepper.evaluate((group) =>
      [...group.querySelectorAll('div')]
        .map((one) => getComputedStyle(one).backgroundImage)
        .filter((one) => one !== 'none'),
    )
  expect(await painted(), 'on the screen').toHaveLength(1)

  await page.emulateMedia({ media: 'print' })

  expect(await painted(), 'on paper').toEqual([])
})

test('on paper an order says whose it is and what it comes to with VAT, and has nothing to press', async ({
  page,
  buyer,
}) => {
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 12 }])
  await (await reviewDriven(page)).click()
  await expectPlaced(page)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 703, height: 1000 })

  for (const fact of ['Kund', 'Utskriven', 'Av'])
    await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${fact}$`) })).toBeVisible()
  await expect(page.getByText(/inkl\. moms$/)).toBeVisible()
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByText('Säker beställning')).toBeHidden()
})

test('on paper a summary says whose it is, and has nothing to press', async ({ page, buyer }) => {
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 12 }])
  await reviewDriven(page)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 703, height: 1000 })

  for (const fact of ['Kund', 'Projekt', 'Utskriven', 'Av'])
    await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${fact}$`) })).toBeVisible()
  await expect(page.getByText(/inkl\. moms$/)).toBeVisible()
  for (const role of ['button', 'checkbox'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Ändra/ })).toBeHidden()
})

test('the time of an order is not broken inside a figure, with every fact about it', async ({ page, buyer }) => {
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 1 }])
  await (await reviewDriven(page)).click()
  await expectPlaced(page)
  const facts = docket(page, 'Utkörning')
  const placedAt = facts.getByText(/^\d+\s\S+\s\d{4}\skl\.\s\d\d\.\d\d$/)
  for (const width of [390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await brokenWords(placedAt), `broken words at ${width} px`).toEqual([])
  }
})

test('an edit that was refused is told at its row, and can be read by everybody', async ({ page, buyer, faults }) => {
  faults.foresee(/400/)
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 1 }])
  await openCart(page)
  await page.route('**/cart/**', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 400, json: { code: 'INVALID', message: 'Antalet går inte att beställa.' } }),
  )
  const field = page.getByRole('textbox', { name: `Antal ${valve.name}` })
  await field.fill('30')
  await field.press('Enter')

  const row = docket(page, 'Utkörning').getByRole('listitem').filter({ hasText: valve.articleNumber })
  await expect(row.getByRole('region', { name: 'Ändring som inte sparades' })).toContainText(
    'Antalet 30 sparades inte.',
  )
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible()
  await expectAccessible(page)
})
