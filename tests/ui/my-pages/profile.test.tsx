// @vitest-environment happy-dom
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { UserUpdate } from '#application/ports/user-service'
import type { Call } from '#application/ports/call'
import type { CallFailure } from '#domain/failure/call-failure'
import { customerId, locationId, projectId } from '#domain/kernel/ids'
import type { SessionState, User } from '#domain/session/session'
import type { ManagedUser } from '#domain/users/user'
import { Component as ProfilePage } from '../../../ui/my-pages/profile/ProfilePage'
import { aCustomer, aSignedIn, aUser } from '../../domain/given'
import { signedIn } from '../../domain/given-articles'
import { descriptionOf, drawIn } from '../draw'
import { shell, shopWith } from '../checkout/given'

const customers = [
  aCustomer('104822', { projects: [{ projectId: projectId('P-7'), name: 'Kvarnen', description: '' }] }),
  aCustomer('104830'),
]
const moa = aUser({
  mobileNumber: '070-555 01 42',
  defaultCustomerId: customerId('104822'),
  defaultProjectId: projectId('P-7'),
})

const sessionOf = (user: User, denied = false): SessionState => {
  const found = signedIn()
  if (found.tag !== 'Authenticated') throw new Error('nobody is logged in')
  const claims = denied ? { permissionDenies: ['EJ_ALLA_LEVERANSSATT'] as const } : {}
  return { ...found, signedIn: aSignedIn({ user, customers, claims }) }
}

const managed = (user: User): ManagedUser => ({
  ...user,
  isEmailVerified: true,
  mustChangePassword: false,
  isPhoneNumberVerified: false,
  active: true,
  customers: [],
  customerPermissions: [],
  otherCustomers: 0,
  roles: ['USER'],
  lastLoggedInAt: undefined,
  changedBy: undefined,
  changedAt: undefined,
  version: 1,
})

const saving = (user: User, update: UserUpdate): User => ({
  ...user,
  firstName: update.firstName ?? user.firstName,
  mobileNumber: update.mobileNumber ?? undefined,
})

/** A profile whose service answers as it is told; the session takes the answer. */
const open = async (given: { readonly user?: User; readonly denied?: boolean; readonly fails?: CallFailure } = {}) => {
  const user = given.user ?? moa
  const sent: (readonly [string, UserUpdate])[] = []
  const taken: User[] = []
  const update = (id: string, body: UserUpdate): Call<ManagedUser> => {
    sent.push([id, body])
    return given.fails === undefined ? TE.right(managed(saving(user, body))) : TE.left(given.fails)
  }
  const fake = shopWith([], { session: sessionOf(user, given.denied), users: { update } })
  const updateUser = (saved: User) => {
    taken.push(saved)
    fake.setSession(sessionOf(saved, given.denied))
  }
  const shop = { ...fake, session: { ...fake.session, updateUser } }
  return { drawn: await drawIn(shop, shell, <ProfilePage />), shop, sent, taken }
}

const refused: CallFailure = {
  tag: 'Refused',
  service: 'auth',
  status: 422,
  message: undefined,
  code: 'INVALID_USER',
  details: [{ path: 'firstName', message: 'Namnet går inte att använda.' }],
}

describe('another e-mail address', () => {
  const askFor = async (fails?: CallFailure) => {
    const opened = await open(fails === undefined ? {} : { fails })
    await opened.drawn.press('Byt e-postadress')
    return opened
  }

  it('is asked for with the password, and what is wrong is said at its field', async () => {
    const { drawn, sent } = await askFor()
    await drawn.type('Ny e-postadress', 'moa@foretag')
    await drawn.press('Skicka länken')
    expect(drawn.text()).toContain('Skriv en e-postadress, som namn@foretag.se.')
    expect(drawn.text()).toContain('Fyll i ditt lösenord.')
    expect(sent).toEqual([])
    await drawn.type('Ny e-postadress', ' Moa@Foretag.se ')
    await drawn.type('Ditt lösenord', 'hemligt')
    await drawn.press('Skicka länken')
    expect(sent).toEqual([['u1', { newEmail: { email: 'moa@foretag.se', password: 'hemligt' } }]])
    await drawn.until(() => expect(drawn.text()).toContain('Ett mejl är på väg till moa@foretag.se.'))
  })

  it('keeps what was typed when the service refuses the password', async () => {
    const wrong: CallFailure = {
      ...refused,
      code: 'WRONG_PASSWORD',
      details: [{ path: 'password', message: 'Lösenordet stämmer inte.' }],
    }
    const { drawn } = await askFor(wrong)
    await drawn.type('Ny e-postadress', 'moa@foretag.se')
    await drawn.type('Ditt lösenord', 'gissat')
    await drawn.press('Skicka länken')
    await drawn.until(() => expect(drawn.text()).toContain('Lösenordet stämmer inte.'))
    const typed = drawn.named('Ny e-postadress')
    expect(typed instanceof HTMLInputElement && typed.value).toBe('moa@foretag.se')
  })
})

