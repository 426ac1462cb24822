import { describe, expect, it } from 'vitest'
import type { CartEdit } from '#domain/cart/protocol'
import { overtaken } from '#domain/cart/overtaken-edit'
import { calendarDate } from '#domain/kernel/calendar-date'
import { commandId } from '#domain/kernel/ids'
import * as O from 'fp-ts/Option'
import { aLine } from '../../domain/given'
import { heldWhat } from '../../../ui/cart/held-words'
import { isChoiceOfRow, overtakenWords } from '../../../ui/shop/overtaken-words'

const line = aLine({ quantity: 40, label: 'Hall' })
const { key } = line
const edits: readonly CartEdit[] = [
  { type: 'ChangeQuantity', line: key, quantity: 15 },
  { type: 'ChangeLabel', lines: [key], label: '' },
  { type: 'ChangeDelivery', lines: [key], deliveryId: 'EXH' },
  { type: 'RemoveLines', lines: [key] },
]

describe('[ERROR-25] both values of a line that was changed elsewhere', () => {
  it.each([
    [edits[0], 'Du hade skrivit 15. Raden har ändrats till 40 sedan dess.', 'Använd 15', 'Behåll 40'],
    [
      edits[1],
      'Din märkning: ingen märkning. Raden har ändrats sedan dess, och har Hall.',
      'Använd ingen märkning',
      'Behåll Hall',
    ],
    [
      edits[2],
      'Du hade flyttat raden till Leverans till butik. Raden har ändrats sedan dess, och kommer med Utkörning.',
      'Använd Leverans till butik',
      'Behåll Utkörning',
    ],
    [edits[3], 'Du hade tagit bort raden. Raden har ändrats till 40 sedan dess.', 'Ta bort raden', 'Behåll 40'],
  ])('are named with a button for each', (edit, text, useMine, keepTheirs) => {
    if (edit === undefined) throw new Error('no edit')
    expect(overtakenWords(edit, line)).toEqual({ text, useMine, keepTheirs })
    expect(isChoiceOfRow({ id: commandId('e'), edit, failure: overtaken })).toBe(true)
  })

  it('are not shown at the row for an edit of several lines', () => {
    const edit: CartEdit = { type: 'RemoveLines', lines: [key, aLine({ label: 'Kök' }).key] }
    expect(isChoiceOfRow({ id: commandId('e'), edit, failure: overtaken })).toBe(false)
  })
})

describe('[ERROR-25] what a held edit would do', () => {
  const day = O.toUndefined(calendarDate('2026-12-16'))
  it('is said for each kind', () => {
    if (day === undefined) throw new Error('no day')
    const others: readonly CartEdit[] = [
      { type: 'EmptyCart' },
      { type: 'RequestDeliveryDate', deliveryId: 'DBI', date: day },
      { type: 'IncludeDelivery', deliveryId: 'DBI', included: false },
    ]
    expect([...edits, ...others].map(heldWhat)).toEqual([
      'Ändra antalet av 4208103 till 15.',
      'Ta bort märkningen på 4208103.',
      'Flytta 4208103 till Leverans till butik.',
      'Ta bort 4208103.',
      'Töm varukorgen.',
      'Ändra leveransdagen till ons\u00a016\u00a0dec.',
      'Ta inte med Utkörning i ordern.',
    ])
  })
})
