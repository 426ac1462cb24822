import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { destinationOf } from '#domain/navigation/destination'

const inside = (path: string) => E.right({ tag: 'Inside', path })
const outside = (address: string) => E.right({ tag: 'Outside', address })
const stay = { external: false }
const leave = { external: true }

describe('an address from data', () => {
  it.each([
    ['/kampanjer/press', '/kampanjer/press'],
    ['?sortBy=price', '?sortBy=price'],
    ['#villkor', '#villkor'],
    ['hitta-butik', '/hitta-butik'],
    [' /search?q=a:b ', '/search?q=a:b'],
  ])('%j is a page of the shop', (address, path) => {
    expect(destinationOf(address, stay)).toEqual(inside(path))
  })

  it('[ROUTE-36] leads out of the shop only where that is allowed', () => {
    expect(destinationOf('https://example.com', stay)).toEqual(
      E.left({ tag: 'ExternalAddress', address: 'https://example.com' }),
    )
    expect(destinationOf('https://example.com', leave)).toEqual(outside('https://example.com'))
    expect(destinationOf('mailto:order@fackhandel.example', leave)).toEqual(outside('mailto:order@fackhandel.example'))
  })

  it.each([
    '//evil.example/x',
    String.raw`\\evil.example`,
    String.raw`/\evil.example`,
    ' \t//evil.example',
    '/\n/evil.example',
  ])('[ROUTE-36] %j names another host, however it is written', (address) => {
    expect(destinationOf(address, stay)).toMatchObject({ left: { tag: 'ExternalAddress' } })
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0000javascript:alert(1)',
    'data:text/html,<b>',
    'vbscript:msgbox',
    'blob:https://example.com/1',
    'file:///etc/passwd',
  ])('[ROUTE-37] %j is refused, allowed to leave or not', (address) => {
    expect(destinationOf(address, leave)).toMatchObject({ left: { tag: 'ForbiddenProtocol' } })
    expect(destinationOf(address, stay)).toMatchObject({ left: { tag: 'ForbiddenProtocol' } })
  })

  it('below the shop’s own origin is a page of the shop', () => {
    const own = { external: false, origin: 'https://dahl.example' }
    expect(destinationOf('https://dahl.example/cart?a=1#b', own)).toEqual(inside('/cart?a=1#b'))
    expect(destinationOf('https://dahl.example', own)).toEqual(inside('/'))
    expect(destinationOf('https://dahl.example.evil/cart', own)).toMatchObject({ left: { tag: 'ExternalAddress' } })
    expect(destinationOf('https://dahl.example//evil.example', own)).toMatchObject({
      left: { tag: 'ExternalAddress' },
    })
  })

  it('[ROUTE-36] [ROUTE-37] never leaves the shop unallowed: a browser reads what is let in as the shop’s own', () => {
    const origin = 'https://dahl.example'
    const part = fc.constantFrom(
      '/',
      '\\',
      ':',
      'javascript',
      'https',
      'evil.example',
      '\t',
      '\n',
      ' ',
      'a',
      '?',
      '#',
      '@',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const answer = destinationOf(parts.join(''), { external: false, origin })
        if (E.isRight(answer) && answer.right.tag === 'Inside')
          expect(new URL(answer.right.path, `${origin}/here`).origin).toBe(origin)
      }),
      { numRuns: 3000 },
    )
  })
})
