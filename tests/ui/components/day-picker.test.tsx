import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

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
