import { readFile } from 'node:fs/promises'
import { read, utils, write } from '@e965/xlsx'
import type { Download, Page } from 'playwright/test'
import { oddFiles } from '../spreadsheets/odd-files/odd-files'
import { expectAccessible } from './accessible'
import { smallValve, toast, valve, visit, visitStarted } from './steps'
import { expect, test } from './signed-in'

const heads = ['Artikelnummer', 'Antal', 'Märkning']

/** 65 rows that can be added, each with a label of its own, and 5 that cannot. */
const seventyRows: readonly (readonly (string | number)[])[] = [
  heads,
  ...Array.from({ length: 65 }, (_, row) => [valve.articleNumber, row + 1, `Lgh ${1101 + row}`]),
  ...Array.from({ length: 4 }, (_, row) => [`999999${row}`, 1, '']),
  [valve.articleNumber, 'två', ''],
]

const xlsxOf = (rows: readonly (readonly (string | number)[])[]): Uint8Array => {
  const book = utils.book_new(utils.aoa_to_sheet(rows.map((row) => [...row])))
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx', compression: true })
  return new Uint8Array(bytes)
}

const choose = (page: Page, name: string, bytes: Uint8Array): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })

const drop = (page: Page, name: string, bytes: Uint8Array): Promise<void> =>
  page.evaluate(
    ({ name, bytes }) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([new Uint8Array(bytes)], name))
      for (const type of ['dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
    },
    { name, bytes: [...bytes] },
  )

/** What still loads may move a button while it is pressed, and then it is not pressed. */
const comeToRest = async (page: Page): Promise<void> => {
  let before = -1
  const isAsHigh = async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const isSame = height === before
    before = height
    return isSame
  }
  await expect.poll(isAsHigh, { message: 'a page whose height has come to rest', intervals: [500] }).toBe(true)
}

/** The cells of a saved .xlsx. */
const cellsOf = async (download: Download): Promise<readonly (readonly unknown[])[]> => {
  const [sheet] = Object.values(read(await readFile(await download.path()), { type: 'buffer' }).Sheets)
  return utils.sheet_to_json<unknown[]>(sheet ?? {}, { header: 1 })
}

const saved = async (page: Page, press: () => Promise<void>): Promise<Download> => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return download
}

