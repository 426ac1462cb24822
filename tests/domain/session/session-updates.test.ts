import { describe, expect, it } from 'vitest'
import { customerId, userId } from '#domain/kernel/ids'
import { customerOf } from '#domain/session/customer-context'
import { aCustomer, aUser } from '../given'
import { accept, logIn, run, start, two } from './given-session'

const begun = [start(), logIn, accept({ claims: { customerId: customerId('1') }, customers: two })] as const

describe('the user of a session', () => {
  it('is the one that the service has saved', () => {
    const user = aUser({ firstName: 'Mona' })
    const { state, events } = run(...begun, { type: 'UpdateUser', user })
    expect(state).toMatchObject({ signedIn: { user: { firstName: 'Mona' } }, context: { customerId: '1' } })
    expect(events.at(-1)?.type).toBe('UserUpdated')
  })

  it('stays where nothing has changed, where the answer is about somebody else, and after a log-out', () => {
    const before = run(...begun).events.length
    const other = aUser({ userId: userId('u2'), firstName: 'Mona' })
    expect(run(...begun, { type: 'UpdateUser', user: aUser() }).events).toHaveLength(before)
    expect(run(...begun, { type: 'UpdateUser', user: other }).events).toHaveLength(before)
    expect(run(start(), { type: 'UpdateUser', user: aUser() }).state.tag).toBe('Anonymous')
  })
})

describe('the customers of a session', () => {
  it('are those that are listed now, and a customer that is suspended meanwhile is known to be', () => {
    const [first] = two
    const customers = [{ ...aCustomer('1'), ...first, isSuspended: true }, aCustomer('3')]
    const { state } = run(...begun, { type: 'UpdateCustomers', customers })
    expect(state).toMatchObject({ signedIn: { customers }, context: { customerId: '1', isSuspended: true } })
    expect(customerOf(state)).toEqual(customers[0])
  })

  it('can be chosen as soon as they are listed, and no more once they are not', () => {
    const update = { type: 'UpdateCustomers', customers: [aCustomer('3')] } as const
    const to = (id: string) => ({ type: 'ChooseContext', customerId: customerId(id), projectId: undefined }) as const
    expect(run(...begun, update, to('3')).state).toMatchObject({ switchingTo: { customerId: '3' } })
    expect(run(...begun, update, to('2')).refusals).toEqual([{ tag: 'UnknownCustomer' }])
    expect(run(...begun, update).state).toMatchObject({ context: { customerId: '1' } })
  })

  it('stay where they are the same, and after a log-out', () => {
    const before = run(...begun).events.length
    expect(run(...begun, { type: 'UpdateCustomers', customers: two }).events).toHaveLength(before)
    expect(run(start(), { type: 'UpdateCustomers', customers: two }).state.tag).toBe('Anonymous')
  })
})
