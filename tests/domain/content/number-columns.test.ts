import { describe, expect, it } from 'vitest'
import { numberColumns } from '#domain/content/number-columns'
import type { TableCell } from '#domain/content/rich-text'

const cell = (text: string, isHeader = false): TableCell => ({
  isHeader,
  blocks: [{ tag: 'Paragraph', text: [{ tag: 'Text', text, marks: [] }] }],
})
const head = (...texts: readonly string[]) => texts.map((text) => cell(text, true))
const row = (...texts: readonly string[]) => texts.map((text) => cell(text))

const columnsOf = (...rows: readonly (readonly TableCell[])[]): readonly number[] => [...numberColumns(rows)]

describe('the columns of amounts in a table of content', () => {
  it('are those whose cells all hold an amount, whatever their head says', () => {
    const rows = [
      head('Dimension', 'Vikt', 'Pris'),
      row('DN15', '0,4 kg', '1 250 kr'),
      row('DN20', '12,5 kg', '980 kr'),
    ]

    expect(columnsOf(...rows)).toEqual([1, 2])
  })

  it.each([
    '7',
    '-5',
    '−5',
    '1 250',
    '1\u00a0250,50',
    '1250',
    '3.14',
    '25 %',
    '25%',
    '16 bar',
    '60 °C',
    '4 m³/h',
    '12 mm²',
  ])('take %j for an amount', (text) => {
    expect(columnsOf(row(text))).toEqual([0])
  })

  it.each([
    '08-123 45 67',
    '07:00–16:00',
    '7–16',
    '2026-03-10',
    'DN15',
    '1 till 3',
    '10 x 20',
    '4 arbetsdagar',
    '12 34',
  ])('do not take %j for one', (text) => {
    expect(columnsOf(row(text))).toEqual([])
  })

  it('may have empty cells, but not empty cells alone', () => {
    expect(columnsOf(row('', '4'), row('', ''))).toEqual([1])
  })

  it('have no cell of several paragraphs, or of a list', () => {
    const paragraph = { tag: 'Paragraph', text: [{ tag: 'Text', text: '4', marks: [] }] } as const
    const list = { tag: 'List', ordered: false, items: [[paragraph]] } as const

    expect(columnsOf([{ isHeader: false, blocks: [paragraph, paragraph] }])).toEqual([])
    expect(columnsOf([{ isHeader: false, blocks: [list] }])).toEqual([])
  })
})
