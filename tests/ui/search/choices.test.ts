import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addressOf,
  historyColumns,
  keyOf,
  movePosition,
  positionOf,
  suggestionColumns,
} from '../../../ui/search/choices'
import type { Choice, Columns, ChoicePosition } from '../../../ui/search/choices'
import { cutAtWords } from '../../../ui/search/MarkedWords'
import { ballValve } from '../shell/given'

const columnOf = (count: number): readonly Choice[] =>
  Array.from({ length: count }, (_, row) => ({ tag: 'Query', query: `${row}`, past: false }))
const columns = (left: number, right: number): Columns => [columnOf(left), columnOf(right)]

const choosing = { title: 'Välj rätt kulventil', preTitle: 'Välja', slug: '/rad-och-tips/valj-ratt-kulventil' }

describe('the arrows in the search panel', () => {
  it('begin at the first article, and come out at the field after the last', () => {
    const panel = columns(2, 2)
    const first = movePosition(panel, undefined, 'ArrowDown')
    expect(first).toEqual({ column: 1, row: 0 })
    const last = movePosition(panel, first, 'ArrowDown')
    expect(last).toEqual({ column: 1, row: 1 })
    expect(movePosition(panel, last, 'ArrowDown')).toBeUndefined()
    expect(movePosition(panel, undefined, 'ArrowUp')).toEqual(last)
  })

  it('span the columns, as far down as the other one reaches', () => {
    const panel = columns(2, 5)
    expect(movePosition(panel, { column: 1, row: 4 }, 'ArrowLeft')).toEqual({ column: 0, row: 1 })
    expect(movePosition(panel, { column: 0, row: 1 }, 'ArrowRight')).toEqual({ column: 1, row: 1 })
    expect(movePosition(panel, { column: 0, row: 1 }, 'ArrowLeft')).toEqual({ column: 0, row: 1 })
  })

  it('begin among the words where there is no article', () => {
    expect(movePosition(columns(3, 0), undefined, 'ArrowDown')).toEqual({ column: 0, row: 0 })
    expect(movePosition(columns(0, 0), undefined, 'ArrowDown')).toBeUndefined()
  })

  it('stay on their choice where a new answer puts it in another place, and on none when it is gone', () => {
    const [one, two, three]: readonly Choice[] = ['1', '2', '3'].map((query) => ({ tag: 'Query', query, past: false }))
    if (one === undefined || two === undefined || three === undefined) throw new Error('Three choices.')
    const chosen = keyOf(two)
    expect(positionOf([[], [one, two]], chosen)).toEqual({ column: 1, row: 1 })
    expect(positionOf([[three], [two, one]], chosen)).toEqual({ column: 1, row: 0 })
    expect(positionOf([[three], [one]], chosen)).toBeUndefined()
    expect(positionOf([[one], [two]], undefined)).toBeUndefined()
  })

  it('never lead outside the panel', () => {
    const arrows = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight')
    fc.assert(
      fc.property(fc.nat(6), fc.nat(6), fc.array(arrows), (left, right, presses) => {
        const panel = columns(left, right)
        let at: ChoicePosition | undefined
        for (const press of presses) {
          at = movePosition(panel, at, press)
          if (at !== undefined) expect(panel[at.column]?.[at.row]).toBeDefined()
        }
      }),
    )
  })
})

describe('what the search panel offers', () => {
  it('[SEARCH-11] is words, categories and three past searches beside the articles', () => {
    const found = {
      query: 'kulv',
      queries: ['kulventil'],
      categories: [{ title: 'Kulventiler', slug: 'vvs/ventiler/kulventiler', count: 316 }],
      articles: [ballValve],
      total: 316,
    }
    const [words = [], articles = []] = suggestionColumns(found, [choosing], ['a', 'b', 'c', 'd'])
    expect(words.map(addressOf)).toEqual([
      '/search?q=kulventil',
      '/kategorier/vvs/ventiler/kulventiler',
      '/rad-och-tips/valj-ratt-kulventil',
      '/search?q=a',
      '/search?q=b',
      '/search?q=c',
    ])
    expect(articles.map(addressOf)).toEqual([expect.stringContaining('/produkt/')])
  })

  it('is past searches and opened products before anything is typed', () => {
    const product = { path: '/produkt/kulventil', name: 'Kulventil', articleNumber: '4208103' }
    expect(historyColumns(['pex 16'], [product])).toEqual([
      [{ tag: 'Query', query: 'pex 16', past: true }],
      [{ tag: 'Opened', product }],
    ])
  })
})

it('what was typed is found in a text whatever its case, and a text is never changed by it', () => {
  expect(cutAtWords('Presskulventil PV', 'kulv pv')).toEqual(['Press', 'kulv', 'entil ', 'PV', ''])
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, typed) => {
      expect(cutAtWords(text, typed).join('')).toBe(text)
    }),
  )
})
