import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { createOwnMenu } from '#application/shop/own-menu'
import type { MenuEntry } from '#application/ports/product-service'
import { customerId, type CustomerId } from '#domain/kernel/ids'
import { settled } from '../support/given-shop'
import { category, refused } from './support/memory-catalogue'

const service = customerId('1')
const other = customerId('2')
const whole = [category('VVS', 'vvs'), category('El', 'el')]
const narrow = whole.slice(0, 1)

const given = (assortments: Readonly<Record<string, string | undefined>>) => {
  const asked: string[] = []
  const failing = new Set<string>()
  const own = createOwnMenu({
    customers: {
      assortment: (customer: CustomerId) => {
        asked.push(`assortment of ${customer}`)
        return failing.has(customer) ? TE.left(refused(500)) : TE.right(assortments[customer])
      },
    },
    products: {
      menu: (assortment) => {
        asked.push(`menu of ${assortment ?? 'all'}`)
        return failing.has(assortment ?? 'all')
          ? TE.left(refused(500))
          : TE.right<never, readonly MenuEntry[]>(assortment === undefined ? whole : narrow)
      },
    },
  })
  const follow = async (customer: CustomerId | undefined) => {
    own.follow(customer)
    await settled()
  }
  return { own, asked, failing, follow }
}

describe('the menu of the customer’s assortment', () => {
  it('[CUSTOMER-10] is asked for when the assortment is another one, and not when it is the same', async () => {
    const { own, asked, follow } = given({ 1: 'service', 2: 'service' })
    await follow(service)
    expect(own.menu.get()).toBe(narrow)
    await follow(other)
    expect(own.menu.get()).toBe(narrow)
    expect(asked).toEqual(['assortment of 1', 'menu of service', 'assortment of 2'])
  })

  it.each([
    ['missing', undefined],
    ['the default one', 'default'],
  ])('[CUSTOMER-09] is cleared when the assortment is %s', async (_, assortment) => {
    const { own, follow } = given({ 1: 'service', 2: assortment })
    await follow(service)
    await follow(other)
    expect(own.menu.get()).toBeUndefined()
  })

  it('[CUSTOMER-09] is cleared when the assortment or its menu cannot be had', async () => {
    const { own, failing, follow } = given({ 1: 'service', 2: 'other' })
    await follow(service)
    failing.add('2')
    await follow(other)
    expect(own.menu.get()).toBeUndefined()
    failing.delete('2')
    failing.add('other')
    await follow(other)
    expect(own.menu.get()).toBeUndefined()
  })

  it('[SESSION-13] goes with the log-out, also when its answer is still on the way', async () => {
    const { own, follow } = given({ 1: 'service' })
    await follow(service)
    await follow(undefined)
    expect(own.menu.get()).toBeUndefined()
    own.follow(service)
    own.follow(undefined)
    await settled()
    expect(own.menu.get()).toBeUndefined()
  })

  it('[CATALOG-20] names the assortment to calls, once it is known whose holds', async () => {
    const { own, failing, follow } = given({ 1: 'service', 2: 'other', 3: 'default' })
    expect(await own.assortment()).toBeUndefined()
    own.follow(service)
    const asked = own.assortment()
    own.follow(other)
    expect(await asked).toBe('other')
    expect(await own.assortment()).toBe('other')
    await follow(customerId('3'))
    expect(await own.assortment()).toBeUndefined()
    failing.add('1')
    own.follow(service)
    expect(await own.assortment()).toBeUndefined()
    own.follow(other)
    own.follow(undefined)
    expect(await own.assortment()).toBeUndefined()
  })

  it('gives nobody who types the menu of a customer who was left', async () => {
    const { own, follow } = given({ 1: 'service', 2: undefined })
    await follow(service)
    own.follow(other)
    expect(await own.known()()).toEqual(E.right(whole))
  })

  it('is known to who types without another call', async () => {
    const { own, asked, follow } = given({ 1: 'service' })
    expect(await own.known()()).toEqual(E.right(whole))
    expect(await own.known()()).toEqual(E.right(whole))
    expect(asked).toEqual(['menu of all'])
    await follow(service)
    expect(await own.known()()).toEqual(E.right(narrow))
    expect(asked).toHaveLength(3)
  })
})
