import { listing, visit } from './steps'
import { expect, test } from './watched-page'

const lists = {
  listing,
  'search results': '/search?q=kulventil',
}

for (const [name, address] of Object.entries(lists)) {
  test(
    `the ${name} is as high from the server as with all of its controls`,
    { tag: '@phone' },
    async ({ page, browser }) => {
      // Given the page as the server draws it
      const context = await browser.newContext({ javaScriptEnabled: false })
      const served = await context.newPage()
      await served.goto(address)
      const before = await served.locator('footer').boundingBox()
      const servedFields = await served.locator('tbody input').count()
      // When it is drawn in the browser
      await visit(page, address)
      const rows = page.locator('tbody tr').filter({ has: page.getByRole('textbox') })
      await expect.poll(() => rows.count()).toBeGreaterThan(servedFields)
      const after = await page.locator('footer').boundingBox()
      // Then nothing has moved
      expect(after?.y).toBe(before?.y)
      await context.close()
    },
  )
}
