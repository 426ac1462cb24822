// @vitest-environment happy-dom
import * as TE from 'fp-ts/TaskEither'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { customerId } from '#domain/kernel/ids'
import type { Claims, SessionState } from '#domain/session/session'
import { Component as OverviewPage } from '../../../ui/my-pages/overview/OverviewPage'
import { aSignedIn } from '../../domain/given'
import { line, signedIn, valve } from '../../domain/given-articles'
import { withQueries } from '../../support/arrived-shop'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'
import { drawShop } from '../shell/given'

const sessionOf = (claims: Partial<Claims>): SessionState => {
  const found = signedIn()
  if (found.tag !== 'Authenticated') throw new Error('nobody is logged in')
  return { ...found, signedIn: aSignedIn({ claims: { customerId: customerId('104822'), ...claims } }) }
}

const own = ['Översikt', 'Orderhistorik', 'Offerter', 'Inköpslistor', 'Favoriter', 'Adresser', 'Min profil']
const economy = 'Ekonomisk uppföljning'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
})

describe.each<[string, Partial<Claims>, readonly string[], readonly string[]]>([
  ['a user', { role: 'USER' }, ['Användare'], [...own, economy]],
  ['an administrator', { role: 'BUYER_ADMIN' }, ['Köparadmin'], [...own, 'Användare', economy]],
  [
    'a user whose procurement system has opened the shop',
    { role: 'USER', isPunchout: true },
    ['Användare', 'Inloggad av ert inköpssystem'],
    [...own, economy],
  ],
])('%s', (_who, claims, said, menu) => {
  it('[PERM-01] reaches the cart, and the menu of the account says who they are', async () => {
    const page = await drawShop('/cart', shopWith([line(valve, 1)], { session: sessionOf(claims) }))
    await page.says('Kulventil FF 1000 DN20')
    expect(page.path()).toBe('/cart')
    const account = () => page.all('button').find((one) => one.getAttribute('aria-label')?.startsWith('Ditt konto'))
    await page.does(() => account()?.click())
    const roles = page.all('p').map(({ textContent }) => textContent)
    expect(roles.filter((text) => [...said, 'Köparadmin', 'Inloggad av ert inköpssystem'].includes(text))).toEqual(said)
  })

  it('[PERM-01] has the menu of their own pages', async () => {
    const shop = withQueries(shopWith([], { session: sessionOf(claims) }), { customerTeam: () => TE.right([]) })
    const page = await drawIn(shop, shell, <OverviewPage />)
    expect(page.all('nav a').map(({ textContent }) => textContent)).toEqual(menu)
  })
})
