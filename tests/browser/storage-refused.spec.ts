import { PASSWORD } from '../support/shop-client'
import { accountButton, logIn, visitStarted } from './steps'
import { expect, test } from './watched-page'

test('in a browser that refuses the lasting storage alone, the log-in outlives a reload of its tab', async ({
  page,
  faults,
}) => {
  faults.foresee(/SecurityError/)
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('refused', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse, configurable: true })
  })
  await visitStarted(page, '/')
  await logIn(page, 'tom', PASSWORD)
  await expect(accountButton(page)).toBeVisible()

  await page.reload()
  await expect(accountButton(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-session', 'stored')
})

test('in a browser that refuses storage a user can log in, and is told that nothing is kept', async ({
  page,
  faults,
}) => {
  // The browser itself tells of the refused storage.
  faults.foresee(/SecurityError/)
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('refused', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse, configurable: true })
    Object.defineProperty(LockManager.prototype, 'request', {
      value: () => Promise.reject(new DOMException('refused', 'SecurityError')),
    })
  })
  await visitStarted(page, '/')

  await logIn(page, 'tom', PASSWORD)

  await expect(accountButton(page)).toBeVisible()
  await expect(page.getByText('Webbläsaren sparar inget.')).toBeVisible()
  await page.getByRole('link', { name: 'Sortiment' }).first().click()
  await expect(accountButton(page)).toBeVisible()
})
