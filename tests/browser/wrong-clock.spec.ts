import type { Page } from 'playwright/test'
import { docket, toDelivery, valve, visit } from './steps'
import { expect, test } from './signed-in'

const YEAR_MS = 365 * 24 * 60 * 60_000

/** The month of the calendar, and the day that is chosen in it. */
const offeredDay = async (page: Page): Promise<readonly string[]> => {
  await visit(page, '/cart')
  await toDelivery(page)
  const delivery = docket(page, 'Utkörning')
  return [
    await delivery.getByText(/^[a-z]+\s\d{4}$/).innerText(),
    await delivery
      .getByText(/^(mån|tis|ons|tors|fre)\s\d+\s[a-z]+$/)
      .first()
      .innerText(),
  ]
}

for (const [how, wrongBy] of [
  ['ahead', YEAR_MS],
  ['behind', -YEAR_MS],
] as const)
  test(`a machine whose clock is a year ${how} is offered the same delivery day as one that is right`, async ({
    page,
    buyer,
  }) => {
    await buyer.add([{ articleNumber: valve.articleNumber, quantity: 1 }])
    const right = await offeredDay(page)

    // Playwright's clock would also take the page's timers and marks.
    await page.addInitScript(`{
      const Right = Date
      globalThis.Date = class extends Right {
        constructor(...given) {
          super(...(given.length === 0 ? [Right.now() + ${wrongBy}] : given))
        }
        static now = () => Right.now() + ${wrongBy}
      }
    }`)
    expect(await offeredDay(page)).toEqual(right)
  })
