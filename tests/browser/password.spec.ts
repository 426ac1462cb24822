import type { Browser, Page } from 'playwright/test'
import { openSession, storedSession } from '../support/shop-client'
import { expectAccessible, expectOpenedAccessible } from './accessible'
import { press, write } from './keys'
import { accountButton, holdRequests, logIn, visit } from './steps'
import { expect, test } from './watched-page'

// A user of no other test: the new password ends all other sessions of theirs.
const EMAIL = 'cecilia.norberg@fackhandel.example'
const NEW_EMAIL = 'cecilia@norberg-ror.example'
const NEW_PASSWORD = 'gräddfil under trappan'

/** At a desk, and as wide as a phone. */
const expectAccessibleEverywhere = async (page: Page): Promise<void> => {
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
}

interface Journey {
  readonly page: Page
  readonly browser: Browser
  readonly origin: string
}

/** The link of the mail with that subject, as the site administrator finds it in the mailbox of the demo. */
const mailedLink = async ({ page, browser, origin }: Journey, to: string, subject: string): Promise<string> => {
  const tokens = await openSession(origin, 'siteadmin', { customerId: '104822', projectId: null })
  const context = await browser.newContext({ storageState: storedSession(origin, tokens) })
  const mailbox = await context.newPage()
  await mailbox.setViewportSize(page.viewportSize() ?? { width: 1440, height: 900 })
  await mailbox.goto(`${origin}/mina-sidor`)
  await mailbox.getByRole('navigation', { name: 'Mina sidor' }).getByRole('link', { name: 'Brevlåda' }).click()
  const mail = mailbox.getByRole('article').filter({ hasText: to }).filter({ hasText: subject }).first()
  await expect(async () => {
    await mailbox.getByRole('button', { name: 'Hämta igen' }).click()
    await expect(mail).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expectAccessible(mailbox)
  const found = await mail.getByRole('link').getAttribute('href')
  await context.close()
  return found ?? ''
}

// The second goes on with the password that the first has chosen.
test.describe.serial('an account without its password', () => {
  test('[ROUTE-06] [ROUTE-07] a forgotten password, a mail, its link and a new password, by keyboard alone', async ({
    page,
    browser,
    baseURL,
  }) => {
    const origin = baseURL ?? ''

    await visit(page, '/')
    await test.step('asks for a link, from the log-in form', async () => {
      await press(page, page.getByRole('button', { name: 'Logga in' }))
      await expectOpenedAccessible(page)
      await press(page, page.getByRole('link', { name: 'Glömt lösenord?' }))
      await expect(page.getByRole('heading', { level: 1, name: 'Glömt lösenord' })).toBeFocused()
      await write(page, page.getByLabel('E-postadress'), 'cecilia.norberg@fackhandel')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Det är ingen e-postadress.')).toBeVisible()
      await expectAccessibleEverywhere(page)
      await page.keyboard.type('.example')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Titta i din e-post' })).toBeFocused()
    })

    const link = await test.step('the site administrator finds the mail in the mailbox of the demo', () =>
      mailedLink({ page, browser, origin }, EMAIL, 'Nytt lösenord'))

    await test.step('chooses a password by the link, which leaves the address', async () => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
      await page.goto(link)
      await expect(page.getByLabel('Konto')).toHaveValue('cecilia.norberg')
      await expect(page).toHaveURL(/\/activate-user$/)
      await page.reload()
      await expect(page.getByLabel('Konto')).toHaveValue('cecilia.norberg')
      const password = page.getByLabel('Nytt lösenord')
      await write(page, password, 'password1')
      await expect(page.getByRole('status').filter({ hasText: 'Styrka' })).toHaveText('Styrka: för lätt att gissa')
      await write(page, password, NEW_PASSWORD)
      await expect(page.getByRole('status').filter({ hasText: 'Styrka' })).toHaveText('Styrka: mycket bra')
      await write(page, page.getByLabel('Samma lösenord igen'), 'gräddfil')
      await page.keyboard.press('Enter')
      await expect(page.getByText('De två lösenorden är inte lika.')).toBeVisible()
      await expectAccessibleEverywhere(page)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(NEW_PASSWORD)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Lösenordet är sparat' })).toBeFocused()
      const session = new URLSearchParams(new URL(link).hash.slice(1)).get('session') ?? 'none'
      expect(asked.filter((text) => text.includes(session))).toEqual([])
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(session)
    })

    await press(page, page.getByRole('link', { name: 'Till Mina sidor' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Cecilia' })).toBeVisible()
  })

  test('another e-mail address is asked for with the new password, and confirmed by its link, by keyboard alone', async ({
    page,
    browser,
    baseURL,
  }) => {
    const origin = baseURL ?? ''
    await visit(page, '/')
    await logIn(page, EMAIL, NEW_PASSWORD)
    await expect(accountButton(page)).toBeVisible()
    await test.step('asks for another e-mail address in the profile', async () => {
      await visit(page, '/mina-sidor/min-profil')
      await press(page, page.getByRole('button', { name: 'Byt e-postadress' }))
      await expectOpenedAccessible(page)
      await expect(page.getByLabel('Ny e-postadress')).toBeFocused()
      await page.keyboard.type(NEW_EMAIL)
      await write(page, page.getByLabel('Ditt lösenord'), NEW_PASSWORD)
      await page.keyboard.press('Enter')
      await expect(page.getByText(`Ett mejl är på väg till ${NEW_EMAIL}.`)).toBeVisible()
      await press(page, page.getByRole('button', { name: 'Stäng', exact: true }).last())
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    await test.step('confirms it by the link, which leaves the address', async () => {
      const confirming = await mailedLink({ page, browser, origin }, NEW_EMAIL, 'Bekräfta din e-postadress')
      await page.goto(confirming)
      await expect(page.getByRole('heading', { name: 'Bekräfta din nya e-postadress' })).toBeVisible()
      await expect(page).toHaveURL(/\/min-profil$/)
      await expectAccessibleEverywhere(page)
      await press(page, page.getByRole('button', { name: 'Bekräfta', exact: true }))
      await expect(page.getByText(`E-postadressen är bytt till ${NEW_EMAIL}.`)).toBeVisible()
      await expect(page.getByRole('definition').filter({ hasText: NEW_EMAIL })).toBeVisible()
    })
  })
})

test('[AUTH-15] a password that is typed and sent before its page has come alive stands in no address, and is neither lost nor left unsent', async ({
  page,
  faults,
}) => {
  faults.foresee(/401/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto('/activate-user#session=no-link-of-any-mail&username=nils', { waitUntil: 'commit' })
  const password = page.getByLabel('Nytt lösenord')
  await password.fill(NEW_PASSWORD)
  await page.getByLabel('Samma lösenord igen').fill(NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Styrka' })).toHaveCount(0)
  release()

  await expect(page.getByText('Länken saknas eller är förbrukad.')).toBeVisible()
  await expect(password).toHaveValue(NEW_PASSWORD)
  await expect(page.getByLabel('Konto')).toHaveValue('nils')
  await expect(page).toHaveURL(/\/activate-user$/)
  expect(asked.filter((address) => address.includes('password='))).toEqual([])
})
