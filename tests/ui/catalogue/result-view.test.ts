import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asksForOtherResults, lookedAtAs, viewIn, withView } from '../../../ui/catalogue/result-view'
import { stepOfKey } from '../../../ui/catalogue/row-keys'

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
