import { describe, expect, it } from 'vitest'
import { wholeCatalogue } from '../support/whole-catalogue'
import { readCondition, type JudgedArticle } from './article-condition'
import { gradeOfAnswer, judgedArticles, readGradedQuery } from './graded-queries'

const article = (name: string, more: Partial<JudgedArticle> = {}): JudgedArticle => ({
  category: 'vvs/ventiler/kulventiler',
  brand: 'nordventil',
  numbers: new Set(['4208103']),
  measures: name,
  text: name,
  ...more,
})

describe('a condition', () => {
  it.each([
    ['in:vvs/ventiler', 'kulventil'],
    ['in:el,vvs/ventiler/kulventiler', 'kulventil'],
    ['mm:22', 'pressvinkel 90° 22 mm'],
    ['mm:22', 'kopparrör 22×1,0'],
    ['mm:22', 'rörskål 22-20'],
    ['mm:125', 'spirorör ø125'],
    ['mm:6,5', 'betongborr 6,5×160'],
    ['dn:20', 'kulventil dn20'],
    ['dn:20', 'kulventil; dn: 20'],
    ['inch:1/2', 'nippel g1/2'],
    ['inch:1/2', 'nippel 1/2"'],
    ['inch:1', 'nippel; gänga: g1'],
    ['inch:1_1/4', 'nippel g1 1/4'],
    ['inch:1/2', 'bussning g3/4×1/2'],
    ['inch:3/4', 'nippel 3/4'],
    ['cross:5x60', 'träskruv 5×60'],
    ['cross:500x1000', 'radiator 1000 × 500 mm'],
    ['clamp:22', 'rörklammer 20–23'],
    ['clamp:23', 'rörklammer 20-23 mm'],
    ['qty:16a', 'dvärgbrytare 16 a'],
    ['qty:2,5bar', 'säkerhetsventil 2,5 bar'],
    ['cable:3g1,5', 'installationskabel 3g1,5'],
    ['cable:3g1,5', 'installationskabel 3×1,5'],
    ['thread:m8', 'mutter m8'],
    ['poles:3', 'dvärgbrytare 3-pol c'],
    ['poles:3', 'dvärgbrytare; poler: 3'],
    ['word:vit/vitt/vita', 'silikon vit, 300 ml'],
    ['says:rör_i_rör', 'pex rör i rör'],
    ['not:rostfri', 'kulventil'],
    ['brand:nordventil', 'kulventil'],
    ['number:420_81-03', 'kulventil'],
    ['dn:15 or mm:15', 'kulventil 15 mm'],
    ['dn:15 word:ff or mm:15 word:press', 'press 15 mm'],
  ])('%s holds for %s', (condition, name) => {
    expect(readCondition(condition)(article(name))).toBe(true)
  })

  it.each([
    ['in:vvs/ventil', 'kulventil'],
    ['mm:22', 'pressvinkel 122 mm'],
    ['mm:22', 'kakel 200×22,5 mm'],
    ['mm:20', 'rörskål 22-20'],
    ['mm:15', 'rör 22×15 mm'],
    ['dn:2', 'kulventil dn20'],
    ['inch:1/2', 'kulventil g1 1/2'],
    ['inch:1/2', 'kulventil 2 1/2"'],
    ['inch:1', 'kulventil g1 1/4'],
    ['inch:1', 'kulventil g1/2'],
    ['inch:1', 'gb1'],
    ['inch:1', 'kapskiva 125×1'],
    ['inch:1/2', 'nippel 1 1/2'],
    ['cross:5x60', 'träskruv 4,5×60'],
    ['cross:5x60', 'träskruv 5×600'],
    ['clamp:24', 'rörklammer 20–23'],
    ['qty:1l', 'blandare 1 l/min'],
    ['qty:6a', 'dvärgbrytare 16 a'],
    ['qty:5bar', 'ventil 2,5 bar'],
    ['cable:3g1,5', 'kabel 13g1,5'],
    ['cable:3g1', 'kabel 3g1,5'],
    ['thread:m8', 'mutter m80'],
    ['poles:3', 'poler: 32'],
    ['word:vit', 'vitlackerat rör'],
    ['not:rostfri', 'kulventil rostfri'],
    ['brand:tappen', 'kulventil'],
    ['number:420810', 'kulventil'],
    ['dn:15 word:ff or mm:15 word:press', 'press dn15'],
  ])('%s does not hold for %s', (condition, name) => {
    expect(readCondition(condition)(article(name))).toBe(false)
  })

  it.each(['colour:vit', 'vit', 'qty:16', 'cross:22', ''])('%s is refused', (condition) => {
    expect(() => readCondition(condition)).toThrow()
  })
})

describe('a graded query', () => {
  const query = readGradedQuery('kulventil 22\tin:vvs/ventiler/kulventiler\tmm:22\tin:vvs/ventiler/backventiler')
  const exact = article('kulventil 22 mm')
  const otherSize = article('kulventil 28 mm')
  const related = article('backventil', { category: 'vvs/ventiler/backventiler' })
  const other = article('o-ring', { category: 'vvs/tatning/o-ringar' })

  it.each([
    [2, exact],
    [1, otherSize],
    [1, related],
    [0, other],
  ])('gives grade %i to what is meant, near or other', (grade, graded) => {
    expect(query.gradeOf(graded)).toBe(grade)
  })

  it('without a narrower condition means the whole kind', () => {
    expect(readGradedQuery('kulventil\tin:vvs/ventiler/kulventiler').gradeOf(otherSize)).toBe(2)
  })

  it('of what the shop does not sell means nothing, and may know something near', () => {
    const unsold = readGradedQuery('lekande mutter\t-\t\tin:vvs/ventiler/kulventiler')
    expect(unsold.isSold).toBe(false)
    expect([exact, other].map(unsold.gradeOf)).toEqual([1, 0])
  })

  it.each([
    ['the first article is the only one meant and comes first', [exact, other, other], [exact, other], 2],
    ['the only one meant comes second', [otherSize, exact], [exact, otherSize], 1],
    ['one of two is missing', [exact], [exact, exact], 1],
    ['nothing is found', [], [exact], 0],
    ['more than ten are meant and the eleventh is wrong', [...Array(10).fill(exact), other], Array(12).fill(exact), 2],
    ['ten are meant and the tenth is wrong', [...Array(9).fill(exact), other], Array(10).fill(exact), 1.8],
    ['nothing is meant in the catalogue', [otherSize], [otherSize], 0],
  ])('grades an answer where %s', (_case, found: JudgedArticle[], catalogue: JudgedArticle[], grade) => {
    expect(gradeOfAnswer(query, found, catalogue)).toBeCloseTo(grade)
  })
})

describe('an article of the catalogue', () => {
  const judged = judgedArticles(wholeCatalogue(10))

  it('is judged by its category, brand, numbers, name and facts', () => {
    const valve = judged.get('4208103')
    expect(valve?.category).toBe('vvs/ventiler/kulventiler')
    expect(valve?.brand).toBe('nordventil')
    expect(valve?.numbers.has('7391242081036')).toBe(true)
    expect(valve?.text).toContain('dn: 20')
  })
})
