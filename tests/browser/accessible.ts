import { AxeBuilder } from '@axe-core/playwright'
import { expect } from 'playwright/test'
import type { Page } from 'playwright/test'
import { htmlFaults } from '../support/html/html-faults'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const violationsOn = async (axe: AxeBuilder) => {
  // In the page itself: there are no frames, and another page to sum up in costs more than the rules.
  // What passes need not be told: to name each of its elements costs a third of the rules and megabytes of answer.
  const { violations } = await axe
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(levels)
    .analyze()
  return violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ target }) => target.join(' ')) }))
}

const expectValidHtml = async (page: Page): Promise<void> => {
  expect(htmlFaults(await page.content()), `HTML of ${page.url()}`).toEqual([])
}

type WindowSize = NonNullable<ReturnType<Page['viewportSize']>>

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight)

/** Makes the window as high as the page, until nothing that still loads makes the page higher; the height then. */
const showWhole = async (page: Page, { width, height: shown }: WindowSize): Promise<number> => {
  let height = shown
  const isWholeInSight = async () => {
    if ((await page.getByText('Laddar', { exact: true }).count()) > 0) return false
    const whole = await heightOf(page)
    if (whole === height) return true
    height = whole
    await page.setViewportSize({ width, height })
    return false
  }
  await expect.poll(isWholeInSight, 'a page whose height has come to rest').toBe(true)
  return height
}

/**
 * The document is valid, and nothing that axe can find stands in anybody's way on the page as it is now. A page that is
 * higher than its window is judged at its full height: of what lies below a bar at the edge of the window, axe says that
 * it cannot be pressed. A page that grew while it was judged is judged again.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  const window = page.viewportSize()
  if (window === null) throw new Error('A page without a window.')
  let found: Awaited<ReturnType<typeof violationsOn>> = []
  const isJudged = async () => {
    const height = await showWhole(page, page.viewportSize() ?? window)
    found = await violationsOn(new AxeBuilder({ page }))
    return (await heightOf(page)) === height
  }
  await expect.poll(isJudged, 'a page that stays as high as it was judged').toBe(true)
  expect(found, `axe on ${page.url()}`).toEqual([])
  await expectValidHtml(page)
  await page.setViewportSize(window)
}

/** As for a page, within what has opened over it: of what lies half covered below, nobody asks. */
export const expectOpenedAccessible = async (page: Page, opened = 'dialog[open]'): Promise<void> => {
  expect(await violationsOn(new AxeBuilder({ page }).include(opened)), `axe on ${page.url()}`).toEqual([])
  await expectValidHtml(page)
}

/** Where the search field and what it offers are. */
export const searchBox = 'header'
