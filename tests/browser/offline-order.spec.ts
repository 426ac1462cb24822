import { expectPlaced, loseNetwork, placeButton, reviewDriven, valve } from './steps'
import { expect, test } from './signed-in'

test('ordering waits while the network is gone, and is released when it is back', async ({
  context,
  page,
  buyer,
  faults,
}) => {
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 1 }])
  const place = await reviewDriven(page)
  let orders = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/checkout')) orders += 1
  })

  await loseNetwork(context, faults)
  await expect(page.getByText('Du verkar sakna nät. Ordern kan läggas när du har nät igen.').first()).toBeVisible()
  // It is marked as disabled, and may be pressed all the same.
  await place.click({ force: true })
  expect(orders).toBe(0)

  await context.setOffline(false)
  await expect(page.getByText('Du verkar sakna nät. Ordern kan läggas när du har nät igen.')).toHaveCount(0)
  await (await placeButton(page)).click()
  await expectPlaced(page)
})
