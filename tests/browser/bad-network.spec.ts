import type { Page } from 'playwright/test'
import { listing, toast, visit, visitStarted } from './steps'
import { expect, test } from './watched-page'

const garbage = 'garbage'
/** A token that reads well, without a signature that any service accepts. */
const unsigned = (expiresAt: number): string => {
  const claims = {
    sub: 'u1',
    username: 'tom',
    customerPermissions: { role: 'USER' },
    permissionDenies: [],
    customerId: '104822',
    projectId: null,
    version: 2,
    exp: expiresAt,
  }
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2lnbmF0dXJl`
}
const HOUR_S = 3_600

const sessions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'an expired token and an unknown refresh token': {
    'current-token': unsigned(Math.floor(Date.now() / 1000) - HOUR_S),
    'refresh-token': 'unknown',
  },
  'tokens that are garbage': { 'current-token': garbage, 'refresh-token': garbage },
  'a token with a bad signature': {
    'current-token': unsigned(Math.floor(Date.now() / 1000) + HOUR_S),
    'refresh-token': 'unknown',
  },
  'an unknown refresh token alone': { 'refresh-token': 'unknown' },
}

for (const [what, tokens] of Object.entries(sessions)) {
  test(`the shop starts with ${what}, says so, and can be used`, async ({ page, faults }) => {
    faults.foresee(/401/)
    await page.addInitScript((held) => {
      if (sessionStorage.getItem('tokens-set') !== null) return
      sessionStorage.setItem('tokens-set', '1')
      for (const [key, value] of Object.entries(held)) localStorage.setItem(key, value)
    }, tokens)
    // The message is looked for while the page comes to life: it goes after three seconds.
    await Promise.all([visitStarted(page, '/sortiment'), expect(toast(page, 'Vänligen logga in')).toBeVisible()])
    await page.getByRole('link', { name: 'Kampanjer', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kampanjer' })).toBeVisible()
  })
}

test('a page change without a network says so, and shows the page when the network is back', async ({
  page,
  context,
  faults,
}) => {
  faults.foresee(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|503|preload CSS|dynamically imported/)
  await visitStarted(page, '/')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Alla kampanjer' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Du verkar sakna nät' })).toBeVisible()
  await expect(page).toHaveTitle(/^Du verkar sakna nät/)
  await expect(page.getByRole('button', { name: 'Försök igen' })).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Kampanjer' })).toBeVisible()
})

test('a page without data of its own says that there is no network too', async ({ page, context, faults }) => {
  faults.foresee(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|503|preload CSS|dynamically imported/)
  await visitStarted(page, '/sortiment')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Snabborder' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Du verkar sakna nät' })).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Snabborder' })).toBeVisible()
})

test('the title of a page that does not exist stays that of its error', async ({ page, faults }) => {
  faults.foresee(/404/)
  await visitStarted(page, '/finns-inte/alls')
  await expect(page).toHaveTitle(/^Det här facket är tomt\./)
})

test('an address of a category that is shortened by hand leads to the assortment', async ({ page }) => {
  await visit(page, '/kategorier')
  await expect(page).toHaveURL(/\/sortiment$/)
})

test('rows give way to their updates while a filter is under way', async ({ page }) => {
  await visitStarted(page, listing)
  let go: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/services/getEntitiesByAttribute', async (route) => {
    await held
    await route.continue()
  })
  await page.getByLabel('Sortera').selectOption({ label: 'Namn' })

  await expect(page.getByText('Uppdaterar …')).toBeVisible()
  go()
  await expect(page.getByText('Uppdaterar …')).toBeHidden()
})

/** The number of the last product shown and of all, as the page says them. */
const shownOf = async (page: Page): Promise<readonly [number, number]> => {
  const text = await page.getByText(/ av [\d\s]+ (produkter|artiklar)$/).innerText()
  const [, shown = '', total = ''] = /(\d+) av (\d[\d\s]*) /.exec(text) ?? []
  return [Number(shown), Number(total.replaceAll(/\s/g, ''))]
}

/** A browser without scripts refuses those that a page preloads. */
const preloadedScript = /^csp GET .*\.js$/

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('“Visa fler” goes from a full page to the next one, and back leads to the page before', async ({
      page,
      faults,
    }) => {
      if (!javaScriptEnabled) faults.foresee(preloadedScript)
      await page.goto('/search?q=ventil&visa=96')
      if (javaScriptEnabled) await page.waitForFunction(() => performance.getEntriesByName('shop-started').length > 0)
      expect((await shownOf(page))[0]).toBe(96)
      await page.getByRole('link', { name: 'Visa fler' }).click()
      await expect(page).toHaveURL(/fran=96#resultat$/)
      await expect(page.getByText(/^97–120 av/)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Visa tidigare' })).toBeInViewport()

      await page.goBack()
      await expect(page.getByText(/^96 av/)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Visa fler' })).toBeInViewport()
    })

    test('the last article of a search can be reached', async ({ page, faults }) => {
      if (!javaScriptEnabled) faults.foresee(preloadedScript)
      await page.goto('/search?q=ventil')
      const [, total] = await shownOf(page)
      const lastPage = Math.floor((total - 1) / 96) * 96
      await page.goto(`/search?q=ventil&fran=${lastPage}&visa=96`)
      await expect(page.getByText(new RegExp(`–${total} av`))).toBeVisible()
      await expect(page.getByRole('link', { name: 'Visa fler' })).toBeHidden()
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the cart says why it needs them', async ({ page, faults }) => {
    faults.foresee(preloadedScript)
    await page.goto('/cart')
    await expect(page.getByText(/Varukorgen och kassan behöver JavaScript/)).toBeVisible()
  })
})

for (const [what, cut] of Object.entries({
  'was cut within its data': (html: string) => html.slice(0, html.indexOf('id="page-data">') + 200),
  'has no data': (html: string) => html.replace('id="page-data"', ''),
}))
  test(`a page that ${what} says that it could not be shown, and leads on`, async ({ page }) => {
    await page.route('/kampanjer', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: cut(await answer.text()) })
    })
    await page.goto('/kampanjer')

    await expect(page.getByRole('heading', { level: 1, name: 'Vi ber om ursäkt.' })).toBeVisible()
    await page.getByRole('link', { name: 'Till startsidan' }).click()
    await expect(page.getByRole('link', { name: 'Kampanjer', exact: true }).first()).toBeVisible()
  })
