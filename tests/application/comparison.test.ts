import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { formatComparisonAddress, parseComparisonAddress } from '#application/queries/comparison-address'
import { comparisonPage } from '#application/queries/comparison-page'
import { createComparisonList } from '#application/shop/comparison-list'
import { articleNumber } from '#domain/kernel/ids'
import { createMemoryStorage } from '../support/memory-storage'
import { memoryCatalogue, variantOf } from './support/memory-catalogue'

const parsed = (search: string) => parseComparisonAddress({ search })

describe('the address of a comparison', () => {
  it('names the articles in their order, each once', () => {
    expect(parsed('?artiklar=3,1,3,2').articles).toEqual(['3', '1', '2'])
  })

  it('is read as the form without scripts writes it: a parameter for each field, with blanks and labels', () => {
    expect(parsed('?artiklar=1&artiklar=2&artiklar=+RSK+420+81+03+').articles).toEqual(['1', '2', '4208103'])
    expect(parsed('?artiklar=&artiklar=,').articles).toEqual([])
  })

  it('leaves out what there is no room for, and says so', () => {
    expect(parsed('?artiklar=1,2,3,4,5,6')).toEqual({ articles: ['1', '2', '3', '4'], leftOut: ['5', '6'] })
  })

  it('is the same when it is written and read again', () => {
    for (const search of ['', '?artiklar=1', '?artiklar=1,2,3,4,5', '?artiklar=%C3%A5%26b,2']) {
      const address = parsed(search)
      const written = formatComparisonAddress(address)
      expect(parseComparisonAddress(new URL(written, 'https://shop.test'))).toEqual(address)
    }
    expect(formatComparisonAddress({ articles: [articleNumber('1'), articleNumber('2')] })).toBe('/jamfor?artiklar=1,2')
  })
})

describe('the page of a comparison', () => {
  const bulky = {
    ...variantOf('1', 'P1'),
    warnings: [
      { code: 'H225', description: 'Fara', signalWord: '', assetUrl: undefined, detailedDescription: undefined },
    ],
  }
  const { ports, asked } = memoryCatalogue({ menu: [], variants: [bulky, variantOf('2', 'P2')], products: {} })

  it('shows the articles of the address in one call, and names numbers that no article has', async () => {
    const page = await comparisonPage(ports)(parsed('?artiklar=2,9,1'))()
    if (E.isLeft(page)) throw new Error(page.left.tag)
    expect(page.right.variants.map((variant) => variant.articleNumber)).toEqual(['2', '1'])
    expect(page.right.unknown).toEqual(['9'])
    expect(asked.variants).toEqual([['2', '9', '1']])
  })

  it('leaves out what a comparison does not show, so that its data stay small', async () => {
    const page = await comparisonPage(ports)(parsed('?artiklar=1'))()
    expect(JSON.stringify(page)).not.toContain('Fara')
  })

  it('asks for nothing when no article is named', async () => {
    const other = memoryCatalogue({ menu: [], variants: [], products: {} })
    expect(await comparisonPage(other.ports)(parsed(''))()).toEqual(E.right({ variants: [], unknown: [], leftOut: [] }))
    expect(other.asked.variants).toEqual([])
  })
})

describe('the articles chosen for comparison', () => {
  const articles = ['1', '2', '3', '4', '5'].map((number) => ({
    articleNumber: articleNumber(number),
    name: `Ventil ${number}`,
  }))

  it('survive a reload of the tab', () => {
    const storage = createMemoryStorage()
    const list = createComparisonList(storage)
    articles.slice(0, 2).forEach(list.toggle)
    expect(createComparisonList(storage).articles.get()).toEqual(articles.slice(0, 2))
  })

  it('are four at most', () => {
    const list = createComparisonList(createMemoryStorage())
    const outcomes = articles.map(list.toggle)
    expect(outcomes.map(E.isRight)).toEqual([true, true, true, true, false])
    expect(list.articles.get()).toEqual(articles.slice(0, 4))
  })

  it('leave nothing behind once there are none', () => {
    const storage = createMemoryStorage()
    const list = createComparisonList(storage)
    list.keep(articles.slice(0, 2))
    list.keep([])
    expect(storage.keys()).toEqual([])
  })

  it('begin empty where what was stored is damaged', () => {
    for (const damaged of ['{', '[1]', '[{"articleNumber":"","name":"x"}]'])
      expect(createComparisonList(createMemoryStorage({ 'shop/comparison/articles': damaged })).articles.get()).toEqual(
        [],
      )
  })
})
