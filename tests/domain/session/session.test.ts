import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { customerId, locationId, projectId } from '#domain/kernel/ids'
import { noDeliveryPreferences, remember } from '#domain/session/delivery-preferences'
import { sessionDecider } from '#domain/session/decider'
import { aCustomer, type aSignedIn, someClaims, stamp, zip } from '../given'
import type { StoredSession } from '#domain/session/session'
import { accept, type AnyCommand, choose, failure, logIn, reject, run, start, two } from './given-session'

describe('a session that starts', () => {
  it('[SESSION-08] with nothing stored is not authenticated and calls nobody', () => {
    const { state, effects } = run(start())
    expect(state.tag).toBe('Anonymous')
    expect(effects).toEqual([])
  })

  it.each(['token', 'refreshToken', 'punchout'] as const)('logs in by %s when that is stored', (credentials) => {
    const { state, effects } = run(start({ credentials }))
    expect(state.tag).toBe('Authenticating')
    expect(effects).toEqual([{ type: 'LogIn', by: credentials, command: 'c0' }])
  })

  it('remembers zip codes and stores of the storages', () => {
    const { state } = run(start({ zipCodes: { XXX: zip('43153') }, selectedLocations: { EXH: locationId('A') } }))
    expect(state.delivery).toEqual({ choice: undefined, zipCodes: { XXX: '43153' }, stores: { EXH: 'A' } })
  })
})

describe('the delivery that the browser was left with', () => {
  it('is taken up again with its place', () => {
    const { state } = run(start({ chosenDelivery: 'EXH', selectedLocations: { EXH: locationId('A') } }))
    expect(state.delivery.choice).toEqual({ deliveryId: 'EXH', storeId: 'A', zipCode: undefined })
  })

  it('is left alone when its place is not known any more', () => {
    expect(run(start({ chosenDelivery: 'XXX' })).state.delivery.choice).toBeUndefined()
  })
})

describe('logging in', () => {
  it('ends with a user, or with nobody and the reason', () => {
    expect(run(start(), logIn, accept()).state.tag).toBe('Authenticated')
    expect(run(start(), logIn, reject).state).toMatchObject({ tag: 'Anonymous', lastFailure: { tag: 'Refused' } })
  })

  it('[SESSION-09] is marked while it lasts, and not begun twice', () => {
    const { state, effects, refusals } = run(start(), logIn, logIn)
    expect(state.tag).toBe('Authenticating')
    expect(effects).toHaveLength(1)
    expect(refusals).toEqual([{ tag: 'AlreadyAuthenticating' }])
    expect(run(start(), logIn, reject).state.tag).toBe('Anonymous')
  })

  it('goes on when the storages are read only after it was begun', () => {
    const { state, effects } = run(logIn, start({ credentials: 'token', zipCodes: { DBI: zip('43137') } }), accept())
    expect(state).toMatchObject({ tag: 'Authenticated', delivery: { zipCodes: { DBI: '43137' } } })
    expect(effects.filter(({ type }) => type === 'LogIn')).toHaveLength(1)
  })

  it('never puts credentials in an effect', () => {
    expect(run(start(), logIn).effects).toEqual([{ type: 'LogIn', by: 'credentials', command: 'c1' }])
  })

  it('[AUTH-06] may end in a challenge instead', () => {
    const { state } = run(start(), logIn, { type: 'DemandChallenge', challengeName: 'NEW_PASSWORD_REQUIRED' })
    expect(state).toMatchObject({ tag: 'Challenged', challengeName: 'NEW_PASSWORD_REQUIRED' })
  })

  it('ignores an answer that comes after the user has left', () => {
    const { state } = run(start(), logIn, { type: 'LogOut', reason: 'asked' }, accept())
    expect(state.tag).toBe('Anonymous')
  })
})

