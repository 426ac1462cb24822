import { openSession, storedSession } from '../support/shop-client'
import { expectAccessible, expectOpenedAccessible } from './accessible'
import { accountButton, logIn, toast, visit } from './steps'
import { expect, test } from './watched-page'

const EMAIL = 'sixten.provanstalld@fackhandel.example'
const PASSWORD = 'gräddfil under trappan'
const NEXT_PASSWORD = 'filbunke ovanpå taket'

// The second goes on with the account that the first has made.
test.describe.serial('a new user', () => {
  test('[AUTH-07] [USER-01] [USER-06] [USER-10] [USER-11] [USER-13] [PERM-22] [PERM-23] [ROUTE-24] an administrator adds a user; the user activates the account by the link of the mail, and is refused the list', async ({
    browser,
    baseURL,
    page,
  }) => {
    const origin = baseURL ?? ''
    const tokens = await openSession(origin, 'buyeradmin', { customerId: '104822', projectId: null })
    const office = await browser.newContext({ storageState: storedSession(origin, tokens) })
    const admin = await office.newPage()
    const calls: URL[] = []
    admin.on('request', (request) => calls.push(new URL(request.url())))

    await test.step('finds users by what is typed, which the address holds', async () => {
      await visit(admin, '/mina-sidor/anvaendare')
      await expect(admin.getByRole('row')).toHaveCount(16)
      const [first] = calls.filter(({ pathname }) => pathname === '/services/v2/users')
      const asked = Object.fromEntries(first?.searchParams ?? [])
      expect(asked).toMatchObject({ limit: '15', orderBy: 'firstName', active: '1' })
      expect(asked['desc']).toBeUndefined()
      const names = ['limit', 'orderBy', 'desc', 'search', 'total', 'offset', 'active', 'virtualContext']
      expect(Object.keys(asked).filter((name) => !names.includes(name))).toEqual([])
      await expectAccessible(admin)
      await admin.getByRole('searchbox', { name: 'Sök', exact: true }).fill('oberg')
      await expect(admin).toHaveURL(/sok=oberg/)
      await expect(admin.getByRole('row', { name: /Hanna/ })).toBeVisible()
      await admin.goBack()
      await expect(admin.getByRole('row')).toHaveCount(16)
      expect(calls.some(({ pathname }) => pathname === '/services/role-names')).toBe(true)
    })

    await test.step('adds a user, after a fault that keeps what was typed', async () => {
      await admin.getByRole('link', { name: 'Ny användare' }).click()
      await admin.getByLabel('Förnamn').fill('Sixten')
      await admin.getByLabel('Efternamn').fill('Provanställd')
      await admin.getByLabel('E-post').fill('sixten')
      await admin.getByRole('button', { name: 'Lägg till och skicka inbjudan' }).click()
      await expect(admin.getByLabel('E-post')).toBeFocused()
      await expect(admin.getByLabel('Förnamn')).toHaveValue('Sixten')
      await admin.getByLabel('E-post').fill(EMAIL)
      await admin.keyboard.press('Enter')
      await expect(admin.getByRole('heading', { level: 1, name: 'Sixten Provanställd' })).toBeVisible()
      await expect(admin.getByText(`skickat till ${EMAIL}`)).toBeVisible()
      await admin.getByRole('checkbox', { name: 'Ser inte priser' }).check()
      await admin.getByRole('button', { name: 'Spara spärrar' }).click()
      await expect(admin.getByText('Sparat')).toBeVisible()
      expect(calls.some(({ pathname }) => pathname === '/services/permission-names')).toBe(true)
      await expectAccessible(admin)
      await admin.getByRole('button', { name: 'Inaktivera' }).click()
      await expectOpenedAccessible(admin)
      await admin.keyboard.press('Escape')
      await expect(admin.getByRole('button', { name: 'Inaktivera' })).toBeFocused()
    })
    await office.close()

    const link = await test.step('the mail has a link', async () => {
      const own = await openSession(origin, 'siteadmin', { customerId: '104822', projectId: null })
      const context = await browser.newContext({ storageState: storedSession(origin, own) })
      const mailbox = await context.newPage()
      await mailbox.goto(`${origin}/mina-sidor/brevlada`)
      const mail = mailbox.getByRole('article').filter({ hasText: EMAIL })
      const found = await mail.getByRole('link').getAttribute('href')
      await context.close()
      return found ?? ''
    })

    await test.step('chooses a password by it, is logged in, and may not open the list', async () => {
      await page.goto(link)
      await page.getByLabel('Nytt lösenord').fill(PASSWORD)
      await page.getByLabel('Samma lösenord igen').fill(PASSWORD)
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: 'Till Mina sidor' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Hej Sixten' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Användare' })).toHaveCount(0)
      await visit(page, '/mina-sidor/anvaendare')
      await expect(toast(page, 'Du saknar rättigheter för att se denna sida')).toBeVisible()
      await expect(page).toHaveURL(`${origin}/`)
    })
  })

  test('a user is logged out when another password is demanded, and chooses it at the next log-in', async ({
    browser,
    baseURL,
    page,
    faults,
  }) => {
    const origin = baseURL ?? ''
    const tokens = await openSession(origin, 'buyeradmin', { customerId: '104822', projectId: null })
    await visit(page, '/')
    await logIn(page, EMAIL, PASSWORD)
    await expect(accountButton(page)).toBeVisible()

    const demanding = await browser.newContext({ storageState: storedSession(origin, tokens) })
    const asking = await demanding.newPage()
    await visit(asking, '/mina-sidor/anvaendare?sok=Sixten')
    await asking.getByRole('link', { name: 'Redigera Sixten Provanställd' }).click()
    await asking.getByRole('button', { name: 'Kräv nytt lösenord' }).click()
    const dialog = asking.getByRole('dialog', { name: 'Kräv nytt lösenord av användaren?' })
    await dialog.getByRole('button', { name: 'Kräv nytt lösenord' }).click()
    await expect(dialog.getByText(`Utloggad, mejl skickat till ${EMAIL}`)).toBeVisible()
    await expectOpenedAccessible(asking)
    await dialog.getByRole('button', { name: 'Klart' }).click()
    await expect(asking.getByText('Användaren väljer ett nytt lösenord vid nästa inloggning.')).toBeVisible()
    await demanding.close()

    faults.foresee(/401/)
    await page.goto('/mina-sidor')
    await expect(page.getByRole('dialog', { name: /^Logga in/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await logIn(page, EMAIL, PASSWORD)
    await expect(page.getByRole('heading', { level: 1, name: 'Välj lösenord' })).toBeVisible()
    await page.getByLabel('Nytt lösenord').fill(NEXT_PASSWORD)
    await page.getByLabel('Samma lösenord igen').fill(NEXT_PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Till Mina sidor' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Sixten' })).toBeVisible()
    await expect(accountButton(page)).toBeVisible()
  })
})
