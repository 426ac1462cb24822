// @vitest-environment happy-dom
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { DeniesOfCustomer, NewUser, UserUpdate } from '#application/ports/user-service'
import type { CallFailure } from '#domain/failure/call-failure'
import { customerId } from '#domain/kernel/ids'
import { permissionDenies } from '#domain/session/session'
import type { ManagedUser } from '#domain/users/user'
import { Component as EditPage } from '../../../ui/my-pages/users/EditUserPage'
import { Component as NewPage } from '../../../ui/my-pages/users/NewUserPage'
import { shell, shopWith } from '../checkout/given'
import { withQueries } from '../../support/arrived-shop'
import { noUsers } from '../../support/no-users'
import { drawIn, type Drawn } from '../draw'
import { administrator, aManagedUser, changedElsewhere } from './given'

const valueOf = (drawn: Drawn, name: string): string => {
  const field = drawn.named(name)
  return field instanceof HTMLInputElement ? field.value : ''
}
const submit = (drawn: Drawn, place: number) =>
  drawn.does(() => drawn.all('form')[place]?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))

const openNew = async (create: (user: NewUser) => ReturnType<typeof noUsers.create>) => {
  const created: NewUser[] = []
  const shop = withQueries(shopWith([], { session: administrator() }), {
    users: {
      ...noUsers,
      create: (user) => {
        created.push(user)
        return create(user)
      },
    },
  })
  const drawn = await drawIn(shop, shell, <NewPage />)
  await drawn.until(() => expect(drawn.isThere('Förnamn')).toBe(true))
  return { drawn, created }
}

const taken: CallFailure = {
  tag: 'Refused',
  service: 'auth',
  status: 422,
  code: 'EMAIL_TAKEN',
  message: 'En uppgift om användaren är fel.',
  details: [{ path: 'email', message: 'Det finns redan en användare med den e-postadressen.' }],
}

describe('the form of a new user', () => {
  it('[USER-13] sends names, address, number, customers and roles, and offers roles up to one’s own at own customers', async () => {
    const { drawn, created } = await openNew(() => TE.right(aManagedUser('ny')))
    await drawn.type('Förnamn', ' Anna  Lena ')
    await drawn.type('Efternamn', 'Ek')
    await drawn.type('E-post', 'Anna@Foretag.se')
    await drawn.type('Mobil', '070-555 01 01')
    expect(drawn.all('select option').map((option) => option.textContent)).toEqual(['Köparadmin', 'Användare'])
    expect(drawn.isThere(/104830/)).toBe(false)
    await submit(drawn, 0)
    await drawn.until(() => expect(drawn.path()).toBe('/mina-sidor/anvaendare/ny'))
    expect(created).toEqual([
      {
        firstName: 'Anna Lena',
        lastName: 'Ek',
        email: 'anna@foretag.se',
        mobileNumber: '070-555 01 01',
        customers: ['104822'],
        roles: [{ customerId: '104822', role: 'USER' }],
      },
    ])
  })

  it('names every fault at its field and sends nothing', async () => {
    const { drawn, created } = await openNew(() => TE.right(aManagedUser('ny')))
    await drawn.type('Förnamn', '<script>')
    await drawn.type('E-post', 'anna@foretag')
    await drawn.type('Mobil', 'ring')
    await drawn.press('104822 Lindqvist Rör & Värme AB')
    await submit(drawn, 0)
    expect(created).toEqual([])
    for (const text of [
      'Skriv namnet med bokstäver, utan specialtecken',
      'Fyll i uppgiften',
      'Skriv en e-postadress',
      'Skriv ett telefonnummer',
      'Välj minst en kund',
    ])
      expect(drawn.text()).toContain(text)
  })

  it.each<[string, CallFailure, string]>([
    ['the service refuses', taken, 'Det finns redan en användare med den e-postadressen.'],
    [
      'the answer is lost',
      { tag: 'Lost', service: 'auth', status: undefined },
      'Uppgifterna sparades inte. Det du skrev är kvar.',
    ],
  ])('keeps what was typed when %s', async (_when, failure, text) => {
    const { drawn } = await openNew(() => TE.left(failure))
    await drawn.type('Förnamn', 'Anna')
    await drawn.type('Efternamn', 'Ek')
    await drawn.type('E-post', 'anna@foretag.se')
    await submit(drawn, 0)
    await drawn.until(() => expect(drawn.text()).toContain(text))
    expect([valueOf(drawn, 'Förnamn'), valueOf(drawn, 'Efternamn'), valueOf(drawn, 'E-post')]).toEqual([
      'Anna',
      'Ek',
      'anna@foretag.se',
    ])
  })
})

