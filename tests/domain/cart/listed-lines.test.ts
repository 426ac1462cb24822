import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import {
  atPlaces,
  inOrder,
  isLineOrder,
  isSearch,
  linesFound,
  lineOrders,
  noPlaces,
  placesOf,
  rangeBetween,
} from '#domain/cart/listed-lines'
import type { LineView } from '#domain/cart/cart-view'
import { type LineKey, lineKey } from '#domain/cart/line-key'
import { money } from '#domain/kernel/money'
import { articleNumber } from '#domain/kernel/ids'
import { aLine, aPrice, day } from '../given'
import { article, line } from '../given-articles'
import { confirmed, linesOf } from './given-cart'

const viewsOf = (lines: Parameters<typeof confirmed>[0]): readonly LineView[] => linesOf(confirmed(lines))
const numbersOf = (views: readonly LineView[]) => views.map((view) => view.line.articleNumber)

const facts = { dayOf: () => undefined, compareNames: new Intl.Collator('sv', { numeric: true }).compare }

const none: ReadonlySet<LineKey> = new Set()
const someLines = viewsOf([
  line(article('300', 'Rör 10 mm', 5), 2, 'DBI', 'Trapp C'),
  line(article('100', 'Ärtventil', 100), 1),
  line(article('200', 'Rör 9 mm', 5), 4),
])

describe('lines that are searched for', () => {
  it('are those whose number, name or label has every word, in whatever case', () => {
    expect(numbersOf(linesFound(someLines, '20', none))).toEqual(['200'])
    expect(numbersOf(linesFound(someLines, '  RÖR mm ', none))).toEqual(['300', '200'])
    expect(numbersOf(linesFound(someLines, 'rör trapp', none))).toEqual(['300'])
    expect(linesFound(someLines, 'pump', none)).toEqual([])
  })

  it('are those with a label of all the words, where there is one: a floor is not found by the number of an article', () => {
    const floors = viewsOf([
      line(article('303', 'Rör', 5), 1, 'DBI', 'Plan 2'),
      line(article('100', 'Ventil', 5), 1, 'DBI', 'Plan 3'),
      line(article('200', 'Ventil', 5), 1, 'DBI', 'Trapp A, plan 3'),
      line(article('400', 'Ventil', 5), 1, 'DBI', 'Plan 31'),
    ])
    expect(numbersOf(linesFound(floors, 'plan  3', none))).toEqual(['100', '200'])
    expect(numbersOf(linesFound(floors, 'Plan 31', none))).toEqual(['400'])
    expect(numbersOf(linesFound(floors, 'plan 30', none))).toEqual(['303'])
    expect(numbersOf(linesFound(floors, 'rör plan', none))).toEqual(['303'])
    expect(numbersOf(linesFound(floors, 'plan', none))).toEqual(['303', '100', '200', '400'])
  })

  it('are also those with something typed that is not saved', () => {
    const kept = new Set(someLines.slice(1, 2).map((view) => view.line.key))
    expect(numbersOf(linesFound(someLines, 'trapp', kept))).toEqual(['300', '100'])
  })

  it('are all where nothing is searched for', () => {
    expect(linesFound(someLines, ' ', none)).toBe(someLines)
    expect([' ', '', ' rör '].map(isSearch)).toEqual([false, false, true])
  })

  it('are found by their number where the article is not known', () => {
    const [unknown] = viewsOf([aLine({ articleNumber: articleNumber('555'), article: undefined })])
    if (unknown === undefined) throw new Error('a line is given')
    expect(linesFound([unknown], '555', none)).toEqual([unknown])
    expect(numbersOf(inOrder([...someLines, unknown], 'name', facts))).toEqual(['555', '200', '300', '100'])
  })
})

