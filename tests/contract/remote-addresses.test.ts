import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressId } from '#domain/kernel/ids'
import { anAddress } from '../domain/given'
import { answerOf, failureOf, remoteShop } from './support/remote-shop'
import { startRecordingServer, type RecordingServer } from './support/recording-server'

let server: RecordingServer
beforeAll(async () => {
  server = await startRecordingServer()
})
afterAll(() => server.close())

const bare = { id: 'a1', customerId: '104822', postalCode: '43137', postalAddress: 'Mölndal', unknown: 1 }
const asked = () => server.requests.map(({ method, path, body }) => ({ method, path, body }))

describe('the addresses of a customer', () => {
  it('[ADDRESS-02] [ADDRESS-09] are read with all their fields, and with what a service leaves out', async () => {
    const whole = anAddress({ addressId: '17', name: 'Lagret', phone: '031-1', readOnly: true, preselected: true })
    server.answers({ json: [whole, bare] })
    expect(await answerOf(remoteShop(server.origin).addresses.addresses())).toEqual([
      whole,
      {
        ...anAddress({ label: undefined, recipientName: undefined, address2: undefined }),
        readOnly: false,
        preselected: false,
        validForDelivery: true,
      },
    ])
    expect(asked()).toEqual([{ method: 'GET', path: '/gateway/address', body: undefined }])
  })

  it('[ADDRESS-10] [ADDRESS-11] [ADDRESS-12] are added, changed and deleted with what a user may say of one', async () => {
    const { addresses } = remoteShop(server.origin)
    server.answers({ json: bare }, { json: bare }, { status: 204 })
    const address = { ...anAddress(), preselected: true }
    await answerOf(addresses.create(address))
    await answerOf(addresses.update(addressId('a/1'), address))
    await answerOf(addresses.remove(addressId('a1')))
    const [created, changed, deleted] = asked()
    expect(created).toMatchObject({
      method: 'POST',
      path: '/gateway/address',
      body: { preselected: true, postalCode: '43137' },
    })
    expect(changed).toMatchObject({ method: 'PUT', path: '/gateway/address/a%2F1' })
    expect(deleted).toMatchObject({ method: 'DELETE', path: '/gateway/address/a1' })
  })

  it('are unreadable where an address has no id', async () => {
    server.answers({ json: [{ ...bare, id: null }] })
    expect((await failureOf(remoteShop(server.origin).addresses.addresses())).tag).toBe('Unreadable')
  })
})

describe('[CHECKOUT-16] the order number of a customer', () => {
  it.each([
    [{ valid: true }, { tag: 'Valid' }],
    [
      { valid: false, message: 'Finns redan.' },
      { tag: 'Rejected', errorMessage: 'Finns redan.' },
    ],
    [{ valid: false }, { tag: 'Rejected', errorMessage: undefined }],
  ])('is asked about by its path: %j', async (json, verdict) => {
    server.answers({ json })
    expect(await answerOf(remoteShop(server.origin).orders.validateOrderNumber('PO 47/11'))).toEqual(verdict)
    expect(asked()).toEqual([
      { method: 'GET', path: '/order/v4/customers/orders/PO%2047%2F11/validate', body: undefined },
    ])
  })
})

describe('[CUSTOMER-17] the team of a customer', () => {
  it('is read with what a service leaves out, and is nobody where the service knows none', async () => {
    server.answers({ json: [{ name: 'Jonas Ek', phone: '031-1', unknown: 1 }] }, { status: 404, json: {} })
    const { customers } = remoteShop(server.origin)
    expect(await answerOf(customers.team())).toEqual([
      { name: 'Jonas Ek', phone: '031-1', title: undefined, email: undefined },
    ])
    expect(asked()).toEqual([{ method: 'GET', path: '/gateway/crm/customerteam', body: undefined }])
    expect(await answerOf(customers.team())).toEqual([])
  })
})
