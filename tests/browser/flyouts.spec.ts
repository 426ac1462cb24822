import type { Locator, Page } from 'playwright/test'
import { expectAccessible, expectOpenedAccessible } from './accessible'
import { accountButton, cartButton, fillDriven, nextButton, toDelivery, valve, visit } from './steps'
import { expect, test } from './signed-in'

const head = (page: Page): Locator => page.getByRole('region', { name: 'Kund och leverans' })

/** Everything that opens over a page, by what opens it. */
const triggers = (page: Page, isMobile: boolean): Readonly<Record<string, Locator>> => ({
  account: accountButton(page),
  cart: cartButton(page, 1),
  ...(isMobile
    ? {
        menu: page.getByRole('button', { name: 'Meny', exact: true }),
        sheet: head(page).getByRole('button', { name: /^Utkörning/ }),
      }
    : {
        customer: head(page).getByRole('button', { name: /^Kund/ }),
        project: head(page).getByRole('button', { name: /^Projekt/ }),
        delivery: head(page).getByRole('button', { name: /^Leveranssätt/ }),
        place: head(page).getByRole('button', { name: /^Till/ }),
      }),
})

test(
  'each flyout can be read by everybody, and Esc closes it and gives focus back',
  { tag: '@phone' },
  async ({ page, buyer, isMobile }) => {
    await buyer.add([{ articleNumber: valve.articleNumber, quantity: 1 }])
    await visit(page, `/search?q=${valve.articleNumber}`)
    await expect(cartButton(page, 1)).toBeVisible()

    for (const [name, trigger] of Object.entries(triggers(page, isMobile))) {
      await test.step(name, async () => {
        await trigger.click()
        await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(1)
        await expectOpenedAccessible(page)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0)
        await expect(trigger).toBeFocused()
      })
    }
  },
)

test.describe('a visitor, who sees every department', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('[SHELL-04] one menu of the plate is open at a time, each can be read by everybody and left by Esc', async ({
    page,
  }) => {
    await visit(page, '/')
    for (const name of ['Produkter', 'Tjänster', 'Fler avdelningar']) {
      const trigger = page.getByRole('button', { name, exact: true })
      await trigger.click()
      await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(1)
      await expectOpenedAccessible(page)
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Fler avdelningar', exact: true })).toBeFocused()
  })
})

test('the calendar of a delivery can be read by everybody', { tag: '@phone' }, async ({ page, buyer }) => {
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 1, deliveryId: 'EXH' }])
  await visit(page, '/cart')
  await toDelivery(page)
  await page.getByRole('button', { name: /^Hämtdag/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectOpenedAccessible(page)
})

test(
  'a delivery step with faults can be read by everybody, and focus goes to the first fault',
  { tag: '@phone' },
  async ({ page, buyer }) => {
    await buyer.add([{ articleNumber: valve.articleNumber, quantity: 1 }])
    await visit(page, '/cart')
    await toDelivery(page)
    // Until the customer's addresses are there, the address is the first that is missing.
    await expect(page.getByRole('button', { name: 'Byt adress' })).toBeVisible()
    await page.getByLabel('Beställarens referens').fill('')
    // Blocked, but it takes a press, and says what is missing.
    await nextButton(page, /^Granska/).click({ force: true })
    await expect(page.getByLabel('Beställarens referens')).toBeFocused()
    await expect(page.getByText('Fyll i vem som beställer.')).toBeVisible()
    await expectAccessible(page)
    await fillDriven(page)
    await expect(page.getByText('Fyll i vem som beställer.')).toBeHidden()
  },
)

/** Where the panel that is open lies outside the window, or its content outside the panel, in CSS pixels. */
const outside = async (page: Page): Promise<readonly string[]> => {
  const dialog = page.getByRole('dialog').filter({ visible: true })
  const panel = await dialog.boundingBox()
  const sideways = await dialog.evaluate((one) =>
    Math.max(...[one, ...one.querySelectorAll('div')].map((part) => part.scrollWidth - part.clientWidth)),
  )
  const window = page.viewportSize()
  if (panel === null || window === null) throw new Error('Nothing is open.')
  const over = {
    left: -panel.x,
    right: panel.x + panel.width - window.width,
    bottom: panel.y + panel.height - window.height,
    'content sideways': sideways,
  }
  return Object.entries(over).flatMap(([side, by]) => (by > 0 ? [`${side} by ${by} px`] : []))
}

test('each flyout lies within the window at every width', async ({ page, buyer }) => {
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 1 }])
  await visit(page, `/search?q=${valve.articleNumber}`)
  await expect(cartButton(page, 1)).toBeVisible()
  for (const [width, height] of [
    [1680, 900],
    [1440, 900],
    [1280, 720],
    [1024, 600],
    [768, 1024],
    [700, 600],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const [name, trigger] of Object.entries(triggers(page, false))) {
      await trigger.click()
      expect(await outside(page), `${name} at ${width} px`).toEqual([])
      await page.keyboard.press('Escape')
    }
  }
})

test('the calendar of a delivery lies within the window', async ({ page, buyer }) => {
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 1, deliveryId: 'EXH' }])
  await visit(page, '/cart')
  await toDelivery(page)
  for (const width of [1440, 1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await page.getByRole('button', { name: /^Hämtdag/ }).click()
    expect(await outside(page), `at ${width} px`).toEqual([])
    await page.keyboard.press('Escape')
  }
})
