import type { Page } from 'playwright/test'
import { DEMO_PASSWORD } from '#adapters/embedded/demo-data/accounts/demo-accounts'
import { openSession, storedSession } from '../support/shop-client'
import { expectAccessible, expectOpenedAccessible } from './accessible'
import { accountButton, listing, logIn, smallValve, toast, valve, visit, visitStarted } from './steps'
import { expect, test } from './watched-page'

const heartOf = (page: Page, name: string) => page.getByRole('button', { name: `Favorit: ${name}` }).first()

const logInOnListing = async (page: Page, username: string): Promise<void> => {
  await visit(page, listing)
  await logIn(page, username, DEMO_PASSWORD)
  await expect(accountButton(page)).toBeVisible()
}

test(
  'a heart leads a visitor to log in, marks the article and is found again among the favourites',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    // At both widths at once, by one user.
    const article = isMobile ? smallValve : valve
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/users/favourites')) calls.push(request.method())
    })
    await visitStarted(page, listing)
    await heartOf(page, article.name).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Användarnamn eller e-post').fill('seller')
    await form.getByLabel('Lösenord').fill(DEMO_PASSWORD)
    await form.getByRole('button', { name: 'Logga in', exact: true }).click()
    await expect(toast(page, `${article.name} är sparad som favorit.`)).toBeVisible()
    await expect(heartOf(page, article.name)).toHaveAttribute('aria-pressed', 'true')
    // One fetch for the session, whatever is listed, and one mark.
    await expect.poll(() => calls).toEqual(['GET', 'POST'])

    await page.getByRole('button', { name: 'Listor', exact: true }).click()
    const flyout = page.getByRole('dialog', { name: 'Favoriter och listor' })
    await expect(flyout.getByRole('link', { name: article.name })).toBeVisible()
    await expectOpenedAccessible(page)
    await flyout.getByRole('link', { name: /^Alla favoriter/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Favoriter' })).toBeVisible()
    const marked = page.getByRole('main').getByRole('button', { name: `Favorit: ${article.name}` })
    await expect(marked).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page)

    await marked.focus()
    await page.keyboard.press('Enter')
    await expect(marked).toBeHidden()
    await expect.poll(() => calls).toEqual(['GET', 'POST', 'DELETE'])
  },
)

/** What the page of a procurement system leaves for the shop. */
const punchoutSettings = JSON.stringify({
  punchout: { callback_url: 'https://inkop.example/oci', companyName: 'Köpman Bygg AB' },
  HOOK_URL: 'https://inkop.example/oci',
  Bolag: 'Köpman Bygg AB',
  email: 'inkop@fackhandel.example',
  logonId: 'inkop',
  oci: DEMO_PASSWORD,
  last_used: 1_780_300_000_000,
})

const enterers = {
  'a user who logs in': (page: Page) => logInOnListing(page, 'tom'),
  'a punchout session': async (page: Page) => {
    await page.addInitScript((value) => localStorage.setItem('punchout-settings', value), punchoutSettings)
    await visit(page, listing)
    await expect(accountButton(page)).toBeVisible()
  },
}

for (const [who, enter] of Object.entries(enterers))
  test(`[FAV-01] ${who} marks an article and keeps a list of it`, async ({ page }) => {
    await enter(page)
    const heart = heartOf(page, valve.name)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await expect(toast(page, `${valve.name} är sparad som favorit.`)).toBeVisible()
    await visitStarted(page, '/mina-sidor/favoriter')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: valve.name })).toBeVisible()
    await main.getByRole('button', { name: 'Lägg alla i en lista' }).click()
    const choice = page.getByRole('dialog')
    // The lists push down what is below them when they come.
    await expect(choice.getByRole('list').or(choice.getByText('Inga listor än.'))).toBeVisible()
    await page.getByLabel('Namn på en ny lista').fill('Veckans beställning')
    await page.getByRole('button', { name: 'Skapa och lägg i' }).click()
    await expect(toast(page, /i Veckans beställning/)).toBeVisible()
    await visitStarted(page, '/mina-sidor/inkoepslistor')
    await main.getByRole('link', { name: 'Veckans beställning' }).click()
    await expect(page.getByRole('list', { name: 'Veckans beställning' })).toContainText(valve.name)
    await page.getByRole('button', { name: 'Ta bort listan' }).click()
    await expect(toast(page, /är borttagen/)).toBeVisible()
    await visitStarted(page, '/mina-sidor/favoriter')
    await main.getByRole('button', { name: `Favorit: ${valve.name}` }).click()
    await expect(page.getByText('0 av 50')).toBeVisible()
  })

