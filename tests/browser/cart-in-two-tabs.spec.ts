import type { BrowserContext, Locator, Page } from 'playwright/test'
import type { ShopClient } from '../support/shop-client'
import { expect, test } from './signed-in'
import { quantityOf, smallValve, toast, valve, visitStarted } from './steps'

const smallestValve = { articleNumber: '4208101', name: 'Kulventil FF 1000 DN10' }
const articles = [valve, smallValve, smallestValve]

const valves = (page: Page): Locator => quantityOf(page, valve.name)
const smallValves = (page: Page): Locator => quantityOf(page, smallValve.name)
const smallestValves = (page: Page): Locator => quantityOf(page, smallestValve.name)

/** The quantities of the valve, the small one and the smallest one, as the services have them; undefined for no line. */
const inService = async (buyer: ShopClient): Promise<readonly (number | undefined)[]> => {
  const lines = await buyer.lines()
  expect(lines.length).toBe(new Set(lines.map(({ articleNumber }) => articleNumber)).size)
  return articles.map(({ articleNumber }) => lines.find((line) => line.articleNumber === articleNumber)?.quantity)
}

/** The same as a page shows them. */
const onPage = (page: Page): Promise<readonly (number | undefined)[]> =>
  Promise.all(
    articles.map(async ({ name }) => {
      const field = quantityOf(page, name)
      return (await field.count()) === 0 ? undefined : Number(await field.inputValue())
    }),
  )

/** Nothing is on its way any more, and the services and both tabs have the same quantities. */
const expectEverywhere = async (
  tabs: readonly Page[],
  buyer: ShopClient,
  quantities: readonly (number | undefined)[],
): Promise<void> => {
  for (const tab of tabs) await expect(tab.locator('fieldset[aria-busy=true]')).toHaveCount(0)
  await expect
    .poll(async () => ({ service: await inService(buyer), pages: await Promise.all(tabs.map(onPage)) }))
    .toEqual({ service: quantities, pages: tabs.map(() => quantities) })
}

/** The first tab to be opened is the one that speaks with the services. */
const openTabs = async (context: BrowserContext): Promise<readonly [first: Page, second: Page]> => {
  const [first, second] = [await context.newPage(), await context.newPage()]
  for (const tab of [first, second]) {
    await visitStarted(tab, '/cart')
    await expect(valves(tab)).toHaveValue('1')
  }
  return [first, second]
}

test.beforeEach(async ({ buyer }) => {
  await buyer.add(articles.map(({ articleNumber }) => ({ articleNumber, quantity: 1 })))
})

