import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { checksum } from '../../application/log/checksum'
import type { ShopClient } from '../support/shop-client'
import { expectAccessible } from './accessible'
import { quantityOf, reviewDriven, valve, visitStarted } from './steps'
import { expect, test } from './signed-in'

/** What the command line says of a log. */
const replayed = (text: string): unknown => {
  const { status, stdout } = spawnSync(process.execPath, ['.build/server/replay.js', '--json'], { input: text })
  return { status, ...JSON.parse(stdout.toString()) }
}

const save = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Spara händelselogg' }).first().click()
  const link = page.getByRole('dialog').getByRole('link', { name: 'Spara filen' })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  return readFile(await download.path(), 'utf8')
}

/** The log of a browser in which the quantity of a line was changed. */
const logOfAnEdit = async (page: Page, buyer: ShopClient): Promise<string> => {
  await visitStarted(page, '/cart')
  await quantityOf(page, valve.name).fill('5')
  await quantityOf(page, valve.name).press('Enter')
  await expect.poll(async () => (await buyer.lines()).map(({ quantity }) => quantity)).toEqual([5])
  await expect(page.getByRole('group', { name: `Antal ${valve.name}` })).not.toHaveAttribute('aria-busy', 'true')
  await visitStarted(page, '/hjalp')
  return save(page)
}

const open = async (page: Page, text: string): Promise<void> => {
  await page
    .getByLabel('Händelselogg')
    .setInputFiles({ name: 'log.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) })
}

const openLogOfAnEdit = async (page: Page, buyer: ShopClient): Promise<string> => {
  const text = await logOfAnEdit(page, buyer)
  await visitStarted(page, '/replay')
  await open(page, text)
  await expect(page.getByText(/^Steg (\d+) av \1$/)).toBeVisible()
  return text
}

test.beforeEach(async ({ buyer }) => {
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 2 }])
})

test('the log is saved from the help page, without what identifies anybody, and can be replayed', async ({
  page,
  buyer,
  workFor,
}) => {
  const text = await logOfAnEdit(page, buyer)

  expect(text).toContain(valve.articleNumber)
  expect(text).toContain('QuantityChangeRequested')
  for (const secret of [workFor.customerId, 'seller', 'Fackhandel-2026']) expect(text).not.toContain(`"${secret}"`)
  expect(replayed(text)).toMatchObject({ status: 0, violations: [], isClean: true })
  await expect(page.getByRole('dialog').getByText(/^Filen fackhandel-dahl-.+ är sparad/)).toBeVisible()
})

test('the preview says what leaves, shows the file, and is accessible', async ({ page }) => {
  await visitStarted(page, '/hjalp')
  await page.getByRole('button', { name: 'Spara händelselogg' }).click()
  const dialog = page.getByRole('dialog', { name: 'Spara händelselogg' })

  await expect(dialog.getByText('Lösenord och inloggningar.')).toBeVisible()
  await dialog.getByText('Visa filen').click()

  await expect(dialog.getByLabel('Filens innehåll')).toHaveValue(/"format":"fackhandel-log"/)
  await expectAccessible(page)
})

test('an error page offers the log', async ({ page, faults }) => {
  faults.foresee(/404/)
  await visitStarted(page, '/finns-inte')
  expect(await save(page)).toContain('fackhandel-log')
})

test('a log is walked through by keys, and its address names the step', async ({ page, buyer }) => {
  await openLogOfAnEdit(page, buyer)

  await page.keyboard.press('Home')
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight')

  await expect(page.getByText(/^Steg 3 av/)).toBeVisible()
  await expect(page.getByRole('button', { name: /SessionStarted/ }).first()).toHaveAttribute('aria-current', 'step')
  await expect(page).toHaveURL(/\/replay\?at=3$/)
  await expectAccessible(page)
})

test('the views of the shop are drawn as they stood at a step', async ({ page, buyer }) => {
  await openLogOfAnEdit(page, buyer)
  await page.getByRole('button', { name: 'Webbshoppen' }).click()
  await expect(page.getByText('1 rad i 1 leverans.')).toBeVisible()

  await page.keyboard.press('Home')

  await expect(page.getByText('1 rad i 1 leverans.')).toBeHidden()
})

test('a file that is no log, a damaged one and a short one are told apart in Swedish', async ({ page, buyer }) => {
  const text = await openLogOfAnEdit(page, buyer)

  await open(page, 'hej')
  await expect(page.getByRole('alert')).toContainText('Filen är ingen händelselogg.')
  await open(page, text.replace('SessionStarted', 'SessionStartet'))
  await expect(page.getByRole('alert')).toContainText(/Filen är skadad på rad \d+\./)
  await open(page, text.split('\n').slice(0, 3).join('\n'))

  await expect(page.getByRole('alert')).toContainText('Filen är avkortad vid rad 3.')
})

/** A log whose last line is there twice, with right checksums. */
const withLastLineTwice = (text: string): string => {
  const lines = text.trimEnd().split('\n')
  const checkOf = (line: string): string => /"check":"([^"]*)"/.exec(line)?.[1] ?? ''
  const [first, ...others] = [...lines, lines.at(-1) ?? '']
  const header = first
    .slice(first.indexOf(':{') + 1, -1)
    .replace(/"batches":\d+/, `"batches":${others.length}`)
    .replace(/"whole":"[^"]*"/, `"whole":"${checksum(others.map(checkOf).join())}"`)
  return [`{"check":"${checksum(header)}","header":${header}}`, ...others, ''].join('\n')
}

