import { AxeBuilder } from '@axe-core/playwright'
import { expect } from 'playwright/test'
import type { Page } from 'playwright/test'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const check = async (page: Page, axe: AxeBuilder): Promise<void> => {
  const { violations } = await axe.withTags(levels).analyze()
  const found = violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ target }) => target.join(' ')) }))
  expect(found, `axe on ${page.url()}`).toEqual([])
}

/** Nothing that axe can find stands in anybody's way on the page as it is now. */
export const expectAccessible = (page: Page): Promise<void> => check(page, new AxeBuilder({ page }))

/** As for a page, within what has opened over it: of what lies half covered below, nobody asks. */
export const expectOpenedAccessible = (page: Page): Promise<void> =>
  check(page, new AxeBuilder({ page }).include('dialog[open]'))
