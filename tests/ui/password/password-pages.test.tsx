// @vitest-environment happy-dom
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it, vi } from 'vitest'
import type { CallFailure } from '#domain/failure/call-failure'
import { secret } from '#domain/kernel/secret'
import type { Passwords } from '#application/ports/passwords'
import { Component as ForgottenPasswordPage } from '../../../ui/password/ForgottenPasswordPage'
import { Component as NewPasswordPage } from '../../../ui/password/NewPasswordPage'
import { LogInForm } from '../../../ui/log-in/LogInForm'
import { noDeliveryPreferences } from '#domain/session/delivery-preferences'
import { shell, shopWith } from '../checkout/given'
import { descriptionOf, drawIn } from '../draw'

const refused = (status: number, code: string, message?: string): CallFailure => ({
  ...{ tag: 'Refused', service: 'auth', status, code, message, details: [] },
})

const given = async (page: 'forgotten' | 'new', own: Partial<Passwords> = {}) => {
  const passwords = {
    requestLink: vi.fn<Passwords['requestLink']>(() => TE.right(undefined)),
    challenge: () => ({ session: secret('s'), username: 'ali' }),
    keepChallenge: vi.fn<Passwords['keepChallenge']>(),
    choose: vi.fn<Passwords['choose']>(() => TE.right(undefined)),
    score: vi.fn<Passwords['score']>(async () => 4),
    ...own,
  }
  const shown = page === 'new' ? <NewPasswordPage /> : <ForgottenPasswordPage />
  return { passwords, drawn: await drawIn({ ...shopWith([]), passwords }, shell, shown) }
}

describe('the page of a forgotten password', () => {
  it.each([
    ['', 'Fyll i din e-postadress.'],
    ['ali', 'Det är ingen e-postadress. Den skrivs som namn@foretag.se.'],
    ['<script>alert(1)</script>@x.se', 'Det är ingen e-postadress. Den skrivs som namn@foretag.se.'],
  ])('[AUTH-09] says what is wrong with %j, keeps it and asks nobody', async (typed, text) => {
    const { drawn, passwords } = await given('forgotten')
    await drawn.type('E-postadress', typed)
    await drawn.press('Skicka länk')
    const field = drawn.named('E-postadress')
    expect(descriptionOf(field)).toBe(text)
    expect(field).toHaveProperty('value', typed)
    expect(document.activeElement).toBe(field)
    expect(passwords.requestLink).not.toHaveBeenCalled()
  })

  it('says the same whatever the service found, and lets one write another address', async () => {
    const { drawn, passwords } = await given('forgotten')
    await drawn.type('E-postadress', ' Ali@Example.com ')
    await drawn.press('Skicka länk')
    expect(passwords.requestLink).toHaveBeenCalledExactlyOnceWith('ali@example.com')
    expect(drawn.text()).toContain('Finns det ett konto med adressen ali@example.com')
    await drawn.press('Skriv en annan adress')
    expect(drawn.named('E-postadress')).toHaveProperty('value', 'Ali@Example.com')
  })

  it('tells of a service that refuses or does not answer, and keeps the address', async () => {
    const message = 'För många försök. Försök igen om 8 sekunder.'
    const { drawn } = await given('forgotten', {
      requestLink: () => TE.left(refused(429, 'TOO_MANY_ATTEMPTS', message)),
    })
    await drawn.type('E-postadress', 'ali@example.com')
    await drawn.press('Skicka länk')
    expect(drawn.text()).toContain(message)
    expect(drawn.named('E-postadress')).toHaveProperty('value', 'ali@example.com')
  })
})

const fill = async ({ drawn }: Awaited<ReturnType<typeof given>>, password: string, repeated = password) => {
  await drawn.type('Nytt lösenord', password)
  await drawn.type('Samma lösenord igen', repeated)
  await drawn.press('Spara och logga in')
}

