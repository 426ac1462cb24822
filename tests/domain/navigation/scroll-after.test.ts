import { describe, expect, it } from 'vitest'
import { scrollAfter } from '#domain/navigation/scroll-after'

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://shop.example')
  return { pathname, search, hash }
}
const calm = { left: undefined, resultsEnd: undefined, reducedMotion: false }

describe('where a page stands', () => {
  it('[ROUTE-38] at the top when path or parameters are others', () => {
    expect(scrollAfter(at('/sortiment'), at('/kampanjer'), calm)).toMatchObject({ tag: 'ToTop' })
    expect(scrollAfter(at('/produkt/a-1'), at('/produkt/b-2'), calm)).toMatchObject({ tag: 'ToTop' })
  })

  it('[ROUTE-38] where it stood when only the query is another', () => {
    expect(scrollAfter(at('/search?q=a'), at('/search?q=a&material=m'), calm)).toEqual({ tag: 'Keep' })
  })

  it.each([
    [-700, { tag: 'ToElement', id: 'resultat', behaviour: 'smooth' }],
    [199, { tag: 'ToElement', id: 'resultat', behaviour: 'smooth' }],
    [200, { tag: 'Keep' }],
    [3_000, { tag: 'Keep' }],
  ])('[ROUTE-38] at the results where another query makes them end above the view, at %i', (resultsEnd, scroll) => {
    expect(scrollAfter(at('/search?q=a'), at('/search?q=a&material=m'), { ...calm, resultsEnd })).toEqual(scroll)
  })

  it('[ROUTE-39] at the element that the hash names', () => {
    const there = { tag: 'ToElement', id: 'avsnitt två' }
    expect(scrollAfter(at('/a'), at('/om-oss#avsnitt%20tv%C3%A5'), calm)).toMatchObject(there)
    expect(scrollAfter(at('/om-oss'), at('/om-oss#avsnitt%20tv%C3%A5'), calm)).toMatchObject(there)
    expect(scrollAfter(at('/a'), { ...at('/b'), hash: '#%' }, calm)).toMatchObject({ tag: 'ToElement', id: '%' })
  })

  it('[ROUTE-40] goes there smoothly, unless the user asks for less motion', () => {
    expect(scrollAfter(at('/a'), at('/b'), calm)).toMatchObject({ behaviour: 'smooth' })
    expect(scrollAfter(at('/a'), at('/b#c'), calm)).toMatchObject({ behaviour: 'smooth' })
    const still = { ...calm, reducedMotion: true }
    expect(scrollAfter(at('/a'), at('/b'), still)).toMatchObject({ behaviour: 'instant' })
    expect(scrollAfter(at('/a'), at('/b#c'), still)).toMatchObject({ behaviour: 'instant' })
  })

  it('where it was left, when the user goes back to it', () => {
    expect(scrollAfter(at('/b'), at('/a#c'), { ...calm, left: 900, resultsEnd: -1 })).toEqual({
      tag: 'Restore',
      top: 900,
    })
  })
})
