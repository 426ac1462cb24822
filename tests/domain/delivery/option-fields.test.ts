import { describe, expect, it } from 'vitest'
import { servicesToChoose } from '#domain/delivery/delivery-options'
import { destinationOf, ownZipCode, remember } from '#domain/session/delivery-preferences'
import { customerOf } from '#domain/session/customer-context'
import { customerId } from '#domain/kernel/ids'
import { zip } from '../given'
import { accept, logIn, run, start } from '../session/given-session'

const loggedIn = run(start(), logIn, accept({ claims: { customerId: customerId('104822') } })).state
const given = {
  ...loggedIn,
  delivery: remember(loggedIn.delivery, { deliveryId: 'DBI', storeId: undefined, zipCode: zip('411 05') }),
}
const option = (useDestination: boolean, useContextZipCode: boolean) => ({
  ...{ id: 'DBI' as const, useDestination, useContextZipCode },
})

describe('what an option says of its delivery', () => {
  it('its services are a choice where there are several; Christmas delivery is the choice of a day', () => {
    const chosenAmong = (...deliveryServices: readonly string[]) => servicesToChoose({ deliveryServices })
    expect(chosenAmong('tail-lift', 'crane', 'christmas')).toEqual(['tail-lift', 'crane'])
    expect(chosenAmong('standard-pickup')).toEqual([])
    expect(chosenAmong('standard-pickup', 'christmas')).toEqual([])
    expect(chosenAmong()).toEqual([])
  })

  it('prices and stock are asked for a zip code where it uses a destination: the one given, else that of the customer', () => {
    const own = ownZipCode(customerOf(loggedIn))
    expect(own).toBeDefined()
    expect(destinationOf(given, option(true, true))).toBe('41105')
    expect(destinationOf(given, option(true, false))).toBe('41105')
    expect(destinationOf(loggedIn, option(true, true))).toBe(own)
    expect(destinationOf(loggedIn, option(true, false))).toBeUndefined()
    expect(destinationOf(given, option(false, true))).toBeUndefined()
  })
})
