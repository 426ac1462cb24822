import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { keepsQuoteOverlay } from '#domain/navigation/quote-overlay'

describe('the overlay of the quote that is being filled', () => {
  it.each([
    '/produkt/4208103',
    '/search',
    '/kategorier/vvs/ventiler',
    '/kampanjer',
    '/kampanjer/presskampanj',
    '/sortiment/pressverktyg',
  ])('[ROUTE-34] stays open on %s', (path) => expect(keepsQuoteOverlay(path)).toBe(true))

  it.each(['/', '/cart', '/hitta-butik', '/snabborder', '/mina-sidor/offerter/q1', '/delivery', '/kundservice/frakt'])(
    '[ROUTE-35] is closed by %s',
    (path) => expect(keepsQuoteOverlay(path)).toBe(false),
  )

  const words = ['/produkt', '/search', '/kategorier', '/kampanjer', '/sortiment']
  test.prop([fc.webPath(), fc.constantFrom(...words), fc.webPath()])(
    '[ROUTE-34] stays open wherever in the path one of the words stands',
    (before, word, after) => {
      expect(keepsQuoteOverlay(`${before}${word}${after}`)).toBe(true)
    },
  )
  test.prop([fc.webPath().filter((path) => !words.some((word) => path.includes(word)))])(
    '[ROUTE-35] is closed by a path with none of the words',
    (path) => {
      expect(keepsQuoteOverlay(path)).toBe(false)
    },
  )
})
