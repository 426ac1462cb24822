import { describe, expect, it } from 'vitest'
import { type Access, accessTo } from '#domain/navigation/access'
import { emptyCheckout } from '#domain/checkout/evolve'
import { may, rightsOf } from '#domain/session/permissions'
import { noDeliveryPreferences } from '#domain/session/delivery-preferences'
import { type PermissionDeny, permissionDenies, type Role, roles, type SessionState } from '#domain/session/session'
import { pages } from '../../../ui/pages'
import { myPagesMenu } from '../../../ui/my-pages/menu'
import { aSignedIn } from '../../domain/given'

const principals = ['visitor', ...roles, 'all denies', 'suspended', 'punchout'] as const
type Principal = (typeof principals)[number]

interface Standing {
  readonly denies?: readonly PermissionDeny[]
  readonly isSuspended?: boolean
  readonly isPunchout?: boolean
}

const user = (role: Role, { denies = [], isSuspended = false, isPunchout = false }: Standing = {}): SessionState => {
  const signedIn = aSignedIn({ claims: { role, permissionDenies: denies, isPunchout } })
  const [customer] = signedIn.customers
  if (customer === undefined) throw new Error('a user without a customer')
  return {
    tag: 'Authenticated',
    signedIn,
    context: {
      customerId: customer.customerId,
      customerName: customer.name,
      projectId: undefined,
      projectName: undefined,
      isSuspended,
    },
    switchingTo: undefined,
    delivery: noDeliveryPreferences,
  }
}

const sessionOf = (principal: Principal): SessionState => {
  switch (principal) {
    case 'visitor':
      return { tag: 'Anonymous', delivery: noDeliveryPreferences, lastFailure: undefined }
    case 'all denies':
      return user('USER', { denies: permissionDenies })
    case 'suspended':
      return user('USER', { isSuspended: true })
    case 'punchout':
      return user('USER', { isPunchout: true })
    case 'SITE_ADMIN':
    case 'SELLER_ADMIN':
    case 'BUYER_ADMIN':
    case 'USER':
      return user(principal)
  }
}

/** Who may enter a page: everybody, every user, administrators of users, or those of the site. */
type Entry = 'everybody' | 'users' | 'readersOfOrders' | 'administrators' | 'siteAdministrators'

/** Every page with who may enter it. A page that is not named here fails the test. */
const entries: Readonly<Record<string, Entry>> = {
  index: 'everybody',
  department: 'everybody',
  'kategorier-slug': 'everybody',
  search: 'everybody',
  'produkt-slug': 'everybody',
  campaigns: 'everybody',
  'kampanjer-slug': 'everybody',
  assortments: 'everybody',
  'sortiment-slug': 'everybody',
  'quick-order': 'everybody',
  jamfor: 'everybody',
  'product-configuration': 'everybody',
  'store-finder': 'everybody',
  retailers: 'everybody',
  'store-page': 'everybody',
  help: 'everybody',
  replay: 'everybody',
  'content-index': 'everybody',
  'content-page': 'everybody',
  'forgotten-password': 'everybody',
  'activate-user': 'everybody',
  cart: 'users',
  delivery: 'users',
  summary: 'users',
  'checkout-success-page': 'users',
  'my-pages': 'users',
  'shopping-lists': 'users',
  'shopping-list': 'users',
  'my-favourites': 'users',
  'my-quotes': 'users',
  'quote-details': 'users',
  'shared-quote': 'everybody',
  'order-history': 'readersOfOrders',
  order: 'readersOfOrders',
  economy: 'readersOfOrders',
  'my-addresses': 'users',
  'my-profile': 'users',
  mailbox: 'siteAdministrators',
  editing: 'siteAdministrators',
  'list-users': 'administrators',
  'create-user': 'administrators',
  'edit-user': 'administrators',
}

const administrators: readonly Principal[] = ['SITE_ADMIN', 'SELLER_ADMIN', 'BUYER_ADMIN']

const expected = (entry: Entry, principal: Principal): Access => {
  if (entry === 'everybody') return 'granted'
  if (principal === 'visitor') return 'logInFirst'
  if (entry === 'siteAdministrators') return principal === 'SITE_ADMIN' ? 'granted' : 'denied'
  if (entry === 'readersOfOrders') return principal === 'all denies' ? 'denied' : 'granted'
  return entry === 'users' || administrators.includes(principal) ? 'granted' : 'denied'
}

const facts = { checkout: emptyCheckout, stage: 'production', hasAdminSite: false } as const

describe('who may enter which page', () => {
  it('names every page', () => {
    expect(pages.map(({ id }) => id).toSorted()).toEqual(Object.keys(entries).toSorted())
  })

  it.each(pages.flatMap((page) => principals.map((principal) => [page.id, principal, page] as const)))(
    '%s for %s',
    (id, principal, page) => {
      // The rule of the page after an order is about the order, whoever asks.
      const { rule: _rule, ...requirements } = page
      const access = accessTo(requirements, { ...facts, session: sessionOf(principal) })
      expect(access).toBe(expected(entries[id] ?? 'everybody', principal))
    },
  )

  it('is decided for no guarded page before the session is known', () => {
    const session: SessionState = { tag: 'Unknown', delivery: noDeliveryPreferences }
    const guarded = pages.filter(({ id }) => entries[id] !== 'everybody')
    expect(guarded.length).toBeGreaterThan(5)
    for (const page of guarded) expect(accessTo(page, { ...facts, session })).toBe('undecided')
  })

  it('leads by the menu to pages that may be entered, and to no other', () => {
    for (const principal of principals.filter((one) => one !== 'visitor')) {
      const session = sessionOf(principal)
      const rights = rightsOf(session)
      for (const { path, requires } of myPagesMenu) {
        const page = pages.find((one) => `/${one.path}` === path)
        const isOffered = requires === undefined || may(rights, requires)
        expect([path, page && accessTo(page, { ...facts, session })]).toEqual([path, isOffered ? 'granted' : 'denied'])
      }
    }
  })

  it('keeps the pages of users below /mina-sidor, and from those who are not logged in', () => {
    const own = pages.filter(({ path }) => path.startsWith('mina-sidor'))
    expect(own.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['mina-sidor/adresser', 'mina-sidor/min-profil']),
    )
    expect(own.filter(({ requiresAuth }) => requiresAuth !== true)).toEqual([])
  })
})
