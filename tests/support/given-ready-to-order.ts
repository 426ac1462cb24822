import * as E from 'fp-ts/Either'
import { articleNumber } from '#domain/kernel/ids'
import { aLine } from '../domain/given'
import { fillForm, givenShop, settled, type OpenShop, type ShopGiven } from './given-shop'
import type { ScriptedNetwork } from './scripted-network'

/** A cart of two deliveries with complete forms. */
export const givenReadyToOrder = async (given: ShopGiven = {}) => {
  const ready = await givenShop({
    lines: [aLine({ quantity: 2 }), aLine({ articleNumber: articleNumber('4208104'), deliveryId: 'EXH', quantity: 3 })],
    ...given,
  })
  fillForm(ready, 'DBI')
  fillForm(ready, 'EXH')
  await settled()
  ready.network.forget()
  return ready
}

export const placingOf = ({ shop }: OpenShop) => shop.checkout.get().placing

export const refusalOf = (result: E.Either<{ readonly tag: string }, void>): string | undefined =>
  E.isLeft(result) ? result.left.tag : undefined

/** The service takes the next order, and neither its answer nor those to the first enquiries about it arrive. */
export const loseOrder = (network: ScriptedNetwork, enquiries = 1): void => {
  network.loseAnswer('checkout')
  for (let lost = 0; lost < enquiries; lost += 1)
    network.refuse('enquireCheckout', { tag: 'Lost', service: 'order', status: undefined })
}
