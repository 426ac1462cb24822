import { docket, toast, valve, visitStarted } from './steps'
import { expect, test } from './signed-in'

test('[CART-42] a row that became one with a like one is parted again by Ångra, also at the service', async ({
  page,
  buyer,
}) => {
  await buyer.add([
    { articleNumber: valve.articleNumber, quantity: 4 },
    { articleNumber: valve.articleNumber, quantity: 2, label: 'Kök' },
  ])
  const lines = async () => (await buyer.lines()).map(({ quantity, label }) => `${quantity} ${label}`.trim()).toSorted()
  await visitStarted(page, '/cart')
  await docket(page, 'Utkörning')
    .getByRole('button', { name: /^Märk raden/ })
    .click()
  const field = page.getByRole('textbox', { name: /^Märkning för/ })
  await field.fill('Kök')
  await field.press('Enter')
  await expect(toast(page, '1 rad slås ihop med en likadan. Antalen läggs ihop.')).toBeVisible()
  await expect.poll(lines).toEqual(['6 Kök'])

  await page.getByRole('button', { name: 'Ångra' }).click()

  await expect.poll(lines).toEqual(['2 Kök', '4'])
  await expect(docket(page, 'Utkörning').getByRole('textbox', { name: `Antal ${valve.name}` })).toHaveCount(2)
})
