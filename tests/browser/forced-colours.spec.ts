import { valve, visit } from './steps'
import { expect, test } from './signed-in'

test.use({ forcedColors: 'active' })

test('in forced colours the present step of the checkout differs from the others by more than its colour', async ({
  page,
  buyer,
}) => {
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 2 }])
  await visit(page, '/delivery')
  const steps = page.getByRole('navigation', { name: 'Beställningens steg' }).getByRole('listitem')
  await expect(steps.first()).toBeVisible()

  const lines = await steps.evaluateAll((all) =>
    all.map((step) => {
      const { borderBottomColor, borderBottomWidth } = getComputedStyle(step.firstElementChild ?? step)
      const isSeen = borderBottomColor !== getComputedStyle(document.body).backgroundColor
      return { isPresent: step.getAttribute('aria-current') === 'step', isSeen, borderBottomWidth }
    }),
  )

  expect(lines.filter(({ isPresent }) => isPresent)).toEqual([
    { isPresent: true, isSeen: true, borderBottomWidth: '4px' },
  ])
  const others = lines.filter(({ isPresent }) => !isPresent)
  expect(others.length).toBeGreaterThan(0)
  expect(others.filter(({ isSeen }) => isSeen)).toEqual([])
})
