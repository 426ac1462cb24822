import { describe, expect, it } from 'vitest'
import { commandId, customerId, locationId, projectId, userId } from '#domain/kernel/ids'
import { contextOf, customerOf } from '#domain/session/customer-context'
import { sessionDecider } from '#domain/session/decider'
import { forOtherCustomer, noDeliveryPreferences, remember, zipCodeOf } from '#domain/session/delivery-preferences'
import { hiddenAttributes, mayRequestAssortment, rightsOf } from '#domain/session/permissions'
import { isTokenValid, type LogOutReason } from '#domain/session/session'
import { aCustomer, someClaims, zip } from '../given'
import { accept, type AnyCommand, choose, failure, logIn, reject, run, start, two } from './given-session'

const claims = someClaims({ customerId: customerId('1') })
const context = {
  customerId: customerId('1'),
  customerName: 'Kund 1',
  projectId: undefined,
  projectName: undefined,
  isSuspended: false,
}
const chooseContext = (id: string, project?: string): AnyCommand => ({
  type: 'ChooseContext',
  customerId: customerId(id),
  projectId: project === undefined ? undefined : projectId(project),
})

describe('an answer that nobody waits for any more', () => {
  const late: readonly AnyCommand[] = [
    { type: 'DemandChallenge', challengeName: 'NEW_PASSWORD_REQUIRED' },
    reject,
    { type: 'AcceptContext', claims, context },
    { type: 'RejectContext', failure },
  ]

  it.each(late.map((answer) => [answer.type, answer] as const))('is nothing: %s', (_type, answer) => {
    expect(run(start(), answer).events).toEqual(run(start()).events)
    const loggedIn = [start(), logIn, accept({ customers: two, claims: { customerId: customerId('1') } })] as const
    expect(run(...loggedIn, answer).events).toEqual(run(...loggedIn).events)
  })

  it('is not the answer to the next log-in', () => {
    const next: readonly AnyCommand[] = [start(), logIn, { type: 'LogOut', reason: 'asked' }, logIn]
    const earlier = { request: commandId('c1') }
    for (const answer of [accept(), reject, { type: 'DemandChallenge', challengeName: 'SMS' }] as const) {
      expect(run(...next, { ...answer, ...earlier }).events).toEqual(run(...next).events)
    }
    expect(run(...next, accept()).state.tag).toBe('Authenticated')
  })

  it('leaves the session as it is when it lies in the log', () => {
    const { state } = run(start())
    const target = { customerId: customerId('1'), projectId: undefined }
    for (const event of [
      { type: 'ContextRequested', ...target },
      { type: 'ContextChanged', claims, context },
      { type: 'ContextRejected', failure },
    ] as const) {
      expect(sessionDecider.evolve(state, event)).toBe(state)
    }
    expect(sessionDecider.react(state, { type: 'ContextChanged', claims, context })).toEqual([])
  })
})

describe('logging out', () => {
  const logOut: AnyCommand = { type: 'LogOut', reason: 'asked' }

  it('is nothing for somebody who is not logged in', () => {
    expect(run(logOut).events).toEqual([])
    expect(run(start(), logOut).events).toEqual(run(start()).events)
    expect(run(start(), logIn, logOut).events.at(-1)).toEqual({ type: 'LoggedOut', reason: 'asked' })
  })
})

describe('a session that ends by itself', () => {
  const ends = (reason: LogOutReason): AnyCommand => ({ type: 'LogOut', reason })

  it.each(['unauthorised', 'refreshFailed', 'endedElsewhere'] as const)(
    'asks for nothing, since its tokens are gone and later ones are not its own: %s',
    (reason) => {
      const { state, effects } = run(start(), logIn, accept(), ends(reason))
      expect(state.tag).toBe('Anonymous')
      expect(effects.filter(({ type }) => type === 'EndSession')).toEqual([])
    },
  )

  it('in another tab does not end a log-in that is typed here', () => {
    expect(run(start(), logIn, ends('endedElsewhere'), accept()).state.tag).toBe('Authenticated')
    expect(run(start({ credentials: 'token' }), ends('endedElsewhere'), accept()).state.tag).toBe('Anonymous')
  })
})

