// @vitest-environment happy-dom
import * as E from 'fp-ts/Either'
import { describe, expect, it, vi } from 'vitest'
import type { Shop } from '#application/shop/shop'
import type { CallFailure } from '#domain/failure/call-failure'
import { LONGEST_CREDENTIAL } from '#domain/session/credentials'
import { LogInForm } from '../../../ui/log-in/LogInForm'
import { signedIn } from '../../domain/given-articles'
import { shell, shopWith } from '../checkout/given'
import { descriptionOf, drawIn } from '../draw'

const wrongCredentials: CallFailure = {
  ...{ tag: 'Refused', service: 'auth', status: 401, message: undefined },
  ...{ code: 'AUTHENTICATION_FAILED', details: [] },
}

const given = async () => {
  const shop = shopWith([])
  shop.setSession({ tag: 'Anonymous', delivery: signedIn().delivery, lastFailure: undefined })
  const logIn = vi.fn<Shop['session']['logIn']>(() => E.right(undefined))
  const drawn = await drawIn(
    { ...shop, session: { ...shop.session, logIn } },
    shell,
    <LogInForm onLeave={() => undefined} />,
  )
  const fill = async (username: string, password: string) => {
    await drawn.type('Användarnamn eller e-post', username)
    await drawn.type('Lösenord', password)
    await drawn.press('Logga in')
  }
  return { shop, drawn, logIn, fill }
}

describe('the log-in form', () => {
  const longest = 'a'.repeat(LONGEST_CREDENTIAL)

  it.each([
    { field: 'Användarnamn eller e-post', username: `${longest}a`, password: 'secret' },
    { field: 'Lösenord', username: 'moa', password: `${longest}a` },
  ])('names the greatest length at $field, and asks no service, when it is longer', async (typed) => {
    const { drawn, logIn, fill } = await given()
    await fill(typed.username, typed.password)

    expect(logIn).not.toHaveBeenCalled()
    const field = drawn.named(typed.field)
    expect(descriptionOf(field)).toBe('Högst 200 tecken.')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field)
  })

  it('takes the longest that may be, with spaces around the user name', async () => {
    const { logIn, fill } = await given()
    await fill(` ${longest} `, longest)
    expect(logIn).toHaveBeenCalledOnce()
  })

  it('says no more that a log-in was wrong when another text is found too long', async () => {
    const { shop, drawn, fill } = await given()
    await fill('moa', 'fel')
    shop.setSession({ tag: 'Anonymous', delivery: signedIn().delivery, lastFailure: wrongCredentials })
    await drawn.until(() => expect(drawn.text()).toContain('Fel användarnamn eller lösenord'))
    await fill(`${longest}a`, 'fel')
    expect(drawn.text()).not.toContain('Fel användarnamn eller lösenord')
  })
})
