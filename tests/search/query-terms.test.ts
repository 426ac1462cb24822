import { describe, expect, it } from 'vitest'
import { articleWords } from '#adapters/embedded/search/article-words'
import { editDistance } from '#adapters/embedded/search/edit-distance'
import { isMeasure, piecesOf } from '#adapters/embedded/search/measures'
import { termsOf } from '#adapters/embedded/search/query-terms'
import { anArticle, aProduct } from './given-article'

const tokensOf = (text: string): readonly string[] =>
  piecesOf(text).flatMap((piece) => (isMeasure(piece) ? piece.tokens : [piece]))

describe('the sizes in a text', () => {
  it.each([
    ['1/2', ['in1d2']],
    ['G1/2"', ['in1d2']],
    ['2 1/2', ['in2e1d2']],
    ['1"', ['in1']],
    ['2 tum', ['in2']],
    ['½ tum', ['in1d2']],
    ['22 mm', ['mm22']],
    ['22mm', ['mm22']],
    ['60 cm', ['mm600']],
    ['DN20', ['dn20']],
    ['ø160', ['mm160']],
    ['4.5x60', ['x4p5x60', 'x60x4p5']],
    ['15×1,0', ['x15x1', 'x1x15']],
    ['20x20', ['x20x20', 'x20x20', 'x200x200']],
    ['3G1,5', ['x3x1p5']],
    ['25/60', ['h25h60']],
    ['10 liter', ['litre10']],
    ['3-polig 16a', ['pole3', 'amp16']],
    ['6 slingor', ['loop6']],
    ['strl 10', ['size10']],
    ['45°', ['degree45']],
    ['90 graders', ['degree90']],
    ['90-graders', ['degree90']],
    ['45 gr', ['degree45']],
    ['100 liters', ['litre100']],
    ['16 ampers', ['amp16']],
    ['3 pols', ['pole3']],
    ['3 kilowatts', ['kw3']],
    ['50 millimeters', ['mm50']],
    ['1/2 tums', ['in1d2']],
    ['2 tums', ['in2']],
    ['2,5 kvadrat', ['area2p5']],
    ['2,5 mm²', ['area2p5']],
    ['c22 m8', ['c22', 'm8']],
    ['v-profil', ['v', 'profil']],
  ])('%s is read as %s', (text, tokens) => expect(tokensOf(text)).toEqual(tokens))

  it('a bare number is any size of that number, but no fraction of an inch', () => {
    expect(piecesOf('kulventil 22').map((piece) => (isMeasure(piece) ? piece.numbers : piece))).toEqual([
      'kulventil',
      ['22'],
    ])
    expect(piecesOf('1/2').flatMap((piece) => (isMeasure(piece) ? piece.numbers : []))).toEqual([])
  })
})

describe('the sizes of an article', () => {
  const sizesOf = (productName: string, name: string, facts: Readonly<Record<string, string>> = {}) => {
    const product = aProduct({ name: productName })
    const attributes = Object.entries(facts).map(([attributeName, attributeValue]) => ({
      attributeName,
      attributeValue,
    }))
    return articleWords([productName], new Map())(anArticle({ name, attributes }), product).sizes
  }

  it('are every angle that the trade says for a waste bend of 88,5°', () => {
    const sizes = sizesOf('Avloppsböj 88,5°', 'Avloppsböj 88,5° 50 mm')
    expect(sizes).toEqual(expect.arrayContaining(['degree88p5', 'degree90', 'degree88', 'degree87', 'n90', 'f50']))
    expect(sizesOf('Avloppsböj 45°', 'Avloppsböj 45° 50 mm')).not.toContain('degree90')
  })

  it('are no numbers of a product line', () => {
    const sizes = sizesOf('Vinkel press 45° 1100', 'Vinkel press 45° 1100 54 mm')
    expect(sizes).toEqual(expect.arrayContaining(['mm54', 'n54', 'degree45']))
    expect(sizes).not.toContain('n1100')
  })

  it('are all diameters that a clamp holds', () => {
    const sizes = sizesOf('Rörklammer', 'Rörklammer 20–23')
    expect(sizes).toEqual(expect.arrayContaining(['n20', 'n22', 'n23', 'mm22', 'f22']))
    expect(sizes).not.toContain('n24')
  })

  it('are the inches of a threaded nominal diameter', () => {
    const threaded = { DN: '15', Anslutning: 'Invändig gänga' }
    expect(sizesOf('Säkerhetsventil', 'Säkerhetsventil DN15', threaded)).toContain('in1d2')
    expect(sizesOf('Presskulventil', 'Presskulventil 18 mm', { DN: '15', Anslutning: 'Press' })).not.toContain('in1d2')
  })

  it('are not the outer measures among the facts', () => {
    expect(sizesOf('Kulventil', 'Kulventil DN15', { 'L mm': '52', DN: '15' })).not.toContain('mm52')
  })
})

describe('the terms of a query', () => {
  it('leave out words that describe nothing, unless there are no others', () => {
    expect(termsOf('kulventil med avtappning').all.map(({ said }) => said)).toEqual(['kulventil', 'avtappning'])
    expect(termsOf('och').all.map(({ said }) => said)).toEqual(['och'])
  })

  it('exclude what stands behind a sign, but part no word or size at a hyphen', () => {
    expect(termsOf('kulventil -rostfri').excluded).toHaveLength(1)
    expect(termsOf('t-rör 20-23').excluded).toEqual([])
    expect(termsOf('-rostfri').excluded).toEqual([])
  })

  it('are the catalogue’s own name for what is said in several words or another language', () => {
    expect(termsOf('ball valve 1/2').all.map(({ said }) => said)).toEqual(['kulventil', '1/2'])
    expect(termsOf('under vasken').all.map(({ said }) => said)).toEqual(['vattenlås', 'diskbänk'])
  })

  it('never make a heat pump of a circulation pump', () => {
    expect(termsOf('värmepump').all[0]?.found).not.toContain('cirkulation')
  })
})

describe('the distance of two words', () => {
  it.each([
    ['kulventil', 'kulventil', 0],
    ['kulvetil', 'kulventil', 1],
    ['kulvnetil', 'kulventil', 1],
    ['radjator', 'radiator', 1],
    ['pump', 'pumpar', 2],
    ['', 'ab', 2],
  ])('from %s to %s is %i', (one, other, edits) => expect(editDistance(one, other)).toBe(edits))
})