describe('choosing a customer', () => {
  const inProject = accept({ customers: two, claims: { customerId: customerId('1'), projectId: projectId('P-1') } })

  it('is asked of the service for another project of the same customer', () => {
    const asked = (...bodies: readonly AnyCommand[]) =>
      run(start(), logIn, inProject, ...bodies).effects.filter(({ type }) => type === 'SwitchContext')
    expect(asked(chooseContext('1', 'P-1'))).toEqual([])
    expect(asked(chooseContext('1'))).toEqual([{ type: 'SwitchContext', customerId: '1', projectId: undefined }])
  })

  it('is refused for a project that the customer does not have', () => {
    expect(run(start(), logIn, inProject, chooseContext('1', 'P-9')).refusals).toEqual([{ tag: 'UnknownCustomer' }])
  })

  it('is not answered by a token of another user', () => {
    const asked = [start(), logIn, accept({ customers: two }), chooseContext('1')] as const
    const ofOther: AnyCommand = { type: 'AcceptContext', claims: { ...claims, userId: userId('other') }, context }
    expect(run(...asked, ofOther).events).toEqual(run(...asked).events)
  })

  it('is known by the context of the session', () => {
    const customerIn = (...bodies: readonly AnyCommand[]) => customerOf(run(...bodies).state)?.customerId
    const second = accept({ customers: two, claims: { customerId: customerId('2') } })
    expect(customerIn(start(), logIn, second)).toBe('2')
    expect(customerIn(start(), logIn, accept({ customers: two }))).toBeUndefined()
    expect(customerIn(start())).toBeUndefined()
  })

  it('is nobody’s where the user has no customers', () => {
    const { state, effects } = run(start(), logIn, accept({ customers: [] }))
    expect(state).toMatchObject({ tag: 'Authenticated', context: undefined })
    expect(effects.filter(({ type }) => type === 'SwitchContext')).toEqual([])
  })
})

describe('the delivery that a session begins with', () => {
  it('is told once: neither again at the log-in, nor when the user must say where', () => {
    const chosenAt = (...bodies: readonly AnyCommand[]) =>
      run(...bodies).events.filter(({ type }) => type === 'DeliveryChosen')
    expect(chosenAt(start(), choose('EXH', 'A'), logIn, accept())).toHaveLength(1)
    const onlyExpress = {
      user: { preferredDeliveryMethod: 'XXX' },
      claims: { permissionDenies: ['EJ_ALLA_LEVERANSSATT'] },
      customers: [aCustomer('1', { zipCode: '' })],
    } as const
    expect(chosenAt(start(), logIn, accept(onlyExpress))).toEqual([])
  })

  it('has the zip code of the customer whom the user works for', () => {
    const customers = [aCustomer('1', { zipCode: '111 11' }), aCustomer('2', { zipCode: '222 22' })]
    const { state } = run(start(), logIn, accept({ customers, claims: { customerId: customerId('2') } }))
    expect(zipCodeOf(state, 'DBI')).toBe('22222')
    const nobody = run(start(), logIn, accept({ customers }))
    expect(zipCodeOf(nobody.state, 'DBI')).toBeUndefined()
  })

  it('stores no zip code that the user did not give, but where the delivery requires one', () => {
    expect(run(start(), logIn, accept()).state.delivery).toMatchObject({ choice: { zipCode: undefined }, zipCodes: {} })
    const express = run(start(), logIn, accept({ user: { preferredDeliveryMethod: 'XXX' } })).state.delivery
    expect(express).toMatchObject({ choice: { zipCode: '43153' }, zipCodes: { XXX: '43153' } })
  })

  it('may be any of a visitor’s', () => {
    expect(run(start(), choose('XXX', undefined, '431 53')).refusals).toEqual([])
    expect(run(choose('XXX', undefined, '431 53')).state.delivery.choice?.deliveryId).toBe('XXX')
  })

  it('is remembered with its own place alone', () => {
    const remembered = remember(noDeliveryPreferences, {
      deliveryId: 'DBI',
      storeId: locationId('A'),
      zipCode: undefined,
    })
    expect(remembered).toMatchObject({ zipCodes: {}, stores: {} })
    expect(Object.keys(remembered.zipCodes)).toEqual([])
    const without = remember(noDeliveryPreferences, { deliveryId: 'EXH', storeId: undefined, zipCode: zip('43153') })
    expect([Object.keys(without.zipCodes), Object.keys(without.stores)]).toEqual([[], []])
  })
})

