// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { drawIn } from '../draw'
import { shell, shopWith } from '../checkout/given'

import { day } from '../../domain/given'
import { DayPicker } from '../../../ui/components/DayPicker'

it('reads the heading of the weeks out in full, and shows its first letter', () => {
  const html = renderToStaticMarkup(
    <DayPicker
      value={undefined}
      earliest={day('2026-12-15')}
      isOpen={() => ({ open: true })}
      onPick={() => undefined}
      label="Leveransdag"
    />,
  )
  expect(html).toMatch(
    /<thead><tr><th scope="col"><span aria-hidden="true">v<\/span><span class="visually-hidden">Vecka<\/span><\/th>/,
  )
})

it('ends with the month of the last day that can be chosen, and says which day that is', async () => {
  const drawn = await drawIn(
    shopWith([]),
    shell,
    <DayPicker
      value={day('2026-12-16')}
      earliest={day('2026-12-15')}
      latest={day('2027-01-26')}
      isOpen={() => ({ open: true })}
      onPick={() => undefined}
      label="Leveransdag"
    />,
  )
  expect(drawn.text()).toContain('december 2026')
  expect(drawn.text()).not.toContain('Går att välja till och med')
  const next = drawn.named('Nästa månad')
  await drawn.press('Nästa månad')
  expect(drawn.text()).toContain('januari 2027')
  expect(drawn.text()).toContain('Går att välja till och med tisdag 26 januari.')
  expect(next.getAttribute('aria-disabled')).toBe('true')
  await drawn.press('Nästa månad')
  expect(drawn.text()).toContain('januari 2027')
})
