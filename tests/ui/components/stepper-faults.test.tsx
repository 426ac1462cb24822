// @vitest-environment happy-dom
import { useState } from 'react'
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

const Counted = ({ sent, orderMultiple }: { sent: number[]; orderMultiple: number }) => {
  const [quantity, setQuantity] = useState(4 * orderMultiple)
  const change = (next: number) => {
    sent.push(next)
    setQuantity(next)
  }
  return <Stepper value={quantity} orderMultiple={orderMultiple} unit="st" label="Antal" onChange={change} />
}

/** What is sent while a text is typed, character by character, and the field is left. */
const sentFor = async (text: string, orderMultiple = 1) => {
  const sent: number[] = []
  const drawn = await drawIn(shopWith([]), shell, <Counted sent={sent} orderMultiple={orderMultiple} />)
  for (let length = 1; length <= text.length; length += 1) await drawn.type('Antal', text.slice(0, length))
  await drawn.leave('Antal')
  return { sent, drawn }
}

describe('the most that a line may hold', () => {
  it('is reached by a step from a text with more, and none leads above it', async () => {
    const { sent, drawn } = await sentFor('99999999')
    expect(drawn.text()).toContain('Högsta antal är 1 000 000.')

    await drawn.press('Öka antal')
    expect(sent.at(-1)).toBe(1_000_000)
    const told = sent.length
    await drawn.press('Öka antal')
    expect(sent).toHaveLength(told)
    expect(drawn.named('Öka antal').getAttribute('aria-disabled')).toBe('true')
  })
})

describe('[CART-27] a text that begins with a quantity and is none', () => {
  it.each([
    { text: '2,5', fault: 'Säljs i hela st' },
    { text: '1e3', fault: 'Skriv' },
    { text: '99999999', fault: 'Högsta antal är 1 000 000' },
  ])('leaves the quantity from before in force: $text', async ({ text, fault }) => {
    const { sent, drawn } = await sentFor(text)

    expect(sent.at(-1)).toBe(4)
    expect(drawn.text()).toContain(fault)
    expect(drawn.text()).toContain('Nu gäller 4.')
    expect(drawn.text()).not.toContain('på annat håll')
  })

  it('is sent as soon as it is one again', async () => {
    expect((await sentFor('1040', 10)).sent).toEqual([10, 40, 1040])
  })

  it('of which nothing was sent leaves everything as it is', async () => {
    expect((await sentFor('x', 1)).sent).toEqual([])
  })
})

describe('a text that is no quantity, from which a step is pressed', () => {
  const given = async (text: string) => {
    const sent: number[] = []
    const drawn = await drawIn(shopWith([]), shell, <Counted sent={sent} orderMultiple={1} />)
    await drawn.type('Antal', text)
    const goTo = (place: Element) =>
      drawn.does(() =>
        drawn.named('Antal').dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: place })),
      )
    return { sent, drawn, goTo }
  }

  it.each([
    { text: '0', next: 1 },
    { text: '', next: 5 },
  ])('"$text" is not found fault with under the press', async ({ text, next }) => {
    const { sent, drawn, goTo } = await given(text)

    await goTo(drawn.named('Öka antal'))
    expect(drawn.all('[aria-invalid]')).toEqual([])
    await drawn.press('Öka antal')

    expect(sent.at(-1)).toBe(next)
  })

  it('is found fault with when the step is left unpressed', async () => {
    const { drawn, goTo } = await given('0')
    await goTo(drawn.named('Öka antal'))

    await drawn.leave('Öka antal')

    expect(drawn.all('[aria-invalid]')).toHaveLength(1)
    expect(drawn.text()).toContain('Lägsta antal är 1.')
  })
})

describe('[CART-27] a quantity that is written with its unit', () => {
  it.each(['12 st', '12st', '12 ST', '12 stycken'])('is the number alone when the field is left: %s', async (text) => {
    const { sent, drawn } = await sentFor(text)

    expect(sent.at(-1)).toBe(12)
    expect(drawn.all('[aria-invalid]')).toEqual([])
    expect(drawn.all('input[value="12"]')).toHaveLength(1)
  })

  it('is not found fault with while the unit is written, and no other quantity is sent meanwhile', async () => {
    const sent: number[] = []
    const drawn = await drawIn(shopWith([]), shell, <Counted sent={sent} orderMultiple={1} />)
    await drawn.type('Antal', '12')
    await drawn.type('Antal', '12 s')

    expect(drawn.all('[aria-invalid]')).toEqual([])
    expect(sent).toEqual([12])
  })

  it('in another unit leaves the quantity from before in force, and the number can be chosen', async () => {
    const { sent, drawn } = await sentFor('12 m')

    expect(sent.at(-1)).toBe(4)
    expect(drawn.text()).toContain('Säljs i st, inte m.')
    expect(drawn.text()).toContain('Nu gäller 4.')
    await drawn.press('Välj 12 st')
    expect(sent.at(-1)).toBe(12)
  })
})
