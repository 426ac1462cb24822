import { AxeBuilder } from '@axe-core/playwright'
import { expect } from 'playwright/test'
import type { Page } from 'playwright/test'
import { htmlFaults } from '../support/html/html-faults'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const check = async (page: Page, axe: AxeBuilder): Promise<void> => {
  // In the page itself: there are no frames, and another page to sum up in costs more than the rules.
  // What passes need not be told: to name each of its elements costs a third of the rules and megabytes of answer.
  const { violations } = await axe
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(levels)
    .analyze()
  const found = violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ target }) => target.join(' ')) }))
  expect(found, `axe on ${page.url()}`).toEqual([])
  expect(htmlFaults(await page.content()), `HTML of ${page.url()}`).toEqual([])
}

/**
 * The document is valid, and nothing that axe can find stands in anybody's way on the page as it is now. A page that is higher than its window is
 * judged at its full height: of what lies below a bar at the edge of the window, axe says that it cannot be pressed.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  const window = page.viewportSize()
  if (window === null) throw new Error('A page without a window.')
  let height = window.height
  const isWholeInSight = async () => {
    // What still loads makes the page higher when it has come.
    if ((await page.getByText('Laddar', { exact: true }).count()) > 0) return false
    const whole = await page.evaluate(() => document.documentElement.scrollHeight)
    if (whole === height) return true
    height = whole
    await page.setViewportSize({ width: window.width, height })
    return false
  }
  await expect.poll(isWholeInSight, 'a page whose height has come to rest').toBe(true)
  await check(page, new AxeBuilder({ page }))
  if (height !== window.height) await page.setViewportSize(window)
}

/** As for a page, within what has opened over it: of what lies half covered below, nobody asks. */
export const expectOpenedAccessible = (page: Page, opened = 'dialog[open]'): Promise<void> =>
  check(page, new AxeBuilder({ page }).include(opened))

/** Where the search field and what it offers are. */
export const searchBox = 'header'
