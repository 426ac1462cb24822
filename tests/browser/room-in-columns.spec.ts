import type { Locator, Page } from 'playwright/test'
import { listing, valve, visit } from './steps'
import { expect, test } from './watched-page'

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox()
  if (box === null) throw new Error('nothing is drawn there')
  return box
}

/** The heads of columns whose words are wider than their cell. */
const overfullHeads = (page: Page): Promise<readonly string[]> =>
  page.getByRole('columnheader').evaluateAll((heads) =>
    heads.flatMap((head) => {
      const words = document.createRange()
      words.selectNodeContents(head)
      return words.getBoundingClientRect().right > head.getBoundingClientRect().right ? [head.textContent] : []
    }),
  )

/** The heads of columns with a word that is broken over two lines, or cut. */
const brokenHeads = (page: Page): Promise<readonly string[]> =>
  page.getByRole('columnheader').evaluateAll((heads) =>
    heads.flatMap((head) => {
      const text = head.firstChild
      const whole = text?.textContent ?? ''
      const isBroken = [...whole.matchAll(/[\p{L}\d]+/gu)].some(({ 0: word, index }) => {
        if (!(text instanceof Text)) return false
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1
      })
      return isBroken || head.scrollWidth > head.clientWidth ? [whole] : []
    }),
  )

/** Loads each page once, and looks at it at every width of a desk, from the widest to a tablet. */
const atEveryWidth = async (page: Page, path: string, look: (at: string) => Promise<void>): Promise<void> => {
  await visit(page, path)
  for (const width of [1440, 1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await test.step(`${path} at ${width} px`, () => look(`${path} at ${width} px`))
  }
}

test('no head of a column runs into the next one', async ({ page }) => {
  await atEveryWidth(page, '/kategorier/vvs/rordelar/presskopplingar', async (at) => {
    expect(await overfullHeads(page), at).toEqual([])
  })
})

test('no word in a head of a column is broken or cut', async ({ page }) => {
  for (const path of [listing, '/kampanjer/presskampanj']) {
    await atEveryWidth(page, path, async (at) => {
      expect(await brokenHeads(page), at).toEqual([])
    })
  }
})

test('the boxes for comparison stand within the rows', async ({ page }) => {
  for (const path of [listing, '/search?q=kulventil']) {
    await atEveryWidth(page, path, async (at) => {
      const row = page.getByRole('row').nth(1)
      const box = await boxOf(row.getByRole('button', { name: /^Jämför/ }))
      expect(box.x, at).toBeGreaterThanOrEqual((await boxOf(row)).x)
    })
  }
})

test('the menu of products leaves the logo and the search uncovered', async ({ page }) => {
  await atEveryWidth(page, '/', async (at) => {
    await page.getByRole('button', { name: 'Produkter', exact: true }).click()
    const search = await boxOf(page.getByRole('search'))
    const opened = page.getByRole('dialog', { name: 'Produkter' })
    const menu = await boxOf(opened)
    expect(menu.y, at).toBeGreaterThanOrEqual(search.y + search.height)
    await page.keyboard.press('Escape')
    await expect(opened).toBeHidden()
  })
})

test('the shelf of the start page has full rows', async ({ page }) => {
  await atEveryWidth(page, '/', async (at) => {
    const labels = page.getByRole('region', { name: 'Köps ofta' }).getByRole('article').filter({ visible: true })
    const boxes = await Promise.all((await labels.all()).map(boxOf))
    const [first] = boxes
    const inFirstRow = boxes.filter(({ y }) => y === first?.y).length
    expect(boxes.length, at).toBeGreaterThan(2)
    expect(boxes.length % inFirstRow, at).toBe(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the stock of a store is on one line', async ({ page }) => {
    await visit(page, `/produkt/kulventil-ff-1000-dn20-${valve.articleNumber}`)
    await page.getByRole('button', { name: /Saldo i alla \d+ butiker/ }).click()
    const stock = page.getByRole('dialog').getByText('38 st i lager')
    expect((await boxOf(stock)).height).toBeLessThan(30)
  })
})
