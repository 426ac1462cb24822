import { DEMO_PASSWORD } from '#adapters/embedded/demo-data/accounts/demo-accounts'
import { expectAccessible, expectOpenedAccessible } from './accessible'
import { accountButton, logIn, visit } from './steps'
import { expect, test } from './watched-page'

test(
  "the user's own pages can be used by everybody, and the customer is changed by keys",
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await visit(page, '/')
    await logIn(page, 'buyeradmin', DEMO_PASSWORD)
    await expect(accountButton(page)).toBeVisible()

    await test.step('the overview names the customer team', async () => {
      await visit(page, '/mina-sidor')
      await expect(page.getByText('Jonas Ek', { exact: true })).toBeVisible()
      await expectAccessible(page)
    })
    await test.step('the address book says what is wrong with an address', async () => {
      await visit(page, '/mina-sidor/adresser')
      await expect(page.getByText('Villa Ekbacken')).toBeVisible()
      await page.getByRole('button', { name: 'Ny adress' }).click()
      await page.getByRole('button', { name: 'Spara adressen' }).click()
      await expect(page.getByText('Rätta de 4 fält som är markerade.')).toBeVisible()
      await expectAccessible(page)
    })
    await test.step('the profile shows the user', async () => {
      await visit(page, '/mina-sidor/min-profil')
      await expect(page.getByLabel('Förnamn')).toHaveValue('Moa')
      await expectAccessible(page)
    })
    await test.step('the choice of customer and project', async () => {
      const head = page.getByRole('region', { name: 'Kund och leverans' })
      await head.getByRole('button', { name: isMobile ? /104822/ : /^Kund/ }).click()
      const present = page.getByRole('radio', { name: /Lindqvist Rör/ })
      await present.focus()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('radio', { name: /Lindqvist Service/ })).toBeChecked()
      await page.keyboard.type('10482')
      await expect(present).toBeChecked()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('button', { name: 'Arbeta som 104830', exact: true })).toBeVisible()
      await expectOpenedAccessible(page)
      await page.keyboard.press('Escape')
      await expect(present).toBeHidden()
    })
  },
)