test('[FAV-05] [FAV-06] the fifty-first favourite opens the dialog, and nothing is added', async ({ page }) => {
  const posted: string[] = []
  await page.route('**/users/favourites*', async (route) => {
    if (route.request().method() === 'POST') posted.push(route.request().url())
    await route.fulfill({
      json: {
        data: Array.from({ length: 50 }, (_, index) => ({ articleNumber: `9${index}`, favouriteId: `f${index}` })),
        next: null,
      },
    })
  })
  const fetched = page.waitForResponse((answer) => answer.url().includes('/users/favourites'))
  await logInOnListing(page, 'seller')
  await fetched
  // The shop knows the favourites now, whichever page has asked for them.
  await page.getByRole('button', { name: 'Listor', exact: true }).click()
  await expect(page.getByRole('link', { name: /^Alla favoriter/ })).toContainText('50')
  await page.keyboard.press('Escape')
  await heartOf(page, valve.name).click()
  const dialog = page.getByRole('dialog', { name: 'Du har redan 50 favoriter' })
  await expect(dialog.getByText('Du kan ha högst 50 favoriter, så artikeln sparades inte.')).toBeVisible()
  await expectOpenedAccessible(page)
  await dialog.getByRole('button', { name: 'Avbryt' }).click()
  await expect(heartOf(page, valve.name)).toHaveAttribute('aria-pressed', 'false')

  await heartOf(page, valve.name).click()
  await dialog.getByRole('button', { name: 'Visa favoriterna' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Favoriter' })).toBeVisible()
  expect(posted).toEqual([])
})

const sessionOf = async (username: string, origin = '') => storedSession(origin, await openSession(origin, username))

test.describe('the lists of a customer', () => {
  test.use({ storageState: async ({ baseURL }, provide) => provide(await sessionOf('user', baseURL)) })

  test(
    '[FAV-04] a list is made, filled, shared with a colleague who changes it, printed and put in the cart',
    { tag: '@phone' },
    async ({ page, browser, baseURL, isMobile }) => {
      const name = isMobile ? 'Hyllan i bilen' : 'Hyllan på kontoret'
      await visitStarted(page, '/mina-sidor/inkoepslistor')
      await expect(page.getByRole('link', { name: 'Servicebilen' })).toBeVisible()
      await expectAccessible(page)
      await test.step('a long list comes in parts', async () => {
        await page.getByRole('link', { name: 'Storförrådet, hylla A–C' }).click()
        const long = page.getByRole('list', { name: 'Storförrådet, hylla A–C' })
        await expect(long.getByRole('listitem')).toHaveCount(50)
        await page.getByRole('button', { name: 'Visa fler' }).click()
        await expect(long.getByRole('listitem')).toHaveCount(64)
        await expect(page.getByRole('button', { name: 'Visa fler' })).toBeHidden()
        await page.getByRole('link', { name: 'Alla listor' }).click()
      })
      await page.getByRole('button', { name: 'Ny lista' }).click()
      await page.getByRole('button', { name: 'Skapa lista' }).click()
      await expect(page.getByText('Skriv ett namn på listan.')).toBeVisible()
      await page.getByLabel('Namn', { exact: true }).fill(name)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

      const rows = page.getByRole('list', { name })
      await test.step('rows are pasted, and what is wrong stays in the field', async () => {
        const field = page.getByLabel('Artikelnummer, RSK eller EAN')
        await field.fill(`${valve.articleNumber}\t4\n${smallValve.articleNumber}\t2\n9999999\t1`)
        await page.getByRole('button', { name: 'Lägg till', exact: true }).click()
        await expect(page.getByText('2 artiklar lades till.')).toBeVisible()
        await expect(field).toHaveValue('9999999\t1')
        await field.fill('')
        await expect(rows.getByRole('listitem')).toHaveCount(2)
      })
      await test.step('a row is moved by keyboard', async () => {
        await rows.getByRole('button', { name: `Flytta ner ${valve.name}` }).focus()
        await page.keyboard.press('Enter')
        await expect(rows.getByRole('listitem').last()).toContainText(valve.name)
        await expectAccessible(page)
      })

      await page.getByRole('button', { name: 'Dela med kollegor' }).click()
      await expect(page.getByText('Delad med kollegor')).toBeVisible()
      const other = await browser.newContext({ storageState: await sessionOf('buyeradmin', baseURL) })
      const colleague = await other.newPage()
      await test.step('a colleague changes a row while a note is being written on it', async () => {
        await visitStarted(colleague, new URL(page.url()).pathname)
        await expect(colleague.getByText('Delad av Ali Rahimi')).toBeVisible()
        await expect(colleague.getByRole('list', { name }).getByRole('listitem').last()).toContainText(valve.name)
        const note = rows.getByLabel(`Anteckning om ${valve.name}`)
        await note.fill('Hylla A')
        await colleague.getByRole('textbox', { name: `Antal av ${valve.name}` }).fill('9')
        // Each page looks for itself what the other has saved.
        await expect(rows.getByRole('textbox', { name: `Antal av ${valve.name}` })).toHaveValue('9')
        await expect(note).toHaveValue('Hylla A')
        await note.press('Enter')
        await expect(colleague.getByLabel(`Anteckning om ${valve.name}`)).toHaveValue('Hylla A')
      })
      await other.close()

      await test.step('labels have article number and EAN as bar codes', async () => {
        await page.evaluate(() => {
          window.print = () => {
            document.body.dataset['printed'] = String(document.querySelectorAll('[data-labels] svg').length)
          }
        })
        await page.getByRole('button', { name: 'Skriv ut hyllkantsetiketter' }).click()
        await expect(page.locator('body')).toHaveAttribute('data-printed', '4')
      })
      await page.getByRole('button', { name: 'Lägg allt i varukorgen' }).click()
      await expect(toast(page, '2 rader lades i varukorgen.')).toBeVisible()

      await test.step('the list is removed, and back again', async () => {
        await page.getByRole('button', { name: 'Ta bort listan' }).click()
        await expect(toast(page, `Listan ${name} är borttagen.`)).toBeVisible()
        await page.getByRole('button', { name: 'Ångra' }).last().click()
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      })
    },
  )
})
