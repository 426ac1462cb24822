import { fc, it as itHolds } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { NumberedArticle } from '#domain/catalogue/article-numbers'
import { type DeliveryId, deliveryIds } from '#domain/delivery/delivery-type'
import { locationId } from '#domain/kernel/ids'
import { noRows, pastedIn } from '#domain/quick-order/order-rows'
import { pastedCells, wantedIn } from '#domain/quick-order/pasted-rows'
import { checkRow, earlierRows, rowCounts } from '#domain/quick-order/row-check'
import { type Destination, readDelivery } from '#domain/quick-order/row-delivery'
import { sheetCells } from '#domain/quick-order/sheet-cells'
import { aStock } from '../given'
import { valve } from '../given-articles'

const [central, store] = [locationId('C'), locationId('S1')]
const found: NumberedArticle = { variant: valve, by: 'article' }

/** Utkörning is chosen; a row may name it or a delivery to the store. */
const to: Destination = {
  deliveryId: 'DBI',
  locationId: central,
  named: new Map([
    ['DBI', central],
    ['EXH', store],
  ]),
}

const names = {
  DBI: 'Utkörning',
  EXH: 'Leverans till butik',
  XXX: 'Expressutkörning',
  EXB: 'Express till butik',
} as const satisfies Readonly<Record<DeliveryId, string>>

describe('the delivery that a row names', () => {
  itHolds.prop([fc.constantFrom(...deliveryIds), fc.boolean(), fc.constantFrom('', ' ', '  ')])(
    'is read from its name or its id, in any case and with any blanks around it',
    (id, isShouted, blank) => {
      const inCase = (text: string) => (isShouted ? text.toUpperCase() : text.toLowerCase())
      for (const text of [names[id], id]) {
        expect(readDelivery(blank + inCase(text) + blank)).toEqual({ tag: 'Known', id })
      }
    },
  )

  it('is read as the page shows it, with its id, and as people say it', () => {
    expect(readDelivery('Utkörning (DBI)')).toEqual({ tag: 'Known', id: 'DBI' })
    expect(readDelivery('Leverans till butik (exh)')).toEqual({ tag: 'Known', id: 'EXH' })
    expect(readDelivery('Hämta i butik')).toEqual({ tag: 'Known', id: 'EXH' })
    expect(readDelivery('Utkörning (EXH)').tag).toBe('Unknown')
  })

  it('is kept as it was written where it is none of the shop’s', () => {
    expect(readDelivery(' v. 42 ')).toEqual({ tag: 'Unknown', written: 'v. 42' })
    expect(readDelivery('Leverans')).toEqual({ tag: 'Unknown', written: 'Leverans' })
  })

  it('comes from the column whose head says so, pasted or in a file, and is left out where the cell is empty', () => {
    const rows = [
      ['Artikelnummer', 'Antal', 'Märkning', 'Leverans'],
      ['4208103', '2', 'Kök', 'Express till butik'],
      ['4208103', '1', '', ''],
    ]
    const read = [
      { article: '4208103', quantity: '2', label: 'Kök', delivery: 'Express till butik' },
      { article: '4208103', quantity: '1' },
    ]
    expect(pastedCells(rows.map((row) => row.join('\t')).join('\n'))).toEqual(read)
    const sheet = { rows: rows.map((cells, index) => ({ number: index + 1, cells })), onlySheet: undefined }
    expect(sheetCells(sheet).cells).toEqual(read.map((row, index) => ({ ...row, fileRow: index + 2 })))
  })

  it('is no delivery day: a column of days is left alone', () => {
    expect(pastedCells('Artikelnummer\tAntal\tLeveransdag\n4208103\t2\t2026-12-01')).toEqual([
      { article: '4208103', quantity: '2' },
    ])
  })
})

describe('[CART-03] a row with a delivery of its own', () => {
  const wanted = (delivery: string, quantity = '2') => {
    const row = wantedIn({ article: '4208103', quantity, delivery })
    if (row === undefined) throw new Error('A row without a number.')
    return row
  }

  it('goes with it where it can be chosen now', () => {
    expect(checkRow(wanted('Leverans till butik'), [found], to)).toMatchObject({
      tag: 'Good',
      article: { deliveryId: 'EXH' },
      delivery: { tag: 'Taken', id: 'EXH' },
    })
  })

  it('goes with the chosen one, and says so, where it cannot be chosen now or is none', () => {
    expect(checkRow(wanted('Expressutkörning'), [found], to)).toMatchObject({
      tag: 'Good',
      article: { deliveryId: 'DBI' },
      delivery: { tag: 'Closed', id: 'XXX' },
    })
    expect(checkRow(wanted('v. 42'), [found], to)).toMatchObject({
      tag: 'Good',
      article: { deliveryId: 'DBI' },
      delivery: { tag: 'Unknown', written: 'v. 42' },
    })
  })

  it('is added to a docket as any other row, since the docket is the delivery', () => {
    const docket = { deliveryId: 'DBI', locationId: central } as const
    expect(checkRow(wanted('Leverans till butik'), [found], docket)).toEqual({
      tag: 'Good',
      article: { articleNumber: valve.articleNumber, quantity: 2, variant: valve, deliveryId: 'DBI' },
      found,
    })
  })

  it('is judged by what its own place sells: an article of stores alone, in the multiples of that store', () => {
    const stock = aStock([{ locationId: store, quantity: 90, orderMultiple: 5 }])
    const variant = { ...valve, purchaseConstraints: ['onlyStore'], stock } as const
    const check = (delivery: string, quantity: string) =>
      checkRow(wanted(delivery, quantity), [{ variant, by: 'article' }], to)

    expect(check('Leverans till butik', '10').tag).toBe('Good')
    expect(check('Leverans till butik', '7')).toMatchObject({ fault: { tag: 'InvalidQuantity', orderMultiple: 5 } })
    expect(check('Utkörning', '10')).toMatchObject({ fault: { tag: 'NotPurchasable' } })
  })

  it('is the same line as an earlier row only with the same delivery', () => {
    const rows = pastedIn(
      noRows,
      pastedCells(
        'Artikelnr\tAntal\tLeverans\n4208103\t1\tUtkörning\n4208103\t2\tLeverans till butik\n4208103\t3\n4208103\t4\tEXH',
      ),
    )
    expect([...earlierRows(rows, () => [found], to).values()]).toEqual([1, 2])
  })

  it('is counted where it goes another way than it says', () => {
    const rows = pastedIn(
      noRows,
      pastedCells(
        'Artikelnr\tAntal\tLeverans\n4208103\t1\tUtkörning\n4208103\t2\tExpressutkörning\n4208103\t3\tv. 42\n4208103\tx\tv. 42',
      ),
    )
    expect(rowCounts(rows, () => [found], to)).toEqual({ toAdd: 3, faulty: 1, asking: 0, passedOver: 2 })
  })
})
