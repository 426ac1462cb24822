import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { articleNumber } from '#domain/kernel/ids'
import { noMoney } from '#domain/kernel/money'
import { cheapestOf } from '../../../ui/catalogue/cheapest'
import { quantitiesInCart } from '../../../ui/catalogue/in-cart'
import { asksForOtherResults, lookedAtAs, viewIn, withView } from '../../../ui/catalogue/result-view'
import { stepOfKey } from '../../../ui/catalogue/row-keys'
import type { ShownArticle } from '#domain/catalogue/shown-article'
import { aPrice } from '../../domain/given'
import { article, line } from '../../domain/given-articles'

const own = (variant: ShownArticle['variant']): ShownArticle => ({ variant, priceSource: 'own' })

describe('how results are looked at', () => {
  it('stands in the address only when it is not as usual', () => {
    expect(withView('?dn=15', 'pictures')).toBe('?dn=15&vy=bilder')
    expect(withView('?dn=15&vy=bilder', 'rows')).toBe('?dn=15')
    expect(viewIn('?vy=bilder')).toBe('pictures')
    expect(viewIn('?vy=annat')).toBe('rows')
  })

  it('is kept when more is shown', () => {
    expect(lookedAtAs('/kategorier/vvs?visa=48&lager=i-lager', '?vy=bilder&dn=15')).toBe(
      '/kategorier/vvs?visa=48&lager=i-lager&vy=bilder',
    )
    expect(lookedAtAs('/kategorier/vvs', '')).toBe('/kategorier/vvs')
  })

  it('asks no service again, and everything else does', () => {
    const url = (search: string) => new URL(`https://shop.example/kategorier/vvs${search}`)
    const change = (from: string, to: string) =>
      asksForOtherResults({ currentUrl: url(from), nextUrl: url(to), defaultShouldRevalidate: true })

    expect(change('?dn=15', '?dn=15&vy=bilder')).toBe(false)
    expect(change('?lager=i-lager', '')).toBe(true)
    expect(change('?dn=15', '?dn=20')).toBe(true)
    expect(change('?dn=15', '?dn=15')).toBe(true)
  })

  it('goes there and back to the same address, whatever else it says', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('dn', 'brand', 'visa', 'q'), fc.string({ minLength: 1 })), (params) => {
        const search = `?${new URLSearchParams(params)}`.replace(/^\?$/, '')
        expect(withView(withView(search, 'pictures'), 'rows')).toBe(search)
      }),
    )
  })
})

describe('what is in the cart', () => {
  it('is counted over all deliveries', () => {
    const tee = article('2', 'T-rör', 10)
    const lines = [line(tee, 4, 'DBI'), line(tee, 2, 'EXH')].map((one) => ({
      line: one,
      total: undefined,
      actions: [],
      pending: false,
    }))
    const none = noMoney
    const sums = { subtotal: none, alloying: none, freight: undefined, total: none }
    const group = { deliveryId: 'DBI', lines, ...sums } as const
    const entry = { deliveryId: 'DBI', requestedDeliveryDate: undefined, isIncludedInOrder: true } as const

    expect([...quantitiesInCart({ groups: [{ ...group, delivery: entry }] })]).toEqual([[articleNumber('2'), 6]])
  })
})

describe('the price that a product begins at', () => {
  it('is the least that is known', () => {
    const dear = own(article('1', 'A', 200))
    const cheap = own(article('2', 'B', 80))
    const unknown = own(article('3', 'C', 10, { price: undefined }))
    const onRequest = own(article('4', 'D', 0, { price: { ...aPrice(0), askForPrice: true } }))

    expect(cheapestOf([dear, unknown, cheap, onRequest])).toBe(cheap)
    expect(cheapestOf([unknown, onRequest])).toBeUndefined()
  })
})

describe('keys in a table of articles', () => {
  it('lead between rows, and leave the arrows of a quantity to its stepper', () => {
    expect(stepOfKey('ArrowDown', false, false)).toBe(1)
    expect(stepOfKey('ArrowUp', false, false)).toBe(-1)
    expect(stepOfKey('ArrowDown', false, true)).toBe(0)
    expect(stepOfKey('Enter', false, true)).toBe(1)
    expect(stepOfKey('Enter', true, true)).toBe(-1)
    expect(stepOfKey('Enter', false, false)).toBe(0)
  })
})
