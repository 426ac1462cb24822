import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MarkedWords } from '../../../ui/search/MarkedWords'

const drawn = (text: string, typed: string) =>
  renderToStaticMarkup(<MarkedWords text={text} typed={typed} />).replaceAll(/ class="[^"]*"/g, '')

describe('a suggested name', () => {
  it.each([
    ['kulv', 'Press<b>kulv</b>entil PV <span>22 mm</span>'],
    ['22', 'Presskulventil PV <span><b>22</b> mm</span>'],
    ['pv 22 mm', 'Presskulventil <b>PV</b> <span><b>22</b> <b>mm</b></span>'],
    ['', 'Presskulventil PV <span>22 mm</span>'],
  ])('has the words of %j marked, and no line ends within its size', (typed, expected) => {
    expect(drawn('Presskulventil PV 22 mm', typed)).toBe(expected)
  })

  it('has a word marked on both sides of where its size begins', () => {
    expect(drawn('Koppling PV28 mm', 'pv28')).toBe('Koppling <b>PV</b><span><b>28</b> mm</span>')
  })
})