test('a broken rule is saved as a test of the shortest log, and another log is shown from its own end', async ({
  page,
}) => {
  const [short, long] = await Promise.all(
    ['customer-switch', 'order-placed'].map((name) => readFile(`tests/logs/1/${name}.log.jsonl`, 'utf8')),
  )
  await visitStarted(page, '/replay?at=3')
  await open(page, withLastLineTwice(short ?? ''))
  await expect(page.getByText(/^Steg 3 av \d+$/)).toBeVisible()
  await page.getByRole('button', { name: /^Fel \([1-9]\d*\)$/ }).click()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('listitem')
      .filter({ hasText: 'positions-ascend' })
      .getByRole('button', { name: 'Spara som test' })
      .click(),
  ])

  expect(download.suggestedFilename()).toBe('positions-ascend.test.ts')
  expect(await readFile(await download.path(), 'utf8')).toContain("found.invariant === 'positions-ascend'")
  await expect(page.getByText(/^Testet är sparat\. Felet behöver \d+ av \d+ händelsegrupper\.$/)).toBeVisible()
  await open(page, long ?? '')
  await expect(page.getByText(/^Steg (\d+) av \1$/)).toBeVisible()
})

test('a log is replayed without a network, and a step that did not happen is marked as thought', async ({
  page,
  buyer,
  context,
}) => {
  const text = await openLogOfAnEdit(page, buyer)
  const steps = await page.getByText(/^Steg \d+ av/).textContent()
  // What the shop itself asks for at its start is no matter of the replay.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await open(page, text)
  await page.keyboard.press('ArrowLeft')

  await page.getByRole('button', { name: 'Tänk om steget inte hade hänt' }).click()

  await expect(page.getByText(/^Tänkt förlopp: utan steg \d+ och det som följde av det\.$/)).toBeVisible()
  await expect(page.getByText(steps ?? '')).toBeHidden()
})

test('a command that had said something else is decided anew, and a payload it cannot have is told of and kept', async ({
  page,
  buyer,
}) => {
  await openLogOfAnEdit(page, buyer)
  await page.keyboard.press('Home')
  await page.getByLabel('Typ innehåller').fill('ChangeQuantity')
  await page.getByRole('button', { name: /Kommando ChangeQuantity/ }).click()
  await page.getByRole('button', { name: 'Tänk om kommandot hade sagt något annat' }).click()
  const payload = page.getByLabel('Kommandots innehåll, som JSON')
  const wrong = (await payload.inputValue()).replace('"quantity": 5', '"quantity": "fem"')

  await payload.fill(wrong)
  await page.getByRole('button', { name: 'Visa tänkt förlopp' }).click()

  await expect(payload).toHaveAccessibleDescription(/ChangeQuantity kan inte ha det innehållet\. Rätta: quantity/)
  await expect(payload).toBeFocused()
  await expect(payload).toHaveValue(wrong)
  await expectAccessible(page)
  await payload.fill(wrong.replace('"fem"', '7'))
  await page.getByRole('button', { name: 'Visa tänkt förlopp' }).click()
  await expect(page.getByText(/^Tänkt förlopp: steg \d+, ChangeQuantity, med annat innehåll\.$/)).toBeVisible()
  await page.getByLabel('Typ innehåller').fill('QuantityChangeRequested')
  await page.getByRole('button', { name: /Händelse QuantityChangeRequested/ }).click()
  await expect(payload).toBeHidden()
  await expect(page.getByText('"quantity": 7')).toBeVisible()
  await page.getByRole('button', { name: 'Tillbaka till loggen' }).click()
  await expect(page.getByText(/^Tänkt förlopp/)).toBeHidden()
})

test('the states of the present customer come first, and the others are folded', async ({ page, buyer }) => {
  await openLogOfAnEdit(page, buyer)
  await page.getByRole('button', { name: 'Tillstånd' }).click()

  const names = page.getByRole('region', { name: 'Vyer' }).getByRole('heading', { level: 3 })
  await expect(names.first()).toBeVisible()
  const shown = await names.allTextContents()
  expect(shown.filter((name) => name.startsWith('session:'))).toHaveLength(1)
  expect(shown.filter((name) => name.startsWith('cart:'))).toHaveLength(1)
  expect(shown.at(-1)).toBe('Övriga strömmar')
})

test('a browser that stores nothing saves what it has in memory, and says so', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  await visitStarted(page, '/hjalp')

  const text = await save(page)

  await expect(page.getByRole('dialog').getByText(/Filen har bara det här besöket/)).toBeVisible()
  expect(replayed(text)).toMatchObject({ status: 0, isClean: true })
})

test('an order that the service could not take leads to the start page, where its notice offers the log', async ({
  page,
  faults,
}) => {
  faults.foresee(/500/)
  await page.route('**/v2/cart/*/checkout', (route) => route.fulfill({ status: 500, json: { message: 'fel' } }))
  await (await reviewDriven(page)).click()
  await expect(page).toHaveURL(/:\d+\/$/)

  expect(await save(page)).toContain('OrderDeclined')
})
