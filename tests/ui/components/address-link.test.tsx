import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { AddressLink } from '../../../ui/components/AddressLink'

const drawn = (address: string, file = false) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <AddressLink address={address} file={file}>
        Läs mer
      </AddressLink>
    </MemoryRouter>,
  )

describe('a link to an address from data', () => {
  it('goes to a page of the shop, or to a file beside the pages', () => {
    expect(drawn('/kampanjer/press')).toBe('<a href="/kampanjer/press" data-discover="true">Läs mer</a>')
    expect(drawn('/services/documents/1.pdf', true)).toBe('<a href="/services/documents/1.pdf">Läs mer</a>')
  })

  it('[ROUTE-36] goes out of the shop in a window of its own, which knows nothing of this one', () => {
    expect(drawn('https://example.com/')).toBe(
      '<a href="https://example.com/" target="_blank" rel="noopener noreferrer">Läs mer</a>',
    )
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
    '[ROUTE-37] is no link at all for %s',
    (address) => {
      expect(drawn(address)).toBe('<span>Läs mer</span>')
    },
  )
})
