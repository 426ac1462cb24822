import { fillCart } from '../support/long-cart'
import { expect, test } from './signed-in'
import { docket, visit } from './steps'

const LINES = 60

/** Whether the middle of what has the focus is covered by something else. */
const isCovered = (): boolean => {
  const focused = document.activeElement?.closest('label') ?? document.activeElement
  const box = focused?.getBoundingClientRect()
  if (focused === undefined || focused === null || box === undefined) return true
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return top === null || !(focused.contains(top) || top.contains(focused))
}

test(
  'what can be done with ticked rows stays in reach far down a long cart, and covers no row that has the focus',
  { tag: '@phone' },
  async ({ page, origin, buyer, isMobile }) => {
    test.setTimeout(120_000)
    await fillCart(origin, buyer, LINES)
    await visit(page, '/cart')
    const rows = docket(page, 'Utkörning').getByRole('listitem')
    const actions = page.getByRole('region', { name: 'Markerade rader' })
    for (const width of isMobile ? [390] : [1440, 1280, 768]) {
      await page.setViewportSize({ width, height: 844 })
      const box = rows.nth(39).getByRole('checkbox').first()
      await box.scrollIntoViewIfNeeded()
      await box.check()

      const move = actions.getByRole('button', { name: /^Flytta/ })
      await expect(move, `at ${width} px`).toBeInViewport({ ratio: 1 })
      await move.click()
      await expect(page.getByRole('dialog', { name: /^Flytta/ })).toBeVisible()
      await page.keyboard.press('Escape')

      await box.focus()
      for (let stop = 0; stop < 40; stop += 1) {
        await page.keyboard.press('Shift+Tab')
        expect(await page.evaluate(isCovered), `Shift+Tab ${stop + 1} at ${width} px`).toBe(false)
      }
      await box.uncheck()
    }
  },
)
