import type { BrowserContext, Page } from 'playwright/test'
import { expectAccessible, expectOpenedAccessible } from './accessible'
import { expect, test } from './signed-in'
import { expectPlaced, listing, reviewDriven, smallValve, toast, valve, visit, visitStarted } from './steps'

const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Offertens namn' })
const fieldOf = (page: Page, column: string, name: string) =>
  page.getByRole('textbox', { name: `${column}, ${name}`, exact: true })
const saved = (page: Page) => page.getByRole('main').getByText('sparad', { exact: true })
const step = (page: Page, name: string) => page.getByRole('list', { name: 'Offertens status' }).getByText(name)

/** The button of a notice. */
const notice = (page: Page, name: string) =>
  page.getByRole('status', { name: 'Meddelanden' }).getByRole('button', { name })

/** A new quote with a name of its own. */
const makeQuote = async (page: Page, name: string): Promise<void> => {
  await visit(page, '/mina-sidor/offerter')
  await page.getByRole('button', { name: 'Ny offert' }).click()
  await titleOf(page).fill(name)
  await titleOf(page).press('Enter')
  await expect(saved(page)).toBeVisible()
}

/** Rows as a spreadsheet has them: two articles in turn, and no more pieces than leave stock for the other tests. */
const sheet = (rows: number): string =>
  Array.from(
    { length: rows },
    (_, row) => `${(row % 2 === 0 ? valve : smallValve).articleNumber}\t${(row % 3) + 1}`,
  ).join('\n')

const importRows = async (page: Page, text: string, rows: number): Promise<void> => {
  await page.getByRole('button', { name: 'Importera' }).click()
  await page.getByLabel('Artikelnummer och antal').fill(text)
  await page.getByRole('button', { name: `Lägg till ${rows} rader` }).click()
}

const receiverWritten = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Ändra mottagare' }).click()
  await expectOpenedAccessible(page)
  await page.getByRole('textbox', { name: 'Namn', exact: true }).fill('Brf Kvarnen')
  await page.getByLabel('E-post').fill('karin@brf.example')
  await page.getByRole('dialog').getByRole('button', { name: 'Spara' }).click()
}

const acceptAs = async (context: BrowserContext, link: string): Promise<void> => {
  const guest = await context.newPage()
  await guest.goto(link)
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('Stambyte')
  await expect(guest.getByRole('row', { name: /Arbete, montör/ })).toBeVisible()
  await expectAccessible(guest)
  await guest.getByLabel('Ditt namn').fill('Karin Ek')
  await guest.getByRole('button', { name: 'Acceptera offerten' }).click()
  await expect(guest.getByRole('heading', { name: 'Offerten är accepterad' })).toBeVisible()
  await expectAccessible(guest)
}