const openEdit = async (
  user: ManagedUser,
  update?: () => ReturnType<typeof noUsers.update>,
  reread: () => ManagedUser = () => user,
) => {
  const updates: UserUpdate[] = []
  const denied: (readonly DeniesOfCustomer[])[] = []
  const permissions = { customers: user.customerPermissions, version: user.version }
  const shop = withQueries(shopWith([], { session: administrator() }), {
    users: {
      ...noUsers,
      user: () => TE.right(reread()),
      update: (_id, change) => {
        updates.push(change)
        return (update ?? (() => TE.right({ ...user, version: user.version + 1 })))()
      },
      permissions: () => TE.right(permissions),
      updatePermissions: (_id, customers) => {
        denied.push(customers)
        return TE.right({ ...permissions, version: user.version + 1 })
      },
    },
  })
  const drawn = await drawIn(shop, shell, <EditPage />)
  await drawn.until(() => expect(drawn.text()).toContain('Spärrar per kund'))
  await drawn.until(() => expect(drawn.text()).toContain('EJ_SE_PRISER'))
  return { drawn, updates, denied }
}

describe('the page of a user', () => {
  it('sends what was changed alone, with the version that it is based on', async () => {
    const { drawn, updates } = await openEdit(aManagedUser('anna', { version: 7 }))
    await drawn.type('Efternamn', 'Ekström')
    await submit(drawn, 0)
    await drawn.until(() => expect(drawn.text()).toContain('Sparat'))
    expect(updates).toEqual([{ lastName: 'Ekström', version: 7 }])
  })

  it('says that somebody else was first, keeps what was typed and offers to fetch theirs', async () => {
    const { drawn } = await openEdit(aManagedUser('anna'), () => TE.left(changedElsewhere))
    await drawn.type('Efternamn', 'Ekström')
    await submit(drawn, 0)
    await drawn.until(() => expect(drawn.text()).toContain('Någon annan har ändrat användaren under tiden.'))
    expect(valueOf(drawn, 'Efternamn')).toBe('Ekström')
    await drawn.press('Hämta de nya uppgifterna')
    expect(valueOf(drawn, 'Efternamn')).toBe('Ekström')
  })

  it('[USER-07] lays what was typed on what somebody else has saved, and says where both made a change', async () => {
    const anna = aManagedUser('anna', { firstName: 'Anna', lastName: 'Ek', version: 1 })
    let isFirst = true
    const { drawn, updates } = await openEdit(
      anna,
      () => {
        const answer = isFirst ? TE.left(changedElsewhere) : TE.right({ ...anna, version: 3 })
        isFirst = false
        return answer
      },
      () => (isFirst ? anna : { ...anna, firstName: 'Anneli', lastName: 'Eklund', version: 2 }),
    )
    await drawn.type('Efternamn', 'Ekström')
    await submit(drawn, 0)
    await drawn.until(() => expect(drawn.text()).toContain('Någon annan har ändrat användaren under tiden.'))
    await drawn.press('Hämta de nya uppgifterna')
    await drawn.until(() => expect(valueOf(drawn, 'Förnamn')).toBe('Anneli'))
    expect(valueOf(drawn, 'Efternamn')).toBe('Ekström')
    expect(drawn.text()).toContain('Någon annan har sparat ”Eklund” medan du skrev.')
    await submit(drawn, 0)
    await drawn.until(() => expect(updates.at(-1)).toEqual({ lastName: 'Ekström', version: 2 }))
  })

  it('names the network where no answer came, and not log-ins, which the same service answers', async () => {
    const { drawn } = await openEdit(aManagedUser('anna'), () =>
      TE.left({ tag: 'Lost', service: 'auth', status: undefined }),
    )
    await drawn.type('Efternamn', 'Ekström')
    await submit(drawn, 0)
    await drawn.until(() => expect(drawn.text()).toContain('Kontrollera att du har nät och försök igen.'))
    expect(drawn.text()).not.toContain('logga in')
    expect(valueOf(drawn, 'Efternamn')).toBe('Ekström')
  })

  it('[USER-07] [PERM-21] has a box in Swedish for each deny at each customer, and saves those of a customer', async () => {
    const { drawn, denied } = await openEdit(
      aManagedUser('anna', {
        customerPermissions: [{ customerId: customerId('104822'), role: 'USER', permissionDenies: ['EJ_ORDER'] }],
      }),
    )
    for (const deny of permissionDenies) expect(drawn.text()).toContain(deny)
    await drawn.press('Ser inte priser')
    await submit(drawn, 1)
    await drawn.until(() => expect(denied).toHaveLength(1))
    expect(denied[0]).toEqual([{ customerId: '104822', permissionDenies: ['EJ_SE_PRISER', 'EJ_ORDER'] }])
  })

  it('shows somebody above without a way to change them', async () => {
    const { drawn, updates } = await openEdit(aManagedUser('elin', { roles: ['SELLER_ADMIN'] }))
    expect(drawn.text()).toContain('Användaren har en högre roll än du.')
    expect(drawn.isThere('Spara')).toBe(false)
    expect(drawn.isThere('Spara spärrar')).toBe(false)
    await submit(drawn, 0)
    expect(updates).toEqual([])
  })

  it.each<[string, Partial<ManagedUser>, boolean, string]>([
    ['is activated', {}, true, 'Kontot är aktivt.'],
    ['is asked already', { mustChangePassword: true }, false, 'väljer ett nytt lösenord vid nästa inloggning'],
    ['has no password yet', { isEmailVerified: false }, false, 'Kontot är inte aktiverat än'],
    ['is inactive', { active: false }, false, 'Kontot är inaktivt'],
    ['works for others too', { otherCustomers: 1 }, false, 'Arbetar också för kunder'],
    ['is above', { roles: ['SELLER_ADMIN'] }, false, 'Har en högre roll än du'],
  ])(
    '[AUTH-07] offers to demand another password of who may be asked: one who %s',
    async (_who, given, isOffered, text) => {
      const { drawn } = await openEdit(aManagedUser('anna', given))
      expect(drawn.isThere('Kräv nytt lösenord')).toBe(isOffered)
      expect(drawn.text()).toContain(text)
    },
  )

  it('corrects the address of an invitation that went astray, and shows that of an activated account', async () => {
    const { drawn, updates } = await openEdit(aManagedUser('anna', { isEmailVerified: false }))
    await drawn.type('E-post', 'anna@')
    await submit(drawn, 0)
    expect(drawn.text()).toContain('Skriv en e-postadress')
    expect(updates).toEqual([])
    await drawn.type('E-post', 'Anna.W@Foretag.se')
    await submit(drawn, 0)
    await drawn.until(() => expect(updates).toEqual([{ newEmail: { email: 'anna.w@foretag.se' }, version: 1 }]))
    const activated = await openEdit(aManagedUser('anna'))
    expect(activated.drawn.all('input[type=email]')).toEqual([])
    expect(activated.drawn.text()).toContain('anna@foretag.se')
  })

  it('lets nobody change their own rights, but their names', async () => {
    const { drawn } = await openEdit(aManagedUser('u1', { roles: ['BUYER_ADMIN'] }))
    expect(drawn.text()).toContain('Det här är du.')
    expect(drawn.isThere('Spara')).toBe(true)
    expect(drawn.all('select')).toEqual([])
    expect(drawn.named('Inaktivera').getAttribute('aria-disabled')).toBe('true')
  })
})
