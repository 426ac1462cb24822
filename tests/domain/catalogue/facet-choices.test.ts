import { describe, expect, it } from 'vitest'
import { choicesIn } from '#domain/catalogue/facet-choices'

const option = (item: string, count: number, selected = false) => ({ item, count, selected })
const named = (options: readonly { readonly item: string }[]) => options.map(({ item }) => item)

describe('the options of a facet', () => {
  it('are none where every article has the same one', () => {
    expect(choicesIn([option('Mässing', 40)], { total: 40, noun: 'articles' })).toEqual([])
    expect(choicesIn([option('Mässing', 13)], { total: 13, noun: 'products' })).toEqual([])
  })

  it('leave out the one that every article has, beside others', () => {
    const options = [option('Invändig gänga', 40), option('Utvändig gänga', 12)]
    expect(named(choicesIn(options, { total: 40, noun: 'articles' }))).toEqual(['Utvändig gänga'])
  })

  it('are all there among products, which show only the articles that have what is ticked', () => {
    const options = [option('15', 13), option('20', 13), option('25', 9)]
    expect(named(choicesIn(options, { total: 13, noun: 'products' }))).toEqual(['15', '20', '25'])
  })

  it('stay where one is ticked, since another one adds results', () => {
    const options = [option('Mässing', 12, true), option('Stål', 12)]
    expect(named(choicesIn(options, { total: 12, noun: 'articles' }))).toEqual(['Mässing', 'Stål'])
    expect(named(choicesIn([option('Mässing', 12, true)], { total: 12, noun: 'products' }))).toEqual(['Mässing'])
  })

  it('narrow where some results have none of them', () => {
    expect(named(choicesIn([option('G1/2', 5)], { total: 40, noun: 'articles' }))).toEqual(['G1/2'])
  })
})
