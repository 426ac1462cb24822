import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categories, families } from '#adapters/embedded/demo-data/catalogue/departments'
import { NUMBERS_OF_FAMILY, NUMBERS_OF_PRODUCT } from '#adapters/embedded/demo-data/catalogue/family'
import { GENERATOR_VERSION } from '#adapters/embedded/demo-data/catalogue/generate-catalogue'
import { newWholeCatalogue, wholeCatalogue } from '../support/whole-catalogue'
import { discountTable } from '#adapters/embedded/demo-data/catalogue/price-groups'
import { CENTRAL_STORAGE, stores } from '#adapters/embedded/demo-data/stores/store-data'
import { partsOf } from '#adapters/embedded/search/compounds'
import { compactNumber, trigramsOf, withoutNumberLabel, wordsIn } from '#adapters/embedded/search/words'
import { swedishSortKey } from '#adapters/embedded/swedish-order'
import { eanCheckDigit, isEan } from '#domain/catalogue/article-numbers'
import { ghsPictogramOf } from '#domain/catalogue/clp-label'
import { stockTypes } from '#domain/catalogue/stock'
import { priceFor } from '#domain/catalogue/pricing'
import { money } from '#domain/kernel/money'

const catalogue = wholeCatalogue(2000)
const article = (number: string) => {
  const found = catalogue.articles.find(({ articleNumber }) => articleNumber === number)
  if (found === undefined) throw new Error(`No article ${number}`)
  return found
}

describe('the generated catalogue', () => {
  it('is the same every time, and a larger one begins with a smaller one', () => {
    const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
    expect(hash(newWholeCatalogue(2000))).toBe(hash(catalogue))
    const numbers = (size: number) => wholeCatalogue(size).articles.map(({ articleNumber }) => articleNumber)
    expect(numbers(5000).slice(0, 2000)).toEqual(numbers(2000))
  })

  it('has another version whenever it is made otherwise, so that data of the one before are made anew', () => {
    const made = createHash('sha256')
      .update(JSON.stringify([categories, catalogue]))
      .digest('hex')
    expect([GENERATOR_VERSION, made]).toEqual([
      '16',
      '773fa2332840eddd85d136848bec0bd0103ca1510891e037634e823214ccc5e6',
    ])
  })

  it('has as many articles as were asked for, with numbers and addresses of their own', () => {
    expect(wholeCatalogue(20_000).articles).toHaveLength(20_000)
    for (const { articles } of [catalogue, wholeCatalogue(20_000)]) {
      expect(new Set(articles.map(({ articleNumber }) => articleNumber)).size).toBe(articles.length)
      expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length)
      expect(articles.filter(({ articleNumber }) => !/^\d{7}$/.test(articleNumber))).toEqual([])
    }
  })

  it('gives every article a valid EAN', () => {
    expect(wholeCatalogue(20_000).articles.filter(({ ean }) => !isEan(ean))).toEqual([])
  })

  it('knows a real EAN’s check digit', () => {
    expect(eanCheckDigit('400638133393')).toBe(1)
  })

  it('names what the pictures show, with their prices for the customer in them', () => {
    const netPrice = (number: string, quantity = 1) => {
      const { listPrice, alloyingPrice, brackets, campaignPrice, askForPrice, discountGroup, unit } = article(number)
      const terms = {
        salesUnit: unit,
        askForPrice,
        listPrice: money(listPrice),
        alloyingPrice: money(alloyingPrice),
        brackets: brackets.map((bracket) => ({ ...bracket, listPrice: money(bracket.listPrice) })),
        campaignPrice: campaignPrice === null ? undefined : money(campaignPrice),
      }
      return priceFor(terms, discountTable.A[discountGroup], quantity).netPrice
    }
    expect(article('4208103').name).toBe('Kulventil FF 1000 DN20')
    expect([1, 10, 50].map((quantity) => netPrice('4208103', quantity))).toEqual([184.5, 176.9, 168.2])
    expect(article('1630522').name).toBe('T-rör press 22 mm')
    expect(netPrice('1630522')).toBe(61.9)
    expect(article('2417316').name).toBe('PEX rör i rör 16×2,2, 50 m')
    expect(netPrice('2417316')).toBe(1284)
    expect(article('6720511').name).toBe('Radiator C22 500×1000')
    expect(netPrice('6720511')).toBe(2140)
    expect(article('6841103').name).toBe('Termostatdel vit, M30')
    expect(article('6530200').name).toBe('Varmvattenberedare 200 l')
    expect(article('3614022').orderMultiple).toBe(50)
  })

  it('replaces discontinued articles by ones that are sold', () => {
    const discontinued = catalogue.articles.filter((one) => one.discontinued)
    expect(discontinued.length).toBeGreaterThan(10)
    const replaced = discontinued.flatMap(({ replacedBy }) => (replacedBy === null ? [] : [article(replacedBy)]))
    expect(replaced.length).toBeGreaterThan(discontinued.length / 2)
    expect(replaced.filter((one) => one.discontinued)).toEqual([])
    expect(article('4207903').replacedBy).toBe('4208103')
  })

  it('has every kind of stock, every colour, campaigns, constraints and prices on request', () => {
    const { articles } = catalogue
    expect(new Set(articles.map(({ stockType }) => stockType))).toEqual(new Set(stockTypes))
    const colours = new Set(articles.flatMap(({ stock }) => stock.map(({ availability }) => availability)))
    expect(colours).toEqual(new Set(['green', 'yellow', 'gray', 'red']))
    expect(articles.some(({ campaignPrice }) => campaignPrice !== null)).toBe(true)
    expect(articles.some(({ askForPrice }) => askForPrice)).toBe(true)
    expect(articles.some(({ warnings }) => warnings.length > 0)).toBe(true)
    expect(new Set(articles.flatMap(({ purchaseConstraints }) => purchaseConstraints))).toEqual(
      new Set(['onlyStore', 'mustBeInStockedAt']),
    )
    expect(new Set(articles.map(({ unit }) => unit))).toEqual(new Set(['st', 'm', 'frp', 'par']))
  })

  it('keeps its stock in known places, in whole order multiples', () => {
    const places = new Set([CENTRAL_STORAGE.id, ...stores.map(({ id }) => id)])
    const levels = catalogue.articles.flatMap(({ stock }) => stock)
    expect(levels.filter(({ locationId }) => !places.has(locationId))).toEqual([])
    const broken = catalogue.articles.filter(
      ({ orderMultiple, stock, articleNumber }) =>
        articleNumber !== '4208234' && stock.some(({ quantity }) => quantity % orderMultiple !== 0),
    )
    expect(broken).toEqual([])
  })

  it('stands in categories that have products, each within its parent', () => {
    const slugs = categories.map(({ slug }) => slug)
    const used = new Set(catalogue.products.map(({ category }) => category))
    expect([...used].filter((slug) => !slugs.includes(slug))).toEqual([])
    const leaves = slugs.filter((slug) => !slugs.some((other) => other.startsWith(`${slug}/`)))
    expect(leaves.filter((slug) => !used.has(slug))).toEqual([])
  })
})

