// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { Stepper } from '../../../ui/components/Stepper'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'

const drawList = (orderMultiple: number) =>
  drawIn(
    shopWith([]),
    shell,
    <Stepper value={0} min={0} orderMultiple={orderMultiple} unit="st" label="Antal" onChange={() => undefined} />,
  )

const typed = async (text: string, orderMultiple = 1) => {
  const drawn = await drawList(orderMultiple)
  await drawn.type('Antal', text)
  await drawn.leave('Antal')
  return drawn
}

describe('a quantity in a list that cannot be ordered', () => {
  it.each([
    { orderMultiple: 1, least: 'Lägsta antal är 1.' },
    { orderMultiple: 10, least: 'Lägsta antal är 10.' },
  ])('below none says the least that can: $least', async ({ orderMultiple, least }) => {
    const drawn = await typed('-3', orderMultiple)

    expect(drawn.text()).toContain(least)
  })

  it('with a point before three digits is not taken for one, and the thousand can be chosen', async () => {
    const drawn = await typed('1.000')

    expect(drawn.text()).toContain('Skriv antalet utan punkt.')
    expect(drawn.isThere('Välj 1 000 st')).toBe(true)
  })
})
