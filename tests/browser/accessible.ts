import { AxeBuilder } from '@axe-core/playwright'
import { expect } from 'playwright/test'
import type { Page } from 'playwright/test'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const check = async (page: Page, axe: AxeBuilder): Promise<void> => {
  const { violations } = await axe.withTags(levels).analyze()
  const found = violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ target }) => target.join(' ')) }))
  expect(found, `axe on ${page.url()}`).toEqual([])
}

/**
 * Nothing that axe can find stands in anybody's way on the page as it is now. The page is judged at its full height:
 * of what lies below a bar at the edge of the window just now, it would say that it cannot be pressed.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  const window = page.viewportSize()
  if (window === null) throw new Error('A page without a window.')
  const isWholeInSight = async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width: window.width, height })
    return (await page.evaluate(() => document.documentElement.scrollHeight)) === height
  }
  await expect.poll(isWholeInSight, 'a page whose height has come to rest').toBe(true)
  await check(page, new AxeBuilder({ page }))
  await page.setViewportSize(window)
}

/** As for a page, within what has opened over it: of what lies half covered below, nobody asks. */
export const expectOpenedAccessible = (page: Page, opened = 'dialog[open]'): Promise<void> =>
  check(page, new AxeBuilder({ page }).include(opened))

/** Where the search field and what it offers are. */
export const searchBox = 'header'
