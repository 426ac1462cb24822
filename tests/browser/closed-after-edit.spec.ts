import { kill } from 'node:process'
import type { Page } from 'playwright/test'
import { loseNetwork, quantityOf, smallValve, valve, visit, visitStarted } from './steps'
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

/**
 * Does to a page what fires such an event, and kills the page in that event's task, without a word to it: it is kept in the
 * last listener until it is dead, so it runs no timer, draws no frame and is told of no result.
 */
const killIn = async (page: Page, type: 'input' | 'click' | 'keydown', act: () => Promise<void>): Promise<void> => {
  const devtools = await page.context().browser()?.newBrowserCDPSession()
  const told = page.waitForEvent('console', (message) => message.text() === 'last listener')
  await page.evaluate((awaited) => {
    window.requestAnimationFrame = () => 0
    window.addEventListener(awaited, () => {
      console.log('last listener')
      for (;;);
    })
  }, type)
  const dead = page.waitForEvent('crash')
  // It never ends: the page does not answer any more.
  act().catch(() => undefined)
  await told
  const processes = await devtools?.send('SystemInfo.getProcessInfo')
  for (const { id, type: kind } of processes?.processInfo ?? []) if (kind === 'renderer') kill(id, 'SIGKILL')
  await dead
  await page.close()
}

const ways = [
  {
    by: 'a press of its plus',
    type: 'click',
    act: (page: Page) => page.getByRole('button', { name: `Öka antal ${valve.name}` }).click(),
    quantity: 2,
  },
  {
    by: 'a typed digit',
    type: 'input',
    act: async (page: Page) => {
      await quantityOf(page, valve.name).press('End')
      await page.keyboard.press('5')
    },
    quantity: 15,
  },
  {
    by: 'a filled field',
    type: 'input',
    act: (page: Page) => quantityOf(page, valve.name).fill('37'),
    quantity: 37,
  },
  {
    by: 'an arrow key',
    type: 'keydown',
    act: (page: Page) => quantityOf(page, valve.name).press('ArrowUp'),
    quantity: 2,
  },
] as const

for (const { by, type, act, quantity } of ways)
  test(`[CART-26] a quantity changed by ${by} is there and reaches the service, though its page was killed in the same task`, async ({
    context,
    page,
    buyer,
    faults,
  }) => {
    faults.foresee(carriedOut)
    await buyer.add([{ articleNumber: valve.articleNumber, quantity: 1 }])
    await visitStarted(page, '/cart')
    await expect(quantityOf(page, valve.name)).toHaveValue('1')
    await killIn(page, type, () => act(page))
    expect((await buyer.lines()).map((line) => line.quantity)).toEqual([1])

    const next = await context.newPage()
    await visit(next, '/cart')
    await expect(quantityOf(next, valve.name)).toHaveValue(String(quantity))
    await expect.poll(async () => (await buyer.lines()).map((line) => line.quantity)).toEqual([quantity])
    await expect(next.getByRole('button', { name: /^Behåll/ })).toHaveCount(0)
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
