import type { Locator, Page } from 'playwright/test'
import { fillCart } from '../support/long-cart'
import { visitStarted } from './steps'
import { expect, test } from './signed-in'

const LINES = 30

const rows = (page: Page): Locator => page.getByRole('list', { name: 'Rader i Utkörning' }).locator(':scope > li')

/** The texts among these that the browser's own search finds nowhere on the page. */
const notFound = (page: Page, texts: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((wanted) => {
    // The search behind Ctrl and F, which typings leave out.
    const search: unknown = Reflect.get(window, 'find')
    if (typeof search !== 'function') throw new TypeError('the browser has no search of its own')
    return wanted.filter((text) => {
      window.getSelection()?.removeAllRanges()
      return search.call(window, text, true, false, true) !== true
    })
  }, texts)

test(
  'a cart of 30 rows is whole in the document, so that the browser finds each of them by its own search',
  { tag: '@phone' },
  async ({ page, origin, buyer }) => {
    await fillCart(origin, buyer, LINES)
    const numbers = (await buyer.lines()).map(({ articleNumber }) => articleNumber)
    expect(new Set(numbers).size).toBe(LINES)
    await visitStarted(page, '/cart')
    await expect(page.getByText(`${LINES} rader i 1 leverans.`)).toBeVisible()

    await expect(rows(page)).toHaveCount(LINES)
    expect(await notFound(page, numbers)).toEqual([])
    expect(await notFound(page, ['0000000'])).toEqual(['0000000'])

    // Nor does a row go when the page is at another place.
    await rows(page).last().scrollIntoViewIfNeeded()
    await expect(rows(page).last()).toBeInViewport()
    await expect(rows(page)).toHaveCount(LINES)
    expect(await notFound(page, numbers)).toEqual([])
  },
)
