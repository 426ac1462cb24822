import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ComparedArticle,
  compareFacts,
  type Fact,
  MOST_COMPARED,
  toggleCompared,
} from '#domain/catalogue/comparison'
import { articleNumber } from '#domain/kernel/ids'

const someFacts: fc.Arbitrary<readonly Fact[]> = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom('DN', 'Material', 'Längd', 'Anslutning', 'Tryckklass'),
    value: fc.constantFrom('a', 'b', ''),
  }),
  { selector: ({ name }) => name, maxLength: 5 },
)
const someArticles = fc.array(someFacts, { minLength: 1, maxLength: MOST_COMPARED })

const valueOf = (facts: readonly Fact[], name: string) => facts.find((fact) => fact.name === name)?.value

describe('the facts of compared articles', () => {
  it('are each told once, as differing or as shared', () => {
    fc.assert(
      fc.property(someArticles, (articles) => {
        const { differing, shared } = compareFacts(articles)
        const told = [...differing, ...shared].map(({ name }) => name)
        expect(told.toSorted()).toEqual([...new Set(articles.flat().map(({ name }) => name))].toSorted())
      }),
    )
  })

  it('are shared when every article has the same value, and differ otherwise', () => {
    fc.assert(
      fc.property(someArticles, (articles) => {
        const { differing, shared } = compareFacts(articles)
        for (const { name, value } of shared)
          expect(articles.map((facts) => valueOf(facts, name))).toEqual(articles.map(() => value))
        for (const { name, values } of differing) {
          expect(values).toEqual(articles.map((facts) => valueOf(facts, name)))
          expect(new Set(values).size).toBeGreaterThan(1)
        }
      }),
    )
  })

  it('are divided the same way whatever the order of the articles', () => {
    fc.assert(
      fc.property(someArticles, (articles) => {
        const namesOf = (told: readonly { readonly name: string }[]) => told.map(({ name }) => name).toSorted()
        const there = compareFacts(articles)
        const back = compareFacts(articles.toReversed())
        expect(namesOf(back.differing)).toEqual(namesOf(there.differing))
        expect(namesOf(back.shared)).toEqual(namesOf(there.shared))
      }),
    )
  })

  it('keep the order of the first article', () => {
    fc.assert(
      fc.property(someFacts, someFacts, (first, second) => {
        const { differing, shared } = compareFacts([first, second])
        const order = first.map(({ name }) => name)
        for (const told of [differing, shared]) {
          const names = told.map(({ name }) => name).filter((name) => order.includes(name))
          expect(names).toEqual(order.filter((name) => names.includes(name)))
        }
      }),
    )
  })

  it('of no article are none', () => {
    expect(compareFacts([])).toEqual({ differing: [], shared: [] })
  })
})

const anArticle = fc
  .integer({ min: 1, max: 7 })
  .map((digit): ComparedArticle => ({ articleNumber: articleNumber(`420810${digit}`), name: `Kulventil ${digit}` }))

describe('choosing articles to compare', () => {
  it('holds each article once and never more than four, whatever is pressed', () => {
    fc.assert(
      fc.property(fc.array(anArticle, { maxLength: 20 }), (pressed) => {
        const chosen = pressed.reduce<readonly ComparedArticle[]>(
          (compared, article) => E.getOrElse(() => compared)(toggleCompared(compared, article)),
          [],
        )
        expect(chosen.length).toBeLessThanOrEqual(MOST_COMPARED)
        expect(new Set(chosen.map((article) => article.articleNumber)).size).toBe(chosen.length)
      }),
    )
  })

  it('refuses a fifth article, and takes it when one of the four is removed', () => {
    const [first, second, third, fourth, fifth] = [1, 2, 3, 4, 5].map((digit) => ({
      articleNumber: articleNumber(`420810${digit}`),
      name: `Kulventil ${digit}`,
    }))
    if (!first || !second || !third || !fourth || !fifth) throw new Error('five articles are given')
    const four = [first, second, third, fourth]
    expect(toggleCompared(four, fifth)).toEqual(E.left({ tag: 'ComparisonFull' }))
    const three = toggleCompared(four, second)
    expect(three).toEqual(E.right([first, third, fourth]))
    expect(E.chain((left: readonly ComparedArticle[]) => toggleCompared(left, fifth))(three)).toEqual(
      E.right([first, third, fourth, fifth]),
    )
  })
})
