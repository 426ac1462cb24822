import { describe, expect, it } from 'vitest'
import { sizesInMm, threadsOf } from '#adapters/embedded/search/size-facets'
import { wholeCatalogue } from '../support/whole-catalogue'

type Kind = 'mm' | 'thread' | 'dn'
type Article = ReturnType<typeof wholeCatalogue>['articles'][number]

/** By which sizes the trade chooses the goods of a category. Categories that are not named are chosen by other facts. */
const chosenBy: Readonly<Record<string, readonly Kind[]>> = {
  'vvs/ventiler/kulventiler': ['dn', 'thread', 'mm'],
  'vvs/ventiler/avstangningsventiler': ['dn', 'thread', 'mm'],
  'vvs/ventiler': ['dn', 'thread'],
  'vvs/rordelar/t-ror': ['mm'],
  'vvs/rordelar/vinklar': ['mm'],
  'vvs/rordelar/presskopplingar': ['mm'],
  'vvs/rordelar/klamringskopplingar': ['mm', 'thread'],
  'vvs/rordelar/nipplar-och-muffar': ['dn', 'thread'],
  'vvs/rordelar/bussningar': ['dn', 'thread'],
  'vvs/rordelar/proppar-och-lock': ['dn', 'thread'],
  'vvs/ror': ['mm'],
  'vvs/isolering': ['mm'],
  'vvs/upphangning': ['mm'],
  'vvs/tatning/o-ringar': ['mm'],
  'vvs/tatning': ['thread'],
  'varme/radiatorer/panelradiatorer': ['mm'],
  'varme/radiatorer/radiatorventiler': ['dn', 'thread'],
  'varme/pumpar': ['dn', 'thread'],
  'varme/expansionskarl': ['thread'],
  'avlopp/avloppsror': ['mm'],
  'avlopp/avloppsdelar': ['mm'],
  'avlopp/golvbrunnar': ['mm'],
  'avlopp/vattenlas/tvattstallsvattenlas': ['mm', 'thread'],
  'avlopp/vattenlas/diskbanksvattenlas': ['mm'],
  'sanitet/tvattstall': ['mm'],
  'sanitet/kakel-och-klinker': ['mm'],
  'ventilation/kanaler': ['mm'],
  'ventilation/kanaldelar': ['mm'],
  'ventilation/don': ['mm'],
  'ventilation/flaktar': ['mm'],
  'el/forlaggning': ['mm'],
  'el/dosor/kopplingsdosor': ['mm'],
  'verktyg/rorverktyg/pressbackar': ['mm'],
  'verktyg/rorverktyg/roravskarare': ['mm'],
  'verktyg/forbrukning/betongborr': ['mm'],
  'verktyg/forbrukning/metallborr': ['mm'],
  'verktyg/forbrukning/traborr': ['mm'],
  'fastelement/skruv': ['mm'],
  'fastelement/plugg/gipsplugg': ['mm'],
  'fastelement/plugg/nylonplugg': ['mm'],
}

const { products, articles } = wholeCatalogue(20_000)
const categoryOf = new Map(products.map(({ productId, category }) => [productId, category]))
const byCategory = new Map<string, Article[]>()
for (const article of articles) {
  const category = categoryOf.get(article.productId) ?? ''
  const known = byCategory.get(category) ?? []
  byCategory.set(category, known)
  known.push(article)
}

const kindsOf = (category: string): readonly Kind[] => {
  const [named] = Object.keys(chosenBy)
    .filter((path) => category === path || category.startsWith(`${path}/`))
    .toSorted((a, b) => b.length - a.length)
  return named === undefined ? [] : (chosenBy[named] ?? [])
}

const nominalOf = ({ attributes }: Article): readonly string[] =>
  attributes.filter(({ attributeName }) => attributeName === 'DN').map(({ attributeValue }) => attributeValue)

const read: Readonly<Record<Kind, (article: Article) => readonly string[]>> = {
  mm: sizesInMm,
  thread: threadsOf,
  dn: nominalOf,
}

const optionsOf = (category: string, kind: Kind): ReadonlySet<string> =>
  new Set((byCategory.get(category) ?? []).flatMap(read[kind]))

const categories = [...byCategory.keys()].toSorted()

describe('the sizes that a category is narrowed by', () => {
  it('are those that the trade chooses its goods by, with at least two to choose from', () => {
    const without = categories.flatMap((category) =>
      kindsOf(category)
        .filter((kind) => optionsOf(category, kind).size < 2)
        .map((kind) => `${category}: ${kind}`),
    )
    expect(without).toEqual([])
  })

  it('are had by every article there', () => {
    const without = categories.flatMap((category) => {
      const kinds = kindsOf(category)
      if (kinds.length === 0) return []
      return (byCategory.get(category) ?? [])
        .filter((article) => kinds.every((kind) => read[kind](article).length === 0))
        .map(({ name }) => `${category}: ${name}`)
    })
    expect(without).toEqual([])
  })

  it('are offered nowhere else', () => {
    const others = categories
      .filter((category) => kindsOf(category).length === 0)
      .flatMap((category) =>
        (['mm', 'thread'] as const)
          .filter((kind) => optionsOf(category, kind).size > 1)
          .map((kind) => `${category}: ${kind}`),
      )
    expect(others).toEqual([])
  })

  it('name every category of the table', () => {
    const unknown = Object.keys(chosenBy).filter(
      (path) => !categories.some((category) => category === path || category.startsWith(`${path}/`)),
    )
    expect(unknown).toEqual([])
  })
})

const withFact = (attributeName: string, attributeValue: string): Article => {
  const [article] = articles
  if (article === undefined) throw new Error('an empty catalogue')
  return { ...article, attributes: [{ attributeName, attributeValue }] }
}

describe('a size in mm', () => {
  it.each([
    ['22 mm', ['22']],
    ['Ø125 mm', ['125']],
    ['16×2,2 mm', ['16']],
    ['20–23 mm', ['20–23']],
    ['4,5×60 mm', ['4,5×60']],
    ['200×400 mm', ['200×400']],
    ['M8', []],
  ])('of %s is what the trade says', (value, expected) => {
    expect(sizesInMm(withFact('Dimension', value))).toEqual(expected)
  })
})

describe('threads', () => {
  it.each([
    ['G1/2', ['G1/2']],
    ['G1 1/4', ['G1 1/4']],
    ['G1/2 × G3/8', ['G1/2', 'G3/8']],
    ['G2 × G1 1/2', ['G2', 'G1 1/2']],
    ['G1 × G1', ['G1']],
  ])('of %s are each a choice of its own', (value, expected) => {
    expect(threadsOf(withFact('Gänga', value))).toEqual(expected)
  })
})