describe('lines in order', () => {
  it('are as added, by number, by the alphabet with numbers as numbers, or the dearest first', () => {
    expect(inOrder(someLines, 'asAdded', facts)).toBe(someLines)
    expect(numbersOf(inOrder(someLines, 'number', facts))).toEqual(['100', '200', '300'])
    expect(numbersOf(inOrder(someLines, 'name', facts))).toEqual(['200', '300', '100'])
    expect(numbersOf(inOrder(someLines, 'total', facts))).toEqual(['100', '200', '300'])
  })

  it('are named by words that a page may keep in its address', () => {
    expect([...lineOrders, 'dearest'].map(isLineOrder)).toEqual([...lineOrders.map(() => true), false])
  })

  it('have those without a price, or of an unknown day, last', () => {
    const onRequest = article('050', 'Värmepump', 0, { price: aPrice(0, { askForPrice: true }) })
    const lines = viewsOf([line(onRequest, 1), line(article('100', 'Ventil', 1), 1), line(article('200', 'Rör', 2), 1)])
    expect(numbersOf(inOrder(lines, 'total', facts))).toEqual(['200', '100', '050'])
    const days: Partial<Record<string, string>> = { '100': '2026-03-12', '200': '2026-03-11' }
    const dayOf = ({ articleNumber }: LineView['line']) => {
      const known = days[articleNumber]
      return known === undefined ? undefined : day(known)
    }
    expect(numbersOf(inOrder(lines, 'day', { ...facts, dayOf }))).toEqual(['200', '100', '050'])
    const turned = lines.toReversed()
    expect(numbersOf(inOrder(turned, 'total', facts))).toEqual(['200', '100', '050'])
    expect(numbersOf(inOrder(turned, 'day', { ...facts, dayOf }))).toEqual(['200', '100', '050'])
    expect(numbersOf(inOrder(turned, 'number', facts))).toEqual(['050', '100', '200'])
  })

  const cart = fc
    .uniqueArray(fc.tuple(fc.nat(60), fc.constantFrom('Rör 9', 'Rör 10', 'Ventil'), fc.constantFrom('', 'Kök')), {
      selector: ([number, , label]) => `${number} ${label}`,
      maxLength: 40,
    })
    .map((rows) =>
      rows.map(([number, name, label]): LineView => ({
        line: line(article(String(number), name, number % 3), 1, 'DBI', label),
        total: number % 5 === 0 ? undefined : money(number % 3),
        actions: [],
        pending: false,
      })),
    )
  const daysOf = (view: LineView['line']) =>
    Number(view.articleNumber) % 4 === 0 ? undefined : day(`2026-03-1${Number(view.articleNumber) % 4}`)

  it('are the same lines, none lost and none twice, and equal ones stand as they were added', () => {
    fc.assert(
      fc.property(cart, fc.constantFrom(...lineOrders), (lines, order) => {
        const ordered = inOrder(lines, order, { ...facts, dayOf: daysOf })
        expect(new Set(ordered)).toEqual(new Set(lines))
        expect(ordered).toHaveLength(lines.length)
        expect(inOrder(ordered, order, { ...facts, dayOf: daysOf })).toEqual(ordered)
        const places = ordered.map((view) => lines.indexOf(view))
        for (const [index, view] of ordered.entries()) {
          const next = ordered[index + 1]
          if (next !== undefined && order === 'total' && view.total === next.total)
            expect(places[index]).toBeLessThan(places[index + 1] ?? -1)
        }
      }),
    )
  })

  it('stay where they are while they are edited, with new ones last, none lost and none twice', () => {
    fc.assert(
      fc.property(cart, cart, fc.constantFrom(...lineOrders), (before, later, order) => {
        const ordered = inOrder(before, order, { ...facts, dayOf: daysOf })
        expect(atPlaces(before, placesOf(ordered))).toEqual(ordered)
        const now = atPlaces(later, placesOf(ordered))
        expect(new Set(now)).toEqual(new Set(later))
        expect(now).toHaveLength(later.length)
        const keysBefore = ordered.map((view) => view.line.key)
        const known = now.filter((view) => keysBefore.includes(view.line.key))
        expect(now.slice(0, known.length)).toEqual(known)
        expect(known.map((view) => view.line.key)).toEqual(
          keysBefore.filter((key) => known.some((view) => view.line.key === key)),
        )
      }),
    )
  })

  it('keep the place of a line that is labelled anew', () => {
    const ordered = inOrder(someLines, 'name', facts)
    const labelled = someLines.map((view) => {
      const { articleNumber, deliveryId } = view.line
      return { ...view, line: { ...view.line, label: 'Vind', key: lineKey(articleNumber, deliveryId, 'Vind') } }
    })
    expect(numbersOf(atPlaces(labelled, placesOf(ordered)))).toEqual(['200', '300', '100'])
    expect(atPlaces(someLines, noPlaces)).toBe(someLines)
  })

  it('are found or hidden by a search, each in one of the two, in their order', () => {
    fc.assert(
      fc.property(cart, fc.constantFrom('1', 'rör', 'kök', 'ventil 2', ''), (lines, search) => {
        const found = linesFound(lines, search, none)
        expect(found).toEqual(lines.filter((view) => found.includes(view)))
        const hidden = lines.filter((view) => !found.includes(view))
        expect(linesFound(hidden, search, none)).toEqual([])
        expect(linesFound(found, search, none)).toEqual(found)
      }),
    )
  })
})

describe('a range of lines', () => {
  const keys = someLines.map((view) => view.line.key)
  const [first, second, third] = keys

  it('goes from one to the other in both directions, and is the one alone without a beginning', () => {
    if (first === undefined || second === undefined || third === undefined) throw new Error('three lines are given')
    expect(rangeBetween(keys, first, third)).toEqual([first, second, third])
    expect(rangeBetween(keys, third, second)).toEqual([second, third])
    expect(rangeBetween(keys, undefined, second)).toEqual([second])
    expect(rangeBetween([second, third], first, third)).toEqual([third])
    expect(rangeBetween([first, second], first, third)).toEqual([third])
    expect(rangeBetween(keys, undefined, third)).toEqual([third])
  })
})
