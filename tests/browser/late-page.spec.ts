import { holdRequests, valve } from './steps'
import { expect, test } from './signed-in'

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(
    `a page whose script does not come says that it is late, and is loaded again by a press: motion ${reducedMotion}`,
    { tag: '@phone' },
    async ({ page, buyer }) => {
      await page.emulateMedia({ reducedMotion })
      await buyer.add([{ ...valve, quantity: 2 }])
      const release = await holdRequests(page, '**/assets/DeliveryPage-*.js')
      await page.goto('/delivery', { waitUntil: 'commit' })
      const late = page.getByRole('main').getByText('Det tar längre tid än vanligt att hämta sidan.')
      await expect(page.getByRole('main').getByText('Laddar')).toBeAttached()
      await expect(late).toBeHidden()

      await expect(late).toBeVisible()
      const again = page.getByRole('status').getByRole('link', { name: 'Hämta sidan igen' })
      await expect(again).toHaveAttribute('href', '/delivery')
      release()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await again.click()
      await expect(page.getByRole('heading', { level: 1, name: 'Leverans' })).toBeVisible()
      await expect(late).toBeHidden()
    },
  )