for (const place of ['first', 'second'] as const) {
  const openTyping = async (context: BrowserContext): Promise<{ typing: Page; other: Page }> => {
    const [first, second] = await openTabs(context)
    return place === 'first' ? { typing: first, other: second } : { typing: second, other: first }
  }

  test(`what is half typed in the ${place} tab stays while the other one edits another line, and all of it arrives`, async ({
    context,
    buyer,
  }) => {
    const { typing, other } = await openTyping(context)
    // The old quantity is taken out and nothing is written yet, so there is nothing to send.
    await valves(typing).fill('')

    await smallValves(other).fill('8')
    await smallValves(other).press('Enter')
    await expect(smallValves(typing)).toHaveValue('8')
    await expect.poll(() => inService(buyer)).toEqual([1, 8, 1])
    await expect(valves(typing)).toHaveValue('')
    await expect(valves(typing)).toBeFocused()
    await expect(valves(other)).toHaveValue('1')

    await typing.keyboard.type('3')
    await smallestValves(other).fill('9')
    await expect(smallestValves(typing)).toHaveValue('9')
    await expect(valves(typing)).toHaveValue('3')
    await typing.keyboard.type('7')
    await expect(valves(typing)).toHaveValue('37')
    await valves(typing).press('Enter')

    await expectEverywhere([typing, other], buyer, [37, 8, 9])
  })

  test(`what is half typed in the ${place} tab stays while the other one edits the same line, and counts when it is whole`, async ({
    context,
    buyer,
  }) => {
    const { typing, other } = await openTyping(context)
    await valves(typing).fill('')

    await valves(other).fill('40')
    await valves(other).press('Enter')
    await expect(typing.getByText('Ändrat till 40 på annat håll.')).toBeVisible()
    await expect.poll(() => inService(buyer)).toEqual([40, 1, 1])
    await expect(valves(typing)).toHaveValue('')
    await expect(valves(typing)).toBeFocused()

    await typing.keyboard.type('12')
    await expect(valves(typing)).toHaveValue('12')
    await expect(typing.getByText(/på annat håll/)).toHaveCount(0)
    await valves(typing).press('Enter')

    await expectEverywhere([typing, other], buyer, [12, 1, 1])
  })

  test(`a quantity that is to be typed in the ${place} tab takes the place of the one that the other sets first`, async ({
    context,
    buyer,
  }) => {
    const { typing, other } = await openTyping(context)
    // The quantity is marked whole, so that a digit takes its place.
    await valves(typing).focus()

    await valves(other).fill('40')
    await valves(other).press('Enter')
    await expect(valves(typing)).toHaveValue('40')
    await typing.keyboard.type('12')
    await expect(valves(typing)).toHaveValue('12')
    await valves(typing).press('Enter')

    await expectEverywhere([typing, other], buyer, [12, 1, 1])
  })

  test(`a quantity typed in the ${place} tab that the other one writes over stays beside the newer one, and can be chosen`, async ({
    context,
    buyer,
  }) => {
    const { typing, other } = await openTyping(context)
    await valves(typing).fill('15')
    await expect(valves(other)).toHaveValue('15')
    await valves(other).fill('40')
    await valves(other).press('Enter')
    await expect(typing.getByText('Ändrat till 40 på annat håll.')).toBeVisible()
    await expect(valves(typing)).toHaveValue('15')

    // Whoever goes on to another line has seen the newer quantity, and does not write over it.
    await smallValves(typing).focus()
    await expectEverywhere([typing, other], buyer, [40, 1, 1])

    await valves(typing).fill('16')
    await expect(valves(other)).toHaveValue('16')
    await valves(other).fill('41')
    await valves(other).press('Enter')
    await typing.getByRole('button', { name: 'Behåll 16 st' }).click()
    await expectEverywhere([typing, other], buyer, [16, 1, 1])
  })

  test(`a line removed in the other tab while the ${place} one is at its quantity is told of and can be put back as typed`, async ({
    context,
    buyer,
  }) => {
    const { typing, other } = await openTyping(context)
    await valves(typing).fill('15')
    await expect(valves(other)).toHaveValue('15')
    const told = toast(typing, `${valve.name} har tagits bort på annat håll.`)

    await other.getByRole('button', { name: `Ta bort ${valve.articleNumber} ${valve.name}` }).click()
    await expect(told).toBeVisible()
    await expectEverywhere([typing, other], buyer, [undefined, 1, 1])
    await typing.getByRole('button', { name: 'Lägg tillbaka' }).click()

    await expectEverywhere([typing, other], buyer, [15, 1, 1])
  })

  test(`a line removed in the other tab while its quantity is half typed in the ${place} one takes no other line with it`, async ({
    context,
    buyer,
  }) => {
    const { typing, other } = await openTyping(context)
    await valves(typing).fill('')

    await other.getByRole('button', { name: `Ta bort ${valve.articleNumber} ${valve.name}` }).click()
    await expect(toast(typing, `${valve.name} har tagits bort på annat håll.`)).toBeVisible()
    await expect(valves(typing)).toHaveCount(0)
    // The hands are on the keys still: what they go on to type was meant for the line that is gone, not for the next one.
    await typing.keyboard.type('7')
    await typing.keyboard.press('Enter')

    await expectEverywhere([typing, other], buyer, [undefined, 1, 1])
  })
}

test('edits made in two tabs at the same time are all there in the end, and of the same line the same one everywhere', async ({
  context,
  buyer,
}) => {
  const [first, second] = await openTabs(context)
  for (const round of [20, 30]) {
    const edit = async (field: Locator, quantity: number): Promise<void> => {
      await field.fill(String(quantity))
      await field.press('Enter')
    }
    await Promise.all([
      edit(smallValves(first), round + 1).then(() => edit(valves(first), round + 2)),
      edit(smallestValves(second), round + 3).then(() => edit(valves(second), round + 4)),
    ])
    for (const tab of [first, second]) await expect(tab.locator('fieldset[aria-busy=true]')).toHaveCount(0)
    const [valvesNow] = await inService(buyer)
    expect([round + 2, round + 4]).toContain(valvesNow)
    await expectEverywhere([first, second], buyer, [valvesNow, round + 1, round + 3])
  }
})
