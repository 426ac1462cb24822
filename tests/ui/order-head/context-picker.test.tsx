// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { SessionState } from '#domain/session/session'
import { ContextPicker } from '../../../ui/order-head/ContextPicker'
import { line, signedIn, valve } from '../../domain/given-articles'
import { aCustomer, aSignedIn } from '../../domain/given'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'

const customersOf = (count: number) =>
  Array.from({ length: count }, (_, index) => aCustomer(String(104822 + index), { name: `Kund ${index + 1} AB` }))

const workingFor = (count: number): SessionState => {
  const session = signedIn()
  return session.tag === 'Authenticated'
    ? { ...session, signedIn: aSignedIn({ ...session.signedIn, customers: customersOf(count) }) }
    : session
}

const open = (count: number) =>
  drawIn(shopWith([line(valve, 1), line(valve, 2, 'EXH')], { session: workingFor(count) }), shell, <ContextPicker />)

describe('the choice of customer and project', () => {
  it('names the customer that one changes to, and says where the rows are kept', async () => {
    const page = await open(2)
    expect(page.text()).not.toContain('Byt till')

    await page.press(/Kund 2 AB/)

    expect(page.isThere('Byt till Kund 2 AB')).toBe(true)
    expect(page.text()).toContain('Dina 2 rader ligger kvar här tills du byter tillbaka.')
  })

  it('offers a search among many customers only', async () => {
    const searches = async (count: number) => (await open(count)).all('input[aria-label="Sök kund"]').length

    expect([await searches(7), await searches(8)]).toEqual([0, 1])
  })
})
