import type { BrowserContext } from 'playwright/test'
import { quantityOf, valve, visit } from './steps'
import { expect, test } from './signed-in'

/** Counts the calls that change the cart's lines. */
const countEdits = (context: BrowserContext): (() => number) => {
  let count = 0
  context.on('request', (request) => {
    if (request.method() !== 'GET' && /\/v2\/cart\/[^/]+\/variants/.test(request.url())) count += 1
  })
  return () => count
}

const quantities = async (buyer: {
  readonly lines: () => Promise<readonly { readonly quantity: number }[]>
}): Promise<readonly number[]> => (await buyer.lines()).map((line) => line.quantity)

test.beforeEach(async ({ context, buyer }) => {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 1 }])
})

test('in a browser without locks one of two tabs speaks with the services, and the other after it', async ({
  context,
  buyer,
}) => {
  const first = await context.newPage()
  await visit(first, '/cart')
  await expect(quantityOf(first, valve.name)).toHaveValue('1')
  expect(await first.evaluate(() => 'locks' in navigator)).toBe(false)
  const other = await context.newPage()
  await visit(other, '/cart')
  await expect(quantityOf(other, valve.name)).toHaveValue('1')
  const edits = countEdits(context)

  await quantityOf(other, valve.name).fill('4')
  await quantityOf(other, valve.name).press('Enter')
  await expect(quantityOf(first, valve.name)).toHaveValue('4')
  await expect.poll(() => quantities(buyer)).toEqual([4])
  // The answer is in the log too: a tab that goes before that leaves its call to be made again.
  await expect(other.locator('fieldset[aria-busy]')).toHaveCount(0)
  await quantityOf(first, valve.name).fill('6')
  await quantityOf(first, valve.name).press('Enter')
  await expect(quantityOf(other, valve.name)).toHaveValue('6')
  await expect.poll(() => quantities(buyer)).toEqual([6])
  await expect(other.locator('fieldset[aria-busy]')).toHaveCount(0)
  expect(edits()).toBe(2)

  await first.close()
  await quantityOf(other, valve.name).fill('9')
  await quantityOf(other, valve.name).press('Enter')
  await expect.poll(() => quantities(buyer)).toEqual([9])
  expect(edits()).toBe(3)
})

test('in a browser without locks the edit of a tab that crashes is sent by the other', async ({
  context,
  buyer,
  faults,
}) => {
  // The call of the tab may be carried out when it crashes; the call of the other tab is then told so.
  faults.foresee(/412/)
  const first = await context.newPage()
  await visit(first, '/cart')
  await expect(quantityOf(first, valve.name)).toHaveValue('1')
  const other = await context.newPage()
  await visit(other, '/cart')
  await expect(quantityOf(other, valve.name)).toHaveValue('1')
  // Whatever the leading tab asks from now on is not answered before it is gone.
  await first.route('**/v2/cart/**', () => undefined)

  await quantityOf(first, valve.name).fill('5')
  const devtools = await context.newCDPSession(first)
  const crashed = first.waitForEvent('crash')
  devtools.send('Page.crash').catch(() => undefined)
  await crashed

  await expect(quantityOf(other, valve.name)).toHaveValue('5')
  await expect.poll(() => quantities(buyer)).toEqual([5])
})
