import { expect } from 'playwright/test'
import type { BrowserContext, Locator, Page } from 'playwright/test'
import type { Faults } from './watched-page'

/** Articles that everybody may buy: the central warehouse and the store in Mölndal have many. */
export const valve = { articleNumber: '4208103', name: 'Kulventil FF 1000 DN20' }
export const smallValve = { articleNumber: '4208102', name: 'Kulventil FF 1000 DN15' }
export const listing = '/kategorier/vvs/ventiler/kulventiler'

/** Loads a page and waits until it has come alive: before that, nobody hears a press. */
export const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
}

/** Loads a page and waits until its shop has started, for what must not wait for that. */
export const visitStarted = async (page: Page, path: string): Promise<void> => {
  await visit(page, path)
  await page.waitForFunction(() => performance.getEntriesByName('shop-started').length > 0)
}

/** Requests for an address wait until the answered function is called. */
export const holdRequests = async (page: Page, address: string): Promise<() => void> => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** The browser has no network until it is set online again; that its requests fail is no fault of a page. */
export const loseNetwork = async (context: BrowserContext, faults: Faults): Promise<void> => {
  faults.foresee(/net::ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
}

export const logIn = async (page: Page, username: string, password: string): Promise<void> => {
  await page.getByRole('button', { name: 'Logga in', exact: true }).first().click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Användarnamn eller e-post').fill(username)
  await form.getByLabel('Lösenord').fill(password)
  await form.getByRole('button', { name: 'Logga in', exact: true }).click()
}

export const accountButton = (page: Page): Locator => page.getByRole('button', { name: /^Ditt konto/ })

/** The cart's button in the header, when it counts so many rows. */
export const cartButton = (page: Page, rows: number): Locator =>
  page.getByRole('button', { name: new RegExp(`^Varukorg, ${rows} rad`) })

export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status', { name: 'Meddelanden' }).getByText(text)

export const docket = (page: Page, delivery: string): Locator =>
  page.getByRole('region', { name: delivery, exact: true })

/** The row of an article in a listing or among search results. */
export const rowOf = (page: Page, articleNumber: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: articleNumber, exact: true }) })

export const quantityOf = (page: Page, name: string): Locator => page.getByRole('textbox', { name: `Antal ${name}` })

/** The step's button: in the sum rail on a desk, in the bar at the bottom on a phone. */
export const nextButton = (page: Page, name: RegExp): Locator =>
  page.getByRole('button', { name }).or(page.getByRole('link', { name })).filter({ visible: true }).last()

export const toDelivery = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: 'Varukorg' })).toBeVisible()
  await nextButton(page, /^Till leverans/).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Leverans' })).toBeVisible()
}

export const fillDriven = async (page: Page): Promise<void> => {
  const driven = docket(page, 'Utkörning')
  await driven.getByLabel('Beställarens referens').fill('Tom Holm')
  await driven.getByLabel('Mottagare på plats').fill('Ali Rahimi')
  await driven.getByLabel('Mobil till mottagare').fill('070-555 01 42')
}

/** For a customer without addresses. */
export const writeAddress = async (page: Page): Promise<void> => {
  const driven = docket(page, 'Utkörning')
  await driven.getByLabel('Mottagarens namn eller företag').fill('Holm & Söner VVS')
  await driven.getByLabel('Gatuadress').fill('Storgatan 1')
  await driven.getByLabel('Postnummer').fill('302 30')
  await driven.getByLabel('Ort', { exact: true }).fill('Halmstad')
}

export const fillCollected = async (page: Page): Promise<void> => {
  const collected = docket(page, 'Leverans till butik')
  await collected.getByLabel('Beställarens referens').fill('Tom Holm')
  await collected.getByLabel('Hämtas av').fill('Ali Rahimi')
  await collected.getByLabel('Mobil till den som hämtar').fill('070-555 01 42')
}

export const toSummary = async (page: Page): Promise<void> => {
  await nextButton(page, /^Granska/).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Granska och beställ' })).toBeVisible()
}

/** Free to be pressed: nothing holds the order back. */
export const placeButton = async (page: Page): Promise<Locator> => {
  const button = nextButton(page, /^Lägg order/)
  await expect(button).not.toHaveAttribute('aria-disabled')
  return button
}

export const expectPlaced = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: 'Tack, ordern är lagd' })).toBeVisible()
  await expect(page).toHaveURL(/\/checkout-success-page$/)
}

/** From a cart with lines to be driven out, up to the button that orders them. */
export const reviewDriven = async (page: Page): Promise<Locator> => {
  await visit(page, '/cart')
  await toDelivery(page)
  await fillDriven(page)
  await toSummary(page)
  return placeButton(page)
}

/** The JSON bodies of the calls to an address from now on. The browser tells them only of calls that are routed. */
export const readBodies = async (page: Page, address: string): Promise<() => ReturnType<typeof JSON.parse>> => {
  const bodies: unknown[] = []
  await page.route(address, (route) => {
    bodies.push(route.request().postDataJSON())
    return route.fallback()
  })
  return () => bodies
}

/** Where articles are searched for: with suggestions in the header, or on a small screen's page the way into them. */
export const searchField = (page: Page): Locator => {
  const name = 'Sök artiklar'
  return page
    .getByRole('combobox', { name })
    .or(page.getByRole('searchbox', { name }))
    .filter({ visible: true })
    .first()
}

/** What opens over the page to go by: the products on a desk, everything on a phone. */
export const openMenu = async (page: Page, isMobile: boolean): Promise<Locator> => {
  await page.getByRole('button', { name: isMobile ? 'Meny' : 'Produkter', exact: true }).click()
  const menu = page.getByRole('dialog', { name: isMobile ? 'Meny' : 'Produkter' })
  await expect(menu).toBeVisible()
  return menu
}
