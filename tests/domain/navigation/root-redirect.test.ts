import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { rootRedirect } from '#domain/navigation/destination'

describe('the redirect of the root', () => {
  it('[ROUTE-50] is 302 unless another status is configured', () => {
    expect(rootRedirect('/kampanjer')).toEqual(E.right({ to: '/kampanjer', status: 302 }))
    expect(rootRedirect('/kampanjer', 301)).toEqual(E.right({ to: '/kampanjer', status: 301 }))
    expect(rootRedirect('/kampanjer', 200)).toEqual(E.left('noRedirectStatus'))
  })

  it('[ROUTE-49] may lead out of the shop, by a protocol of the web', () => {
    expect(rootRedirect('https://www.dahl.example/')).toMatchObject({ right: { to: 'https://www.dahl.example/' } })
    expect(rootRedirect('javascript:alert(1)')).toEqual(E.left('forbiddenTarget'))
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'mailto:a@b.example',
  ])('[ROUTE-49] leads to no other host by half an address: %j', (target) => {
    expect(rootRedirect(target)).toEqual(E.left('forbiddenTarget'))
  })

  it.each(['/', '', '/?a=b', '/#top'])('[ROUTE-49] does not lead back to itself: %j', (target) => {
    expect(rootRedirect(target)).toEqual(E.left('leadsToItself'))
  })
})