describe('the profile', () => {
  it('[USER-12] saves exactly names, mobile number, store, customer and project', async () => {
    const { drawn, sent, taken } = await open()
    await drawn.type('Förnamn', ' Mona  Lisa ')
    await drawn.type('Mobilnummer', '')
    await drawn.press(/^Mölndal/)
    await drawn.press('Spara profilen')

    expect(sent).toEqual([
      [
        'u1',
        {
          firstName: 'Mona Lisa',
          lastName: 'Lindqvist',
          mobileNumber: null,
          preferredStore: locationId(shell.stores[0]?.id ?? ''),
          defaultCustomerId: '104822',
          defaultProjectId: 'P-7',
        },
      ],
    ])
    await drawn.until(() => expect(drawn.text()).toContain('Profilen är sparad.'))
    expect(taken).toEqual([{ ...moa, firstName: 'Mona Lisa', mobileNumber: undefined }])
  })

  it('is shown in the frame as soon as it is saved', async () => {
    const { drawn } = await open()
    await drawn.type('Förnamn', 'Mona')
    expect(drawn.all('aside strong').map((name) => name.textContent.trim())).toEqual(['Moa Lindqvist'])
    await drawn.press('Spara profilen')
    await drawn.until(() =>
      expect(drawn.all('aside strong').map((name) => name.textContent.trim())).toEqual(['Mona Lindqvist']),
    )
  })

  it('[USER-14] sends the preferred delivery in the same call when it is changed', async () => {
    const { drawn, sent } = await open()
    await drawn.does(() => {
      const [select] = drawn.all('select[name=preferredDeliveryMethod]')
      if (select instanceof HTMLSelectElement) select.value = 'EXH'
      select?.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await drawn.press('Spara profilen')
    expect(sent.map(([, body]) => body.preferredDeliveryMethod)).toEqual(['EXH'])
  })

  it('[PERM-10] does not let a user with EJ_ALLA_LEVERANSSATT choose the delivery', async () => {
    const { drawn } = await open({ denied: true })
    expect(drawn.all('select[name=preferredDeliveryMethod]')).toEqual([])
    expect(drawn.text()).toContain('Ditt konto använder ett fast leveranssätt: Utkörning.')
  })

  it('begins with the customer without a project once another customer is chosen', async () => {
    const { drawn, sent } = await open()
    expect(drawn.all('select[name=defaultProjectId]')).toHaveLength(1)
    await drawn.does(() => {
      const [select] = drawn.all('select[name=defaultCustomerId]')
      if (select instanceof HTMLSelectElement) select.value = '104830'
      select?.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(drawn.all('select[name=defaultProjectId]')).toEqual([])
    await drawn.press('Spara profilen')
    expect(sent[0]?.[1]).toMatchObject({ defaultCustomerId: '104830', defaultProjectId: null })
  })

  it('saves nothing while nothing is changed, and says so', async () => {
    const { drawn, sent } = await open()
    await drawn.press('Spara profilen')
    expect(sent).toEqual([])
    expect(descriptionOf(drawn.named('Spara profilen'))).toContain('Det finns inget nytt att spara.')
  })

  it.each([
    ['Förnamn', '  ', 'Fyll i ditt förnamn.'],
    ['Efternamn', 'x'.repeat(51), 'Högst 50 tecken.'],
    ['Förnamn', '<b>Moa</b>', 'Skriv namnet med bokstäver'],
    ['Mobilnummer', 'ring mig', 'Skriv ett telefonnummer'],
  ])('tells what is wrong at its field and keeps it: %s %j', async (field, typed, told) => {
    const { drawn, sent } = await open()
    await drawn.type(field, typed)
    await drawn.press('Spara profilen')
    expect(sent).toEqual([])
    expect(descriptionOf(drawn.named(field))).toContain(told)
    expect(document.activeElement).toBe(drawn.named(field))
    expect(drawn.named(field)).toMatchObject({ value: typed })
  })

  it('keeps what was written when the service refuses it, and says why at the field', async () => {
    const { drawn } = await open({ fails: refused })
    await drawn.type('Förnamn', 'Mona')
    await drawn.press('Spara profilen')
    await drawn.until(() => expect(descriptionOf(drawn.named('Förnamn'))).toContain('Namnet går inte att använda.'))
    expect(drawn.named('Förnamn')).toMatchObject({ value: 'Mona' })
  })

  it('is found again after a reload, until it is given up', async () => {
    const { drawn, shop } = await open()
    await drawn.type('Efternamn', 'Lind')
    const again = await drawIn(shop, shell, <ProfilePage />)
    expect(again.named('Efternamn')).toMatchObject({ value: 'Lind' })
    expect(again.text()).toContain('Du har ändringar som inte är sparade.')
    await again.press('Ångra ändringarna')
    expect(again.named('Efternamn')).toMatchObject({ value: 'Lindqvist' })
    expect((await drawIn(shop, shell, <ProfilePage />)).named('Efternamn')).toMatchObject({ value: 'Lindqvist' })
  })
})
