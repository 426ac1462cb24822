import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { articlesByNumber, type NumberPorts } from '#application/queries/articles-by-number'
import { knownNumbers } from '#domain/catalogue/article-numbers'
import type { Variant } from '#domain/catalogue/variant'
import type { CallFailure } from '#domain/failure/call-failure'
import { articleNumber } from '#domain/kernel/ids'
import { aVariant } from '../domain/given'

const numbered = (number: string, ean: string, rsk: string, make: string): Variant =>
  aVariant({
    articleNumber: articleNumber(number),
    ean,
    attributes: [
      { attributeName: 'RSK', attributeValue: rsk },
      { attributeName: 'Lev.art.nr', attributeValue: make },
    ],
  })

const valve = numbered('4208103', '7391242081036', '5550123', 'NV-1000.20')
const tee = numbered('1630522', '7391216305225', '1630522', '1000-20')
const pump = numbered('5731150', '7391257311500', '4208103', '1000 20')

const plain = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '')

const given = (catalogue: readonly Variant[], failure?: CallFailure) => {
  const asked = { variants: 0, articles: new Array<string>(), numbers: new Array<string>() }
  const ports: NumberPorts = {
    variants: (numbers) => {
      asked.variants += 1
      asked.articles.push(...numbers)
      return TE.right(catalogue.filter((variant) => numbers.includes(variant.articleNumber)))
    },
    search: {
      entitiesByAttribute: ({ value }) => {
        const numbers = [value].flat()
        asked.numbers.push(...numbers)
        if (failure !== undefined) return TE.left(failure)
        const found = catalogue.filter((variant) =>
          knownNumbers(variant).some(({ number }) => numbers.includes(plain(number))),
        )
        return TE.right({
          count: found.length,
          prices: 'list',
          facets: [],
          items: found.map((variant) => ({ type: 'Variant', id: variant.articleNumber, attributes: {} })),
        })
      },
    },
  }
  const find = async (...written: readonly string[]) => {
    const answer = await articlesByNumber(ports)(written)()
    if (E.isLeft(answer)) return answer.left.tag
    return written.map((number) => answer.right.get(number)?.map(({ variant, by }) => `${by} ${variant.articleNumber}`))
  }
  return { find, asked }
}

describe('articles by number', () => {
  it.each([
    ['its own number', '4208103', 'article'],
    ['its own number with spaces', '420 81 03', 'article'],
    ['its own number with a hyphen', '420-8103', 'article'],
    ['its RSK', '5550123', 'rsk'],
    ['its RSK with spaces and label', 'RSK-nr 555 01 23', 'rsk'],
    ['its EAN', '7391242081036', 'ean'],
    ['its EAN with spaces', '7 391242 081036', 'ean'],
    ['its own number with leading zeros', '0004208103', 'article'],
    ['its RSK with leading zeros', '000 555 01 23', 'rsk'],
    ['the number of its make', 'NV-1000.20', 'supplier'],
    ['the number of its make, written otherwise', 'nv 1000 20', 'supplier'],
  ])('[CART-52] finds one by %s', async (_, written, by) => {
    expect(await given([valve, tee]).find(written)).toEqual([[`${by} 4208103`]])
  })

  it('[CART-52] gives every article of a number that makes share, and none for one that nobody has', async () => {
    expect(await given([valve, tee, pump]).find('100020', '7391242081037', 'ventil')).toEqual([
      ['supplier 1630522', 'supplier 5731150'],
      [],
      [],
    ])
  })

  it('takes the shop’s own article number before another’s RSK, and looks no further', async () => {
    const { find, asked } = given([valve, tee, pump])
    expect(await find('4208103', '1630522')).toEqual([['article 4208103'], ['article 1630522']])
    expect(asked).toMatchObject({ variants: 1, numbers: [] })
  })

  it('leaves a shop whose search knows no such attribute with its article numbers', async () => {
    const refused: CallFailure = {
      tag: 'Refused',
      service: 'search',
      status: 400,
      message: undefined,
      code: undefined,
      details: [],
    }
    expect(await given([valve], refused).find('4208103', '5550123')).toEqual([['article 4208103'], []])
    const lost: CallFailure = { tag: 'Lost', service: 'search', status: 503 }
    expect(await given([valve], lost).find('4208103', '5550123')).toBe('Lost')
    expect(await given([valve], lost).find('4208103')).toEqual([['article 4208103']])
  })

  it('asks for no number that no article can have, so that one such row spoils no other', async () => {
    const tooLong = '7'.repeat(300)
    const { find, asked } = given([valve])

    expect(await find('4208103', tooLong)).toEqual([['article 4208103'], []])
    expect(asked.articles).toEqual(['4208103'])
  })

  test.prop([fc.string({ maxLength: 60 })])('answers for anything that may be written', async (written) => {
    const [answer] = await given([valve, tee, pump]).find(written)
    expect(Array.isArray(answer)).toBe(true)
  })
})