test(
  '[QUOTE-01] a quote of sixty rows is made, sent, accepted by its link without a log-in, and ordered',
  { tag: '@phone' },
  async ({ page, browser, isMobile }) => {
    test.setTimeout(240_000)
    const name = `Stambyte ${isMobile ? 'van' : 'desk'}`
    await makeQuote(page, name)
    await importRows(page, `${sheet(60)}\n9999999\t2`, 60)
    // What names no article stays, with its fault.
    await expect(page.getByText('Vi har ingen artikel med nummer 9999999.')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Stäng' }).last().click()
    await page.getByRole('button', { name: 'Egen rad' }).click()
    await fieldOf(page, 'Benämning', 'Egen rad').fill('Arbete, montör')
    await fieldOf(page, 'Netto in', 'Arbete, montör').fill('420')
    await fieldOf(page, 'À-pris ut', 'Arbete, montör').fill('650,16')
    await page.getByLabel('Sätt påslag på alla material').fill('18')
    await page.getByRole('button', { name: 'Använd', exact: true }).click()
    await expect(fieldOf(page, 'Påslag', valve.name).first()).toHaveValue('18,0')
    await receiverWritten(page)
    await expect(saved(page)).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Skicka till kund' }).click()
    await expectOpenedAccessible(page)
    await page.getByRole('button', { name: 'Skicka mejl' }).click()
    await expect(page.getByText('Offerten är skickad till karin@brf.example.')).toBeVisible()
    const link = await page.getByLabel('Länk', { exact: true }).inputValue()
    await page.getByRole('dialog').getByRole('button', { name: 'Stäng' }).last().click()
    await expect(page.getByText('Ta tillbaka den till utkast för att ändra i den.')).toBeVisible()

    const guests = await browser.newContext({ locale: 'sv-SE' })
    await acceptAs(guests, link)
    await guests.close()

    // The sender is told at once.
    await expect(page.getByText(/^Accepterad av Karin Ek/)).toBeVisible()
    await page.getByRole('button', { name: 'Lägg i varukorg' }).click()
    await expect(toast(page, /Offertens artiklar ligger i varukorgen/)).toBeVisible()
    await notice(page, 'Till varukorgen').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Varukorg' })).toBeVisible()
    await (await reviewDriven(page)).click()
    await expectPlaced(page)

    await visit(page, '/mina-sidor/offerter')
    await page.getByRole('link', { name, exact: true }).click()
    await expect(step(page, 'Beställd')).toBeVisible()
    await expect(page.getByText('Offerten är avslutad och kan inte ändras.', { exact: false })).toBeVisible()
    await expectAccessible(page)
  },
)

test(
  '[ROUTE-34] [ROUTE-35] [QUOTE-30] the quote stays beside the catalogue while it is filled, and is closed elsewhere',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    test.setTimeout(120_000)
    await makeQuote(page, `Fylls på ${isMobile ? 'van' : 'desk'}`)
    const overlay = page.getByRole('complementary', { name: 'Offert som fylls på' })
    const rows = overlay.getByRole('region', { name: 'Offertens rader' })
    await expect(overlay).toBeHidden()
    await visitStarted(page, listing)
    await page.getByRole('button', { name: `Lägg ${valve.name} i offert` }).click()
    await expect(rows.getByText(valve.name)).toBeVisible()
    await expect(overlay.getByText('sparad')).toBeVisible()
    await expectOpenedAccessible(page, 'aside[aria-label="Offert som fylls på"]')
    const places: readonly (readonly [path: string, heading: RegExp])[] = [
      ['/search?q=ventil', /ventil/i],
      ['/kampanjer', /Kampanj/],
      ['/sortiment', /Sortiment/],
      [`/produkt/${valve.articleNumber}`, new RegExp(valve.name)],
      [listing, /Kulventiler/],
    ]
    for (const [path, heading] of places) {
      await page.evaluate((to) => {
        const link = Object.assign(document.createElement('a'), { href: to })
        document.querySelector('nav')?.append(link)
        link.click()
        link.remove()
      }, path)
      await expect(page).toHaveURL(path)
      await expect(rows, path).toBeVisible()
      // The new page takes the focus when it is drawn; the address may change before that.
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
    }
    // What is drawn anew with its rows takes no focus before it has them.
    await expect(rows.getByText(valve.name)).toBeVisible()
    // By keyboard: Esc folds it, and the focus stays at it.
    const fold = rows.getByRole('button', { name: 'Fäll ihop offerten' })
    await fold.focus()
    await expect(fold).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(rows).toBeHidden()
    await expect(overlay.getByRole('button', { expanded: false })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(rows).toBeVisible()
    await rows.getByRole('link', { name: 'Öppna offerten' }).click()
    await expect(titleOf(page)).toBeVisible()
    await expect(overlay).toBeHidden()
    await expect(fieldOf(page, 'Antal', valve.name)).toHaveValue('1')
  },
)

test('two tabs edit different rows and the same row, and nothing is lost without a network', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000)
  await makeQuote(page, 'Två flikar')
  await importRows(page, sheet(2), 2)
  await expect(saved(page)).toBeVisible()

  await test.step('another tab shows what is written', async () => {
    const other = await context.newPage()
    await visit(other, new URL(page.url()).pathname)
    await fieldOf(other, 'Antal', valve.name).fill('7')
    await expect(fieldOf(page, 'Antal', valve.name)).toHaveValue('7')
    await fieldOf(page, 'Antal', smallValve.name).fill('9')
    await expect(fieldOf(other, 'Antal', smallValve.name)).toHaveValue('9')
    await other.close()
  })

  await test.step('without a network what is typed stays, says so, and is saved when it returns', async () => {
    await expect(saved(page)).toBeVisible()
    await context.setOffline(true)
    await fieldOf(page, 'Antal', valve.name).fill('11')
    await expect(saved(page)).toBeHidden()
    await context.setOffline(false)
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await expect(fieldOf(page, 'Antal', valve.name)).toHaveValue('11')
  })

  await test.step('another device writes the same row: the later counts, and the earlier is shown', async () => {
    const device = await browser.newContext({ storageState: await context.storageState(), locale: 'sv-SE' })
    const there = await device.newPage()
    await visit(there, new URL(page.url()).pathname)
    await expect(fieldOf(there, 'Antal', valve.name)).toHaveValue('11')
    // This device does not hear of the other before it writes.
    await context.setOffline(true)
    await fieldOf(there, 'Antal', valve.name).fill('20')
    await expect(saved(there)).toBeVisible()
    await fieldOf(page, 'Antal', valve.name).fill('30')
    await context.setOffline(false)
    const note = page.getByText(
      /Du själv, på ett annat håll, hade ändrat samma sak\. Antal: 20, och ditt 30 gäller nu\./,
    )
    await expect(note).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Ta tillbaka det andra' }).click()
    await expect(fieldOf(page, 'Antal', valve.name)).toHaveValue('20')
    await expect(note).toBeHidden()
    await device.close()
  })
})

