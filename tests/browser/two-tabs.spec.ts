import type { BrowserContext, Page } from 'playwright/test'
import {
  accountButton,
  cartButton,
  expectPlaced,
  listing,
  quantityOf,
  reviewDriven,
  toast,
  valve,
  visit,
} from './steps'
import { expect, test } from './signed-in'

/** Counts the calls that carry an order out; an enquiry about one carries out nothing. */
const countOrders = (context: BrowserContext): (() => number) => {
  let count = 0
  context.on('request', (request) => {
    const orders = request.method() === 'POST' && request.url().endsWith('/checkout')
    if (orders && request.headers()['prefer'] === undefined) count += 1
  })
  return () => count
}

test('what is added in one tab shows in the other', async ({ context, buyer }) => {
  const one = await context.newPage()
  const other = await context.newPage()
  await visit(one, listing)
  await visit(other, '/cart')
  await expect(other.getByText('Varukorgen är tom')).toBeVisible()

  await one.getByRole('button', { name: `Lägg till ${valve.name} i varukorgen` }).click()

  await expect(quantityOf(other, valve.name)).toHaveValue('1')
  await expect(cartButton(other, 1)).toBeVisible()
  expect((await buyer.lines()).map((line) => line.articleNumber)).toEqual([valve.articleNumber])
})

test('logging out in one tab logs out the other', async ({ context }) => {
  const one = await context.newPage()
  const other = await context.newPage()
  await visit(one, '/')
  await visit(other, '/cart')
  await expect(other.getByText('Varukorgen är tom')).toBeVisible()

  await accountButton(one).click()
  // The message goes after three seconds, so it is looked for from before it comes.
  const told = expect(toast(other, 'Vänligen logga in')).toBeVisible()
  await Promise.all([told, one.getByRole('button', { name: 'Logga ut' }).click()])

  await expect(one.getByRole('button', { name: 'Logga in', exact: true })).toBeVisible()
  await expect(other).toHaveURL('/')
  await expect(accountButton(other)).toHaveCount(0)
})

/** The browser deletes its databases, as it does for somebody who clears the data of the site. */
const deleteDatabases = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) {
      await new Promise((resolve, reject) => {
        const deleted = indexedDB.deleteDatabase(name ?? '')
        deleted.addEventListener('success', resolve)
        deleted.addEventListener('error', reject)
      })
    }
  })

test('a page that is loaded after the log was deleted shows the cart, while the first tab stays open', async ({
  context,
  buyer,
  faults,
}) => {
  faults.foresee(/Another connection wants to delete database/)
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 4 }])
  const first = await context.newPage()
  await visit(first, '/cart')
  await expect(quantityOf(first, valve.name)).toHaveValue('4')
  const other = await context.newPage()
  await visit(other, '/cart')
  await expect(quantityOf(other, valve.name)).toHaveValue('4')

  await deleteDatabases(first)
  await other.reload()

  await expect(quantityOf(other, valve.name)).toHaveValue('4')
  await quantityOf(other, valve.name).fill('6')
  await expect(quantityOf(first, valve.name)).toHaveValue('6')
  await expect.poll(async () => (await buyer.lines()).map(({ quantity }) => quantity)).toEqual([6])
})

test('when the tab that speaks with the services closes, the other takes over', async ({ context, buyer }) => {
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 1 }])
  const first = await context.newPage()
  await visit(first, '/cart')
  await expect(quantityOf(first, valve.name)).toHaveValue('1')
  const other = await context.newPage()
  await visit(other, '/cart')
  await expect(quantityOf(other, valve.name)).toHaveValue('1')

  await first.close()
  await quantityOf(other, valve.name).fill('5')
  await quantityOf(other, valve.name).press('Enter')

  await expect.poll(async () => (await buyer.lines()).map((line) => line.quantity)).toEqual([5])
})

test('a tab that does not speak with the services has its edits sent by the one that does', async ({
  context,
  buyer,
}) => {
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 1 }])
  const first = await context.newPage()
  await visit(first, '/cart')
  await expect(quantityOf(first, valve.name)).toHaveValue('1')
  const other = await context.newPage()
  await visit(other, '/cart')
  // Nothing can be edited before the cart is there.
  await expect(quantityOf(other, valve.name)).toHaveValue('1')

  await quantityOf(other, valve.name).fill('4')
  await other.close()

  await expect.poll(async () => (await buyer.lines()).map((line) => line.quantity)).toEqual([4])
})

test('[CHECKOUT-02] a double press places one order', async ({ context, page, buyer }) => {
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 1 }])
  const orders = countOrders(context)
  const place = await reviewDriven(page)

  await place.dblclick()

  await expectPlaced(page)
  expect(orders()).toBe(1)
  expect(await buyer.lines()).toEqual([])
})

test('the order button pressed in two tabs at once places one order', async ({ context, buyer }) => {
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 1 }])
  const orders = countOrders(context)
  const one = await context.newPage()
  const other = await context.newPage()
  const placeInOne = await reviewDriven(one)
  await visit(other, '/summary')
  const placeInOther = other
    .getByRole('button', { name: /^Lägg order/ })
    .filter({ visible: true })
    .last()
  await expect(placeInOther).not.toHaveAttribute('aria-disabled')

  // The buttons are held beforehand: the press in one tab takes the button away from the other.
  const pressed = await Promise.all([placeInOne.elementHandle(), placeInOther.elementHandle()])
  await Promise.all(pressed.map((button) => button?.dispatchEvent('click')))

  await expect.poll(async () => (await buyer.lines()).length).toBe(0)
  expect(orders()).toBe(1)
})