describe('the page of a new password', () => {
  it('is for password managers: whose it is, two new passwords, and nothing that hinders pasting', async () => {
    const { drawn } = await given('new')
    expect(drawn.named('Konto')).toHaveProperty('value', 'ali')
    expect(drawn.named('Konto').getAttribute('autocomplete')).toBe('username')
    for (const name of ['Nytt lösenord', 'Samma lösenord igen']) {
      expect(drawn.named(name).getAttribute('autocomplete')).toBe('new-password')
      expect(drawn.named(name).getAttribute('maxlength')).toBeNull()
      expect(drawn.named(name).getAttribute('type')).toBe('password')
    }
    await drawn.press('Visa det jag skriver')
    expect(drawn.named('Nytt lösenord').getAttribute('type')).toBe('text')
  })

  it.each([
    ['', '', 4, 'Nytt lösenord', 'Välj ett lösenord.'],
    ['sju ord', 'sju ord', 4, 'Nytt lösenord', 'Lösenordet behöver ett tecken till.'],
    ['x'.repeat(101), 'x', 4, 'Nytt lösenord', 'Lösenordet får ha högst 100 tecken.'],
    ['password1', 'password1', 0, 'Nytt lösenord', 'Lösenordet är för lätt att gissa.'],
    ['gräddfil under', 'gräddfil', 4, 'Samma lösenord igen', 'De två lösenorden är inte lika.'],
  ] as const)('[AUTH-15] does not take %j and %j', async (password, repeated, score, at, text) => {
    const page = await given('new', { score: async () => score })
    await fill(page, password, repeated)
    await page.drawn.until(() => expect(descriptionOf(page.drawn.named(at))).toContain(text))
    expect(page.passwords.choose).not.toHaveBeenCalled()
    expect(page.drawn.named('Nytt lösenord')).toHaveProperty('value', password)
    expect(document.activeElement).toBe(page.drawn.named(at))
  })

  it('tells how good a password is in words', async () => {
    const { drawn } = await given('new', { score: async (password) => (password.length > 12 ? 3 : 1) })
    const said = () => drawn.all('output')[0]?.textContent
    expect(said()).toBe('')
    await drawn.type('Nytt lösenord', 'kort')
    expect(said()).toBe('Styrka: 4 tecken till')
    await drawn.type('Nytt lösenord', 'password1')
    await drawn.until(() => expect(said()).toBe('Styrka: för lätt att gissa'))
    await drawn.type('Nytt lösenord', 'gräddfil under')
    await drawn.until(() => expect(said()).toBe('Styrka: bra'))
  })

  it('says that it is saved, and that one is logged in', async () => {
    const page = await given('new')
    await fill(page, 'gräddfil under')
    await page.drawn.until(() => expect(page.drawn.text()).toContain('Lösenordet är sparat'))
    expect(page.passwords.choose).toHaveBeenCalledExactlyOnceWith('gräddfil under')
    expect(page.drawn.isThere('Nytt lösenord')).toBe(false)
  })

  it.each([
    [refused(401, 'CHALLENGE_EXPIRED'), 'Länken saknas eller är förbrukad'],
    [refused(429, 'TOO_MANY_ATTEMPTS', 'För många försök.'), 'För många försök.'],
  ])('keeps what is typed when the service says no: %j', async (failure, text) => {
    const page = await given('new', { choose: () => TE.left(failure) })
    await fill(page, 'gräddfil under')
    await page.drawn.until(() => expect(page.drawn.text()).toContain(text))
    expect(page.drawn.named('Nytt lösenord')).toHaveProperty('value', 'gräddfil under')
  })

  it('shows at the password what the service alone knows of it', async () => {
    const message = 'Välj ett annat lösenord än det du har.'
    const page = await given('new', { choose: () => TE.left(refused(422, 'INVALID_PASSWORD', message)) })
    await fill(page, 'gräddfil under')
    await page.drawn.until(() => expect(descriptionOf(page.drawn.named('Nytt lösenord'))).toContain(message))
  })

  it('leads to a new link where there is none', async () => {
    const { drawn } = await given('new', { challenge: () => undefined })
    expect(drawn.text()).toContain('Länken saknas eller är förbrukad')
    expect(drawn.named('Beställ en ny länk').getAttribute('href')).toBe('/gloemt-loesenord')
  })
})

describe('a log-in that is challenged', () => {
  it('[AUTH-07] goes on where another password is chosen', async () => {
    const shop = shopWith([])
    const session = (tag: 'Anonymous' | 'Challenged') =>
      shop.setSession(
        tag === 'Challenged'
          ? { tag, delivery: noDeliveryPreferences, challengeName: 'NEW_PASSWORD_REQUIRED' }
          : { tag, delivery: noDeliveryPreferences, lastFailure: undefined },
      )
    session('Anonymous')
    const onLeave = vi.fn<() => void>()
    const drawn = await drawIn(shop, shell, <LogInForm onLeave={onLeave} />)
    await drawn.type('Användarnamn eller e-post', 'ali')
    await drawn.type('Lösenord', 'tillfälligt')
    await drawn.press('Logga in')
    expect(drawn.path()).toBe('/here')
    await drawn.does(() => session('Challenged'))
    expect(drawn.path()).toBe('/activate-user')
    expect(onLeave).toHaveBeenCalledOnce()
  })
})