describe('the customer context after log-in', () => {
  const contextAfter = (
    given: Parameters<typeof aSignedIn>[0],
    from: Partial<StoredSession> = { credentials: 'token' },
  ) => {
    const { state, effects } = run(start({ credentials: 'token', ...from }), accept(given))
    return {
      context: state.tag === 'Authenticated' ? state.context : undefined,
      asked: effects.filter(({ type }) => type === 'SwitchContext'),
    }
  }

  it("is the token's own before any other", () => {
    const stored2 = { customer: { customerId: customerId('2'), projectId: undefined } }
    const { context, asked } = contextAfter(
      { customers: two, claims: { customerId: customerId('1'), projectId: projectId('P-1') } },
      stored2,
    )
    expect(context).toMatchObject({ customerId: '1', projectName: 'Linden' })
    expect(asked).toEqual([])
  })

  it('is asked for as the stored one, else the default, else the single one, when the token has none', () => {
    const user = { defaultCustomerId: customerId('1'), defaultProjectId: projectId('P-1') }
    const stored2 = { customer: { customerId: customerId('2'), projectId: undefined } }
    expect(contextAfter({ customers: two, user }, stored2).asked).toMatchObject([{ customerId: '2' }])
    expect(contextAfter({ customers: two, user }).asked).toMatchObject([{ customerId: '1', projectId: 'P-1' }])
    expect(contextAfter({ customers: [aCustomer('9')] }).asked).toMatchObject([{ customerId: '9' }])
    expect(contextAfter({ customers: two })).toEqual({ context: undefined, asked: [] })
  })

  it('[CUSTOMER-06] changes customer and project together when the service has agreed', () => {
    const before = run(start(), logIn, accept({ customers: two }), {
      type: 'ChooseContext',
      customerId: customerId('1'),
      projectId: projectId('P-1'),
    })
    expect(before.state).toMatchObject({
      tag: 'Authenticated',
      switchingTo: { customerId: '1', projectId: 'P-1' },
      context: undefined,
    })
    expect(before.effects.at(-1)).toEqual({ type: 'SwitchContext', customerId: '1', projectId: 'P-1' })
    const context = {
      customerId: customerId('1'),
      customerName: 'Kund 1',
      projectId: projectId('P-1'),
      projectName: 'Linden',
      isSuspended: false,
    }
    const claims = someClaims({ customerId: customerId('1'), projectId: projectId('P-1') })
    const accepted = sessionDecider.decide(before.state, { type: 'AcceptContext', claims, context, ...stamp('x') })
    const after = E.isRight(accepted) ? accepted.right.reduce(sessionDecider.evolve, before.state) : before.state
    expect(after).toMatchObject({ switchingTo: undefined, context, signedIn: { claims } })
  })

  it('[CUSTOMER-07] is cleared with everything else at log-out', () => {
    const { state, effects } = run(
      start(),
      logIn,
      accept({ claims: { customerId: customerId('104822') } }),
      choose('XXX', undefined, '431 53'),
      { type: 'LogOut', reason: 'asked' },
    )
    expect(state).toEqual({
      tag: 'Anonymous',
      lastFailure: undefined,
      delivery: { choice: undefined, zipCodes: {}, stores: {} },
    })
    expect(effects.at(-1)).toEqual({ type: 'EndSession', reason: 'asked' })
  })

  it('is refused for customers that are not the user’s, and without log-in', () => {
    const chooseIt: AnyCommand = { type: 'ChooseContext', customerId: customerId('7'), projectId: undefined }
    expect(run(start(), chooseIt).refusals).toEqual([{ tag: 'NotLoggedIn' }])
    expect(run(start(), logIn, accept(), chooseIt).refusals).toEqual([{ tag: 'UnknownCustomer' }])
  })

  it('is asked for once, however often it is chosen before the answer', () => {
    const choose = (id: string): AnyCommand => ({
      type: 'ChooseContext',
      customerId: customerId(id),
      projectId: undefined,
    })
    const loggedIn = [start(), logIn, accept({ customers: two, claims: { customerId: customerId('1') } })] as const
    const switches = (...ids: readonly string[]) =>
      run(...loggedIn, ...ids.map(choose)).effects.filter(({ type }) => type === 'SwitchContext')

    expect(switches('2', '2')).toHaveLength(1)
    expect(switches('1')).toHaveLength(0)
    expect(switches('2', '1')).toHaveLength(2)
  })

  it('stays as it was when the service refuses', () => {
    const { state } = run(
      start(),
      logIn,
      accept({ customers: two, claims: { customerId: customerId('1') } }),
      { type: 'ChooseContext', customerId: customerId('2'), projectId: undefined },
      { type: 'RejectContext', failure },
    )
    expect(state).toMatchObject({ switchingTo: undefined, context: { customerId: '1' } })
  })
})

describe('the chosen delivery', () => {
  it('[DELIVERY-08] is DBI after log-in for a user without another wish', () => {
    expect(run(start(), logIn, accept()).state.delivery.choice).toEqual({
      deliveryId: 'DBI',
      storeId: undefined,
      zipCode: undefined,
    })
  })

  it('is the one chosen before, else the preferred one with its place', () => {
    const user = { preferredDeliveryMethod: 'EXH', preferredStore: locationId('A') } as const
    expect(run(start(), logIn, accept({ user })).state.delivery.choice).toMatchObject({
      deliveryId: 'EXH',
      storeId: 'A',
    })
    expect(run(start(), choose('EXB', 'B'), logIn, accept({ user })).state.delivery.choice).toMatchObject({
      deliveryId: 'EXB',
      storeId: 'B',
    })
    expect(
      run(start(), logIn, accept({ user: { preferredDeliveryMethod: 'EXH' } })).state.delivery.choice?.deliveryId,
    ).toBe('DBI')
  })

  it('[DELIVERY-03] is refused for a store delivery without a store', () => {
    expect(run(start(), choose('EXH')).refusals).toEqual([{ tag: 'StoreRequired', deliveryId: 'EXH' }])
  })

  it('[DELIVERY-04] is refused for express without a zip code', () => {
    expect(run(start(), choose('XXX', 'A')).refusals).toEqual([{ tag: 'ZipCodeRequired', deliveryId: 'XXX' }])
  })

  it('[PERM-10] is refused when the token leaves only the preferred one', () => {
    const denied = accept({ claims: { permissionDenies: ['EJ_ALLA_LEVERANSSATT'] } })
    const { state, refusals } = run(start(), choose('EXH', 'A'), logIn, denied, choose('EXH', 'A'))
    expect(refusals).toEqual([{ tag: 'DeliveryNotAllowed', deliveryId: 'EXH' }])
    expect(state.delivery.choice?.deliveryId).toBe('DBI')
  })

  it('[DELIVERY-33] leaves a zip code for XXX and DBI alone, and its store for the next time', () => {
    expect(
      remember(noDeliveryPreferences, { deliveryId: 'EXB', storeId: undefined, zipCode: zip('99999') }).zipCodes,
    ).toEqual({})
    const { state } = run(
      start(),
      choose('XXX', undefined, '431 53'),
      choose('DBI', undefined, '111 22'),
      choose('EXH', 'A', '999 99'),
    )
    expect(state.delivery).toEqual({
      choice: { deliveryId: 'EXH', storeId: 'A', zipCode: undefined },
      zipCodes: { XXX: '43153', DBI: '11122' },
      stores: { EXH: 'A' },
    })
  })
})
