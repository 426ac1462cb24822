import { quantityOf, valve, visit } from './steps'
import { expect, test } from './signed-in'

const elsewhere = /Webbshoppen är redan öppen i en annan flik/

test.beforeEach(async ({ context, buyer }) => {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 1 }])
})

test('in a browser without locks one tab works, and a second one says so and changes nothing', async ({
  context,
  buyer,
}) => {
  const first = await context.newPage()
  await visit(first, '/cart')
  await expect(quantityOf(first, valve.name)).toHaveValue('1')
  expect(await first.evaluate(() => 'locks' in navigator)).toBe(false)
  const other = await context.newPage()
  await visit(other, '/cart')
  await expect(other.getByText(elsewhere)).toBeVisible()
  await expect(other.getByText(/HTTPS/)).toBeVisible()

  await quantityOf(other, valve.name).fill('4')
  await quantityOf(other, valve.name).press('Enter')
  await expect(other.getByText(/Inget är ändrat. Webbshoppen är öppen i en annan flik/)).toBeVisible()
  await quantityOf(first, valve.name).fill('6')
  await quantityOf(first, valve.name).press('Enter')

  await expect.poll(async () => (await buyer.lines()).map(({ quantity }) => quantity)).toEqual([6])
  await expect(first.getByText(elsewhere)).toHaveCount(0)
})

test('in a browser without locks the second tab works once it is loaded after the first is closed', async ({
  context,
  buyer,
  faults,
}) => {
  // The call of the tab may be carried out when it closes; the call of the other tab is then told so.
  faults.foresee(/412/)
  const first = await context.newPage()
  await visit(first, '/cart')
  await expect(quantityOf(first, valve.name)).toHaveValue('1')
  const other = await context.newPage()
  await visit(other, '/cart')
  await expect(other.getByText(elsewhere)).toBeVisible()

  await first.close()
  await other.getByRole('button', { name: 'Ladda om' }).click()
  await expect(other.getByText(elsewhere)).toHaveCount(0)
  await expect(quantityOf(other, valve.name)).toHaveValue('1')
  await quantityOf(other, valve.name).fill('9')
  await quantityOf(other, valve.name).press('Enter')

  await expect.poll(async () => (await buyer.lines()).map(({ quantity }) => quantity)).toEqual([9])
})
