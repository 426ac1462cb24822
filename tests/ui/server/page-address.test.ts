import { describe, expect, it } from 'vitest'
import { pages } from '../../../ui/pages'
import { createPageAddress } from '../../../ui/server/page-address'

const pageAddress = createPageAddress(pages)
const of = (pathAndQuery: string): Promise<string> => pageAddress(new URL(`http://shop.example${pathAndQuery}`))
const LISTING = '/kategorier/vvs/ventiler/kulventiler'

describe('the address that a page is drawn for and kept by', () => {
  it.each([
    [`${LISTING}?utm_source=mail`, LISTING],
    [`${LISTING}/?dn=&visa=24&sortera=dimension`, LISTING],
    [`${LISTING}?sortera=price&n=1&dn=25&dn=20`, `${LISTING}?dn=25&dn=20&sortera=price`],
    [`${LISTING}?vy=bilder&n=1&sortera=price`, `${LISTING}?sortera=price&vy=bilder`],
    [`${LISTING}?price.min=10&price.max=&lager=i-lager`, `${LISTING}?price.min=10&lager=i-lager`],
    ['/search?n=1&q=kulventil+', '/search?q=kulventil'],
    ['/kampanjer/presskampanj?fbclid=1&sortera=price', '/kampanjer/presskampanj?sortera=price'],
    ['/sortiment/servicebilen?fbclid=1', '/sortiment/servicebilen'],
    ['/produkt/4208103?utm_source=mail', '/produkt/4208103'],
    ['/?utm_source=mail', '/'],
  ])('of %s has nothing that the page does not read', async (given, expected) => {
    expect(await of(given)).toBe(`http://shop.example${expected}`)
  })

  it('tells a department that is sorted as usual, which is a listing, from its overview', async () => {
    expect(await of('/kategorier/vvs?n=1')).toBe('http://shop.example/kategorier/vvs')
    expect(await of('/kategorier/vvs?sortera=dimension')).toBe('http://shop.example/kategorier/vvs?sortera=dimension')
    expect(await of('/kategorier/vvs?dn=20')).toBe('http://shop.example/kategorier/vvs?dn=20')
  })

  it.each([LISTING, `${LISTING}?dn=20&sortera=price`, '/search?q=a%26b', '/kundservice/kopvillkor?n=1', '/cart?n=1'])(
    'of %s is itself',
    async (address) => {
      expect(await of(address)).toBe(`http://shop.example${address}`)
      expect(await pageAddress(new URL(await of(address)))).toBe(await of(address))
    },
  )

  it('is another for each host', async () => {
    expect(await pageAddress(new URL(`http://konr.example${LISTING}?n=1`))).toBe(`http://konr.example${LISTING}`)
  })
})
