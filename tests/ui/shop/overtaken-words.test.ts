import { describe, expect, it } from 'vitest'
import type { CartEdit } from '#domain/cart/protocol'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { overtaken } from '#domain/cart/overtaken-edit'
import { commandId } from '#domain/kernel/ids'
import type { CallFailure } from '#domain/failure/call-failure'
import type { RefusedEdit } from '#domain/cart/refused-edits'
import { aLine, day } from '../../domain/given'
import { refusedWhy } from '../../../ui/shop/refused-words'
import { heldWhat } from '../../../ui/cart/held-words'
import { choiceOfDay, choiceOfRow } from '../../../ui/shop/overtaken-words'

const line = aLine({ quantity: 40, label: 'Hall' })
const { key } = line
const edits: readonly CartEdit[] = [
  { type: 'ChangeQuantity', line: key, quantity: 15 },
  { type: 'ChangeLabel', lines: [key], label: '' },
  { type: 'ChangeDelivery', lines: [key], deliveryId: 'EXH' },
  { type: 'RemoveLines', lines: [key] },
]

const refusedBy = (edit: CartEdit): RefusedEdit => ({ id: commandId('e'), edit, failure: overtaken })
const lost: CallFailure = { tag: 'Lost', service: 'cart', status: undefined }
const dayOf = (deliveryId: DeliveryId | 'all'): CartEdit => ({
  ...{ type: 'RequestDeliveryDate', deliveryId, date: day('2026-12-16') },
})
const entry = (deliveryId: DeliveryId, date: string) => ({
  ...{ deliveryId, requestedDeliveryDate: day(date), isIncludedInOrder: true },
})

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
    expect(choiceOfRow(refusedBy(edit), line)).toEqual({ text, useMine, keepTheirs })
  })

  it('are not shown at the row for an edit of several lines', () => {
    const edit: CartEdit = { type: 'RemoveLines', lines: [key, aLine({ label: 'Kök' }).key] }
    expect(choiceOfRow(refusedBy(edit), line)).toBeUndefined()
  })

  it('are not shown where the service refused the edit for another reason', () => {
    expect(choiceOfRow({ ...refusedBy({ type: 'RemoveLines', lines: [key] }), failure: lost }, line)).toBeUndefined()
    expect(choiceOfDay({ ...refusedBy(dayOf('DBI')), failure: lost }, [entry('DBI', '2026-12-17')])).toBeUndefined()
  })
})

describe('[ERROR-25] both days of a delivery that was changed elsewhere', () => {
  it.each<readonly [string, DeliveryId | 'all', readonly (readonly [DeliveryId, string])[], readonly string[]]>([
    [
      'one delivery',
      'DBI',
      [
        ['DBI', '2026-12-17'],
        ['EXH', '2026-12-18'],
      ],
      [
        'Du hade valt ons\u00a016\u00a0dec för Utkörning. Dagen har ändrats till tor\u00a017\u00a0dec sedan dess.',
        'Använd ons\u00a016\u00a0dec',
        'Behåll tor\u00a017\u00a0dec',
      ],
    ],
    [
      'all deliveries, of one day',
      'all',
      [
        ['DBI', '2026-12-17'],
        ['EXH', '2026-12-17'],
      ],
      [
        'Du hade valt ons\u00a016\u00a0dec för alla leveranser. Dagen har ändrats till tor\u00a017\u00a0dec sedan dess.',
        'Använd ons\u00a016\u00a0dec',
        'Behåll tor\u00a017\u00a0dec',
      ],
    ],
    [
      'all deliveries, of several days',
      'all',
      [
        ['DBI', '2026-12-17'],
        ['EXH', '2026-12-18'],
      ],
      [
        'Du hade valt ons\u00a016\u00a0dec för alla leveranser. Dagarna har ändrats sedan dess.',
        'Använd ons\u00a016\u00a0dec',
        'Behåll dagarna',
      ],
    ],
  ])('are named with a button for each: %s', (_which, asked, present, [text, useMine, keepTheirs]) => {
    const deliveries = present.map(([deliveryId, date]) => entry(deliveryId, date))
    expect(choiceOfDay(refusedBy(dayOf(asked)), deliveries)).toEqual({ text, useMine, keepTheirs })
  })

  it('are not shown for a delivery that has left the cart', () => {
    expect(choiceOfDay(refusedBy(dayOf('EXH')), [entry('DBI', '2026-12-17')])).toBeUndefined()
    expect(refusedWhy(refusedBy(dayOf('EXH')))).toBe('Leveransdagen har ändrats på annat håll sedan dess.')
  })
})

describe('[ERROR-25] what a held edit would do', () => {
  it('is said for each kind', () => {
    const others: readonly CartEdit[] = [
      { type: 'EmptyCart' },
      { type: 'RequestDeliveryDate', deliveryId: 'DBI', date: day('2026-12-16') },
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
