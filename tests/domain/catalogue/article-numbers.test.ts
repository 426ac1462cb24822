import { describe, expect, it } from 'vitest'
import { compactNumber, isMistypedEan, knownNumbers, withoutNumberLabel } from '#domain/catalogue/article-numbers'
import { predecessorsOf } from '#domain/catalogue/variant'
import { articleNumber } from '#domain/kernel/ids'
import { aVariant } from '../given'

describe('the numbers of an article', () => {
  it('are its own first, its EAN, and those among its attributes', () => {
    const attributes = [
      { attributeName: 'RSK', attributeValue: '4208103' },
      { attributeName: 'E-nummer', attributeValue: 'E12' },
      { attributeName: 'Lev.art.nr', attributeValue: 'NV1000' },
      { attributeName: 'Färg', attributeValue: 'Röd' },
    ]
    expect(knownNumbers(aVariant({ ean: '7391242081036', attributes }))).toEqual([
      { kind: 'article', number: '4208103' },
      { kind: 'ean', number: '7391242081036' },
      { kind: 'rsk', number: '4208103' },
      { kind: 'eNumber', number: 'E12' },
      { kind: 'supplier', number: 'NV1000' },
    ])
    expect(knownNumbers(aVariant())).toEqual([{ kind: 'article', number: '4208103' }])
  })

  it.each([
    ['420 81 03', '4208103'],
    ['420-8103', '4208103'],
    ['NV 1000.20', 'nv100020'],
    ['ABCDE12', 'abcde12'],
    ['12/34"', '1234'],
    ['000 420 81 03', '4208103'],
    ['0NV1000', '0nv1000'],
    ['0004208103', '4208103'],
  ])('%s is written compactly as %s', (text, compact) => expect(compactNumber(text)).toBe(compact))

  it.each(['abcdef12', 'kulventil', 'a1b2', '123', '1'.repeat(21), '1234å', ''])('%s is none', (text) =>
    expect(compactNumber(text)).toBeUndefined(),
  )

  it.each([
    ['RSK-nr 420 81 03', '420 81 03'],
    ['E 55 400 01', '55 400 01'],
    ['E5060000', '5060000'],
    ['e-nr 5060000', '5060000'],
    ['E12', 'E12'],
    ['element 5060000', 'element 5060000'],
  ])('%s is the number %s behind its label', (text, number) => expect(withoutNumberLabel(text)).toBe(number))

  it('are mistyped EANs alone when they have thirteen digits', () => {
    expect(['7391242081037', '17391242081037', '7391242081037x'].map(isMistypedEan)).toEqual([true, false, false])
  })

  it('lead to the articles whose place it has taken', () => {
    const relation = (name: string) => ({
      name,
      articleNumber: articleNumber('1'),
      variantSlug: undefined,
      variantName: name,
      images: [],
    })
    const relations = ['ersatter', 'tillbehor'].map(relation)
    expect(predecessorsOf(aVariant({ relations })).map(({ name }) => name)).toEqual(['ersatter'])
  })
})