describe('the zip code of a user who changes customer', () => {
  const customers = [
    aCustomer('1', { zipCode: '111 11', projects: [{ projectId: projectId('P-1'), name: 'Linden', description: '' }] }),
    aCustomer('2', { zipCode: '222 22' }),
    aCustomer('3', { zipCode: '' }),
  ]
  const working = [start(), logIn, accept({ customers, claims: { customerId: customerId('1') } })]
  const changeTo = (customer: string, project?: string): readonly AnyCommand[] => {
    const target = {
      customerId: customerId(customer),
      projectId: project === undefined ? undefined : projectId(project),
    }
    const context = contextOf(customers, target.customerId, target.projectId)
    if (context === undefined) throw new Error(`${customer} is no customer`)
    return [
      { type: 'ChooseContext', ...target },
      { type: 'AcceptContext', claims: someClaims(target), context },
    ]
  }
  const deliveryAfter = (...commands: readonly AnyCommand[]) => run(...working, ...commands).state

  it('is that of the new customer, whether it was given or not', () => {
    expect(zipCodeOf(deliveryAfter(...changeTo('2')), 'DBI')).toBe('22222')
    const given = deliveryAfter(choose('DBI', undefined, '333 33'), ...changeTo('2'))
    expect(zipCodeOf(given, 'DBI')).toBe('22222')
    expect(given.delivery).toMatchObject({ choice: { deliveryId: 'DBI', zipCode: undefined }, zipCodes: {} })
  })

  it('is what express goes to; without one the user has the default delivery', () => {
    const express = choose('XXX', undefined, '111 11')
    expect(deliveryAfter(express, ...changeTo('2')).delivery).toMatchObject({
      choice: { deliveryId: 'XXX', zipCode: '22222' },
      zipCodes: { XXX: '22222' },
    })
    expect(deliveryAfter(express, ...changeTo('3')).delivery.choice?.deliveryId).toBe('DBI')
  })

  it('stays for another project of the same customer, and a chosen store stays for another customer', () => {
    const given = deliveryAfter(choose('DBI', undefined, '333 33'), ...changeTo('1', 'P-1'))
    expect(zipCodeOf(given, 'DBI')).toBe('33333')
    const inStore = deliveryAfter(choose('EXH', 'A'), ...changeTo('2')).delivery
    expect(inStore).toMatchObject({ choice: { deliveryId: 'EXH', storeId: 'A' }, stores: { EXH: 'A' } })
  })

  it('is nobody’s while no delivery is chosen', () => {
    expect(forOtherCustomer({ ...noDeliveryPreferences, zipCodes: { DBI: zip('11111') } }, undefined)).toEqual(
      noDeliveryPreferences,
    )
  })
})

describe('rights', () => {
  it('are those of whoever is logged in', () => {
    expect(rightsOf(run(start()).state)).toBeUndefined()
    expect(rightsOf(run(start(), logIn, accept()).state)?.role).toBe('USER')
  })

  it('[PERM-13] let everybody ask for the default assortment and their own, and for others without the deny', () => {
    const denied = { role: 'USER', permissionDenies: ['EJ_ANDRA_SORTIMENT'], isPunchout: false } as const
    const asked = [undefined, '', 'default', 'own', 'other']
    expect(asked.map((name) => mayRequestAssortment(denied, 'own', name))).toEqual([true, true, true, true, false])
    expect(mayRequestAssortment({ ...denied, permissionDenies: [] }, 'own', 'other')).toBe(true)
    expect(mayRequestAssortment(undefined, undefined, 'other')).toBe(true)
  })

  it('[PERM-12] [PERM-17] hide the attributes that tell what a deny hides', () => {
    const hidden = (...permissionDenies: readonly ('EJ_SE_PRISER' | 'EJ_SE_RABATTER')[]) =>
      hiddenAttributes({ role: 'USER', permissionDenies, isPunchout: false })
    expect(hidden()).toEqual([])
    expect(hidden('EJ_SE_PRISER')).toEqual(['price'])
    expect(hidden('EJ_SE_RABATTER')).toEqual(['campaign'])
    expect(hiddenAttributes(undefined)).toEqual([])
  })
})

describe('a token that does not decode', () => {
  it('[SESSION-15] is never good', () => {
    expect(isTokenValid(undefined, -1_000, 60)).toBe(false)
  })
})