test(
  '[CART-02] a file with 65 right and 5 wrong rows adds 65, and gives the wrong ones back as a file',
  { tag: '@phone' },
  async ({ page, buyer }) => {
    await visitStarted(page, '/cart')
    await page.getByRole('link', { name: 'Importera från Excel' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Snabborder' })).toBeVisible()

    await test.step('when it is chosen, each row says what it gives', async () => {
      await choose(page, 'beställning.xlsx', xlsxOf(seventyRows))
      await expect(page.getByText('70 rader lästes in från beställning.xlsx.')).toBeVisible()
      await expect(page.getByText('5 rader har fel och läggs inte till.')).toBeVisible()
      await expect(page.getByText('Märkning: Lgh 1101', { exact: true })).toBeVisible()
      await comeToRest(page)
    })
    await test.step('the wrong rows are saved with their number and reason', async () => {
      const download = await saved(page, () => page.getByRole('button', { name: 'Hämta 5 felaktiga rader' }).click())
      expect(download.suggestedFilename()).toBe('felaktiga-rader.xlsx')
      const [head, first, ...others] = await cellsOf(download)
      expect(head).toEqual([...heads, 'Rad', 'Fel'])
      expect(first).toEqual(['9999990', '1', '', 67, expect.stringContaining('Vi har ingen artikel')])
      expect(others).toHaveLength(4)
    })
    await test.step('the right rows are uploaded together, and the wrong ones stay', async () => {
      const upload = page.waitForRequest((request) => request.url().endsWith('/upload'))
      await page.getByRole('button', { name: 'Lägg 65 rader i varukorgen' }).click()
      expect((await upload).headers()['content-type']).toMatch(/^multipart\/form-data/)
      await expect(toast(page, '65 rader lades i varukorgen.')).toBeVisible()
      await expect(page.getByText('5 rader behöver rättas.')).toBeVisible()
      const lines = await buyer.lines()
      expect(lines).toHaveLength(65)
      expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe((65 * 66) / 2)
      await expectAccessible(page)
    })
  },
)

test('[CART-02] [CART-53] a dropped file of semicolons in Windows-1252 keeps leading zeros and letters', async ({
  page,
}) => {
  await visitStarted(page, '/snabborder')
  await drop(
    page,
    'lista.csv',
    new Uint8Array(Buffer.from(`Artikelnummer;Antal;Märkning\r\n00${valve.articleNumber};3;Käll\xe5ren\r\n`, 'latin1')),
  )
  await expect(page.getByText('1 rad lästes in från lista.csv.')).toBeVisible()
  await expect(page.getByLabel('Artikelnummer, rad 1', { exact: true })).toHaveValue(`00${valve.articleNumber}`)
})

test('a file is one at a time, a template can be had, and a row that is read survives a reload', async ({ page }) => {
  await visitStarted(page, '/snabborder')
  const template = await saved(page, () => page.getByRole('button', { name: 'Hämta mall' }).click())
  expect(template.suggestedFilename()).toBe('mall-varukorg.xlsx')
  expect(await cellsOf(template)).toEqual([heads])

  await choose(
    page,
    'a.csv',
    new TextEncoder().encode(`Artikelnummer;Antal;Märkning\n${valve.articleNumber};2;Stam 3\n`),
  )
  await expect(page.getByText('Märkning: Stam 3', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Märkning: Stam 3', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

const hostile: Readonly<Record<string, RegExp>> = {
  'a sheet of 60 megabytes in 60 kilobytes': /Filen är för stor/,
  '100 000 rows': /Filen har fler än 5\s000 rader/,
  'a PDF': /Filen är inget kalkylark/,
  'an .xlsx cut in half': /Filen är skadad/,
  'an .xlsx under a password': /Filen är skyddad med lösenord/,
  'no rows': /Filen har inga rader/,
}

test('[CART-53] a hostile or broken file gets a clear message, and the list stays as it was', async ({ page }) => {
  await visitStarted(page, '/snabborder')
  await page.getByLabel('Artikelnummer, rad 1', { exact: true }).fill(valve.articleNumber)
  for (const [name, message] of Object.entries(hostile)) {
    const file = oddFiles.find((odd) => odd.name === name)
    if (file === undefined) throw new Error(`No file ${name}`)
    await choose(page, 'fil.xlsx', file.bytes())
    await expect(page.getByText(message), name).toBeVisible({ timeout: 15_000 })
  }
  await expect(page.getByLabel('Artikelnummer, rad 1', { exact: true })).toHaveValue(valve.articleNumber)
  await expectAccessible(page)
})

test('5 000 rows are read and shown while the page answers, and are added so many at a time', async ({ page }) => {
  test.slow()
  await visitStarted(page, '/snabborder')
  const rows = Array.from({ length: 5_000 }, (_, row) => [valve.articleNumber, 1, `Lgh ${row}`])
  await choose(page, 'stor.xlsx', xlsxOf([heads, ...rows]))
  await expect(page.getByText(/^5\s000 rader lästes in från stor\.xlsx\./)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/^Högst 1\s000 rader läggs till åt gången/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Lägg de första 1\s000 raderna i varukorgen/ })).toBeVisible()
  const before = await page.getByRole('listitem').count()
  await page.getByRole('button', { name: 'Visa 200 rader till' }).click()
  await expect.poll(() => page.getByRole('listitem').count()).toBe(before + 200)
})

for (const [format, choice] of [
  ['xlsx', 'Excel (.xlsx)'],
  ['csv', 'Text med semikolon (.csv)'],
] as const)
  test(
    `[CART-03] the cart is saved as .${format}, and read again it is the same cart`,
    { tag: '@phone' },
    async ({ page, buyer }) => {
      await buyer.add([
        { articleNumber: valve.articleNumber, quantity: 3, label: '=1+1' },
        { articleNumber: smallValve.articleNumber, quantity: 2 },
        { articleNumber: valve.articleNumber, quantity: 4, deliveryId: 'EXH' },
      ])
      const lines = async () =>
        (await buyer.lines()).map((line) => [line.articleNumber, line.quantity, line.label, line.deliveryId])
      const before = await lines()
      await visitStarted(page, '/cart')
      await page.getByRole('button', { name: 'Exportera', exact: true }).click()
      await expectAccessible(page)

      const download = await saved(page, () => page.getByRole('button', { name: choice }).click())

      expect(download.suggestedFilename()).toMatch(new RegExp(`^varukorg-\\d{4}-\\d{2}-\\d{2}\\.${format}$`))
      await buyer.empty()
      await visit(page, '/snabborder')
      await choose(page, download.suggestedFilename(), new Uint8Array(await readFile(await download.path())))
      await expect(page.getByText('Leveranssätt: Leverans till butik')).toBeVisible()
      await page.getByRole('button', { name: 'Lägg 3 rader i varukorgen' }).click()
      await expect(toast(page, '3 rader lades i varukorgen.')).toBeVisible()
      expect(await lines()).toEqual(before)
    },
  )