test('rows are written, moved, dragged, removed and brought back by keyboard and pointer', async ({ page }) => {
  test.setTimeout(120_000)
  await makeQuote(page, 'Tangentbord')

  await test.step('[QUOTE-28] rows come from a file as Swedish spreadsheets save it', async () => {
    const lines = [
      'Artikelnummer;Antal;Märkning',
      ...sheet(3).replaceAll('\t', ';').split('\n'),
      '9999999;2;Rör på plan 3',
    ]
    const buffer = Buffer.from(lines.join('\r\n'), 'latin1')
    await page.getByRole('button', { name: 'Importera' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type=file]').setInputFiles({ name: 'rör.csv', mimeType: 'text/csv', buffer })
    await expect(dialog.getByText('4 rader lästes in från rör.csv.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Lägg till 3 rader' }).click()
    await expect(dialog.getByText('Vi har ingen artikel med nummer 9999999.')).toBeVisible()
    await expect(dialog.getByLabel('Artikelnummer och antal')).toHaveValue('9999999\t2')
    await dialog.getByRole('button', { name: 'Stäng' }).last().click()
  })

  const quantities = page.getByRole('list', { name: 'Rader' }).getByRole('textbox', { name: /^Antal, / })
  await expect(quantities).toHaveCount(3)

  await quantities.nth(0).fill('0,2')
  await quantities.nth(0).press('Enter')
  await expect(quantities.nth(0)).toHaveValue('0,2')
  await expect(page.getByText('Minst 0,5.')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Använd 0,5' }).press('Enter')
  await expect(quantities.nth(0)).toHaveValue('0,5')
  await quantities.nth(0).press('Enter')
  await expect(quantities.nth(1)).toBeFocused()

  const down = page.getByRole('button', { name: `Flytta ner ${valve.name}` }).first()
  await down.focus()
  await page.keyboard.press('Enter')
  await expect(quantities.nth(1)).toHaveValue('0,5')
  await expect(down).toBeFocused()

  // By the pointer, from the last place to the first.
  const rows = page.locator('li[data-row]')
  const grip = rows.nth(2).locator('[aria-hidden=true]').first()
  const from = await grip.boundingBox()
  const to = await rows.nth(0).boundingBox()
  if (from === null || to === null) throw new Error('rows without a place')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + 20, to.y + 2, { steps: 5 })
  await expect(page.locator('li[data-dragged]')).toHaveCount(1)
  await page.mouse.up()
  await expect(quantities.nth(0)).toHaveValue('3')

  await test.step('on paper, which is narrow, stands what the receiver pays, and not what the user does', async () => {
    const size = page.viewportSize()
    await page.setViewportSize({ width: 794, height: 1123 })
    await page.emulateMedia({ media: 'print' })
    await expect(fieldOf(page, 'À-pris ut', valve.name).first()).toBeVisible()
    await expect(page.getByText('Netto in').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: /^Påslag, / }).filter({ visible: true })).toHaveCount(0)
    const row = await rows.nth(0).boundingBox()
    expect(row?.height).toBeLessThan(60)
    await page.emulateMedia({ media: null })
    if (size !== null) await page.setViewportSize(size)
  })

  await page.getByRole('button', { name: `Ta bort ${smallValve.name}` }).press('Enter')
  await expect(quantities).toHaveCount(2)
  await expect(toast(page, 'Raden är borttagen ur offerten.')).toBeVisible()
  await notice(page, 'Ångra').press('Enter')
  await expect(quantities).toHaveCount(3)

  // An article by a part of its name: the arrows go through what is found, and Enter takes it.
  const article = page.getByRole('combobox', { name: 'Artikel' })
  await article.fill('kulventil')
  const found = page.getByRole('option')
  await expect(found.nth(1)).toBeVisible()
  await article.press('ArrowDown')
  await article.press('ArrowDown')
  await expect(found.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(found.nth(1)).toBeInViewport({ ratio: 1 })
  await article.press('ArrowUp')
  await expect(found.nth(0)).toHaveAttribute('aria-selected', 'true')
  await article.press('Enter')
  await expect(quantities).toHaveCount(4)
  await expect(article).toHaveValue('')
  await expect(article).toBeFocused()
  await expect(saved(page)).toBeVisible()
})
