// @vitest-environment happy-dom
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Stepper } from '../../../ui/components/Stepper'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'

interface Change {
  readonly quantity: number
  /** Makes it the value, or refuses it. */
  readonly end: (isTaken: boolean) => void
}

interface SlowProps {
  readonly asked: Change[]
  readonly orderMultiple?: number
}

/** A stepper whose changes become the value when the test says so. */
const Slow = ({ asked, orderMultiple = 1 }: SlowProps) => {
  const [value, setValue] = useState(4)
  const change = (quantity: number) =>
    new Promise<void>((resolve) => {
      const end = (isTaken: boolean) => {
        if (isTaken) setValue(quantity)
        resolve()
      }
      asked.push({ quantity, end })
    })
  return <Stepper value={value} orderMultiple={orderMultiple} unit="st" label="Antal" onChange={change} />
}

const given = async (orderMultiple = 1) => {
  const asked: Change[] = []
  const drawn = await drawIn(shopWith([]), shell, <Slow asked={asked} orderMultiple={orderMultiple} />)
  const shown = () => drawn.all('input').map((field) => (field instanceof HTMLInputElement ? field.value : ''))
  const end = (isTaken: boolean) => drawn.does(() => asked.forEach((change) => change.end(isTaken)))
  return { drawn, asked, shown, end }
}

describe('[CART-26] a quantity that is not yet the value', () => {
  it('is shown at once, and stays when it is', async () => {
    const { drawn, shown, end } = await given()

    await drawn.press('Öka antal')
    expect(shown()).toEqual(['5'])

    await end(true)
    expect(shown()).toEqual(['5'])
  })

  it('is what the next step goes on from', async () => {
    const { drawn, asked, shown, end } = await given()

    for (let press = 0; press < 3; press += 1) await drawn.press('Öka antal')
    await drawn.press('Minska antal')

    expect(asked.map(({ quantity }) => quantity)).toEqual([5, 6, 7, 6])
    expect(shown()).toEqual(['6'])
    await end(true)
    expect(shown()).toEqual(['6'])
  })

  it('is shown no longer where it is refused', async () => {
    const { drawn, shown, end } = await given()
    await drawn.press('Öka antal')

    await end(false)

    expect(shown()).toEqual(['4'])
  })

  it('is taken back where it turns out to be the beginning of a text that is none', async () => {
    const { drawn, asked, end } = await given()

    for (const text of ['1', '12', '12,', '12,5']) await drawn.type('Antal', text)
    await end(true)

    expect(asked.map(({ quantity }) => quantity)).toEqual([1, 12, 4])
    expect(drawn.text()).toContain('Nu gäller 4.')
    expect(drawn.text()).not.toContain('på annat håll')
  })

  it('stays the text of the field while it is typed', async () => {
    const { drawn, asked, shown, end } = await given()
    await drawn.type('Antal', '1')
    await drawn.type('Antal', '15')

    await end(true)
    await drawn.leave('Antal')

    expect(asked.map(({ quantity }) => quantity)).toEqual([1, 15])
    expect(shown()).toEqual(['15'])
    expect(drawn.text()).not.toContain('på annat håll')
  })
})