describe('the kinds of goods', () => {
  it('are as many as a trade counter has', () => {
    const slugs = categories.map(({ slug }) => slug)
    expect(slugs.filter((slug) => !slug.includes('/')).length).toBeGreaterThanOrEqual(8)
    expect(slugs.filter((slug) => !slugs.some((other) => other.startsWith(`${slug}/`))).length).toBeGreaterThan(80)
    expect(families.length).toBeGreaterThanOrEqual(40)
    expect(stores.length).toBeGreaterThanOrEqual(40)
  })

  it('have article numbers of their own, however large the catalogue grows', () => {
    const ranges = families.flatMap(({ family, numbersFrom, fixed = [] }) => [
      { family, from: numbersFrom, to: numbersFrom + NUMBERS_OF_FAMILY },
      ...fixed.map(({ block }) => ({ family, from: block, to: block + 1000 })),
    ])
    const sorted = ranges.toSorted((a, b) => a.from - b.from)
    const made = sorted.filter(({ from, to }) => to - from === NUMBERS_OF_FAMILY)
    expect(made.filter(({ to }, index) => to > (made[index + 1]?.from ?? 10_000_000))).toEqual([])
    const fixed = families.flatMap((one) =>
      (one.fixed ?? []).flatMap(({ block }) => one.dimensions.map(({ code }) => block + code)),
    )
    const within = fixed.filter((number) => made.some(({ from, to }) => from <= number && number < to))
    expect(within).toEqual([])
    expect(families.filter(({ dimensions }) => dimensions.length > NUMBERS_OF_PRODUCT)).toEqual([])
    const articles = families.map(
      ({ models, dimensions }) =>
        (models.reduce((sum, { codes }) => sum + (codes?.length ?? dimensions.length), 0) / models.length) *
        (NUMBERS_OF_FAMILY / NUMBERS_OF_PRODUCT),
    )
    expect(articles.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(1_000_000)
  })

  it('name only sizes that their family has', () => {
    const unknown = families.flatMap(({ family, dimensions, models }) =>
      models
        .flatMap(({ codes }) => codes ?? [])
        .filter((code) => !dimensions.some((one) => one.code === code))
        .map((code) => `${family} ${code}`),
    )
    expect(unknown).toEqual([])
  })

  it('carry a surcharge where they are of metal that has one, cable too, and nowhere else', () => {
    const of = (family: string, material: RegExp) => {
      const ids = new Set(catalogue.products.flatMap((one) => (one.family === family ? [one.productId] : [])))
      return catalogue.articles.filter(
        ({ productId, attributes }) =>
          ids.has(productId) && attributes.some(({ attributeValue }) => material.test(attributeValue)),
      )
    }
    const charged = [...of('kabel', /Koppar/), ...of('kopparror', /Koppar/), ...of('nippel', /mässing|Rostfritt/i)]
    expect(charged.length).toBeGreaterThan(30)
    expect(charged.filter(({ alloyingPrice }) => alloyingPrice <= 0)).toEqual([])
    expect(of('avloppsror', /Poly|PVC/).filter(({ alloyingPrice }) => alloyingPrice > 0)).toEqual([])
    expect(catalogue.articles.filter(({ alloyingPrice, listPrice }) => alloyingPrice >= listPrice)).toEqual([])
  })

  it('warn by the statements of CLP, most of them with a pictogram', () => {
    const warnings = families.flatMap(({ models }) => models.flatMap((model) => model.warnings ?? []))
    expect(warnings.filter(({ code }) => !/^H[234]\d\d$/.test(code))).toEqual([])
    expect(new Set(warnings.map(({ signalWord }) => signalWord))).toEqual(new Set(['Fara', 'Varning']))
    const withoutPictogram = warnings.filter(({ code }) => ghsPictogramOf(code) === undefined)
    expect(new Set(withoutPictogram.map(({ code }) => code))).toEqual(new Set(['H229']))
    expect(warnings.filter(({ detailedDescription }) => !/P\d{3}/.test(detailedDescription))).toEqual([])
    expect(ghsPictogramOf('H222')).toBe('GHS02')
    expect(ghsPictogramOf('H412')).toBeUndefined()
  })

  it('are numbered by the register of their trade, and by their makers', () => {
    const cable = catalogue.articles.find(({ name }) => name.startsWith('Installationskabel'))
    expect(cable).toMatchObject({ rsk: null, eNumber: cable?.articleNumber })
    expect(article('4208103')).toMatchObject({ rsk: '4208103', eNumber: null })
    const numbers = catalogue.articles.map(({ supplierNumber }) => supplierNumber)
    expect(numbers.filter((number) => !/^\d{3}-\d{7}$/.test(number))).toEqual([])
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})

describe('Swedish order', () => {
  it('puts å, ä and ö last and counts numbers by value', () => {
    const sorted = (texts: readonly string[]) =>
      texts.toSorted((a, b) => (swedishSortKey(a) < swedishSortKey(b) ? -1 : 1))
    expect(sorted(['Örebro', 'Ängelholm', 'Åmål', 'Zinkgruvan', 'alingsås', 'Borås'])).toEqual([
      'alingsås',
      'Borås',
      'Zinkgruvan',
      'Åmål',
      'Ängelholm',
      'Örebro',
    ])
    expect(sorted(['DN100', 'DN20', 'DN15'])).toEqual(['DN15', 'DN20', 'DN100'])
  })

  it('agrees with the Swedish collator on words', () => {
    const collator = new Intl.Collator('sv', { sensitivity: 'base' })
    const word = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvxyzåäö'), minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(word, word, (a, b) => {
        const [first, second] = [swedishSortKey(a), swedishSortKey(b)]
        expect(Math.sign(first < second ? -1 : first > second ? 1 : 0)).toBe(Math.sign(collator.compare(a, b)))
      }),
    )
  })
})

describe('the words of search', () => {
  it('parts compounds', () => {
    expect(partsOf('kulventil')).toEqual(['kul', 'ventil'])
    expect(partsOf('avstängningsventil')).toEqual(['avstängning', 'ventil'])
    expect(partsOf('press')).toEqual([])
  })

  it('reads sizes and numbers as they are written', () => {
    expect(wordsIn('PEX rör 16×2,2')).toEqual(['pex', 'rör', '16', '2', '2'])
    expect(['420 81 03', '4208-103', '7391242081036'].map(compactNumber)).toEqual([
      '4208103',
      '4208103',
      '7391242081036',
    ])
    expect(compactNumber('kulventil 15')).toBeUndefined()
    expect(['RSK-nr: 4208103', 'Art.nr 4208103', 'EAN 7391242081036', 'leverans 3'].map(withoutNumberLabel)).toEqual([
      '4208103',
      '4208103',
      '7391242081036',
      'leverans 3',
    ])
  })

  it('finds words alike that differ by two letters', () => {
    const shared = (a: string, b: string) => trigramsOf(a).filter((part) => trigramsOf(b).includes(part)).length
    expect(shared('kulventil', 'kulvnetil')).toBeGreaterThan(shared('kulventil', 'radiator'))
  })
})
