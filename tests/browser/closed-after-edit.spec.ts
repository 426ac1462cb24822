import { loseNetwork, quantityOf, smallValve, valve, visit } from './steps'
import { expect, test } from './signed-in'

const CLOSES = 30
const LONGEST_MS = 600

/** A request of a page that was closed may be carried out; the next start, which asks for the same, is then told so. */
const carriedOut = /412/

test('[CART-26] the last quantity is there and reaches the service, 0 to 600 ms after which the page was closed', async ({
  context,
  page,
  buyer,
  faults,
}) => {
  test.setTimeout(240_000)
  faults.foresee(carriedOut)
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 1 }])
  let present = page
  await visit(present, '/cart')
  for (let close = 0; close < CLOSES; close += 1) {
    const quantity = 2 + close
    await quantityOf(present, valve.name).fill(String(quantity))
    // The time itself is what is tried.
    await present.waitForTimeout((close * LONGEST_MS) / (CLOSES - 1))
    await present.close()

    present = await context.newPage()
    await visit(present, '/cart')
    await expect(quantityOf(present, valve.name), `close ${close}`).toHaveValue(String(quantity))
    await expect
      .poll(async () => (await buyer.lines()).map((line) => line.quantity), { message: `close ${close}` })
      .toEqual([quantity])
    // Nobody else has changed the line, so nothing is asked.
    await expect(present.getByRole('button', { name: /^Behåll/ })).toHaveCount(0)
  }
})

test('a quantity is sent when its page is left, not only when the shop is opened again', async ({ page, buyer }) => {
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 1 }])
  await visit(page, '/cart')
  await quantityOf(page, valve.name).fill('9')
  await expect(page.getByRole('group', { name: `Antal ${valve.name}` })).toHaveAttribute('aria-busy', 'true')
  await page.evaluate(() => window.location.assign('about:blank'))
  await expect.poll(async () => (await buyer.lines()).map((line) => line.quantity)).toEqual([9])
})

test('[CART-26] edits of several lines are all sent when their page is left, without waiting for each other', async ({
  page,
  buyer,
}) => {
  const wanted = [
    { ...valve, quantity: 7 },
    { ...smallValve, quantity: 8 },
    { articleNumber: '4208101', name: 'Kulventil FF 1000 DN10', quantity: 9 },
  ]
  await buyer.add(wanted.map(({ articleNumber }) => ({ articleNumber, quantity: 1 })))
  await visit(page, '/cart')
  for (const { name, quantity } of wanted) await quantityOf(page, name).fill(String(quantity))
  await page.evaluate(() => window.location.assign('about:blank'))
  await expect
    .poll(async () => (await buyer.lines()).map((line) => line.quantity).toSorted((a, b) => a - b))
    .toEqual([7, 8, 9])
})

test('[ERROR-25] a quantity left unsent is not laid over one that was set elsewhere: the user chooses', async ({
  context,
  page,
  buyer,
  faults,
}) => {
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 1 }])
  await visit(page, '/cart')
  await expect(quantityOf(page, valve.name)).toHaveValue('1')
  await loseNetwork(context, faults)
  await quantityOf(page, valve.name).fill('15')
  await expect(page.getByText('Väntar på att sparas')).toBeVisible()
  await page.close()
  await context.setOffline(false)
  // Another browser of the same account.
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 39 }])

  const again = await context.newPage()
  await visit(again, '/cart')
  await expect(again.getByText('Du hade skrivit 15. Raden har ändrats till 40 sedan dess.')).toBeVisible()
  await expect(quantityOf(again, valve.name)).toHaveValue('40')
  expect((await buyer.lines()).map((line) => line.quantity)).toEqual([40])

  await again.getByRole('button', { name: 'Använd 15' }).click()
  await expect(quantityOf(again, valve.name)).toHaveValue('15')
  await expect.poll(async () => (await buyer.lines()).map((line) => line.quantity)).toEqual([15])
  await expect(again.getByText(/^Du hade skrivit/)).toHaveCount(0)
})
