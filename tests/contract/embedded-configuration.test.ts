import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConfigCodec } from '#adapters/contract/config'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'
import { answerAs } from './support/read-answer'

let services: EmbeddedServices
beforeAll(async () => {
  services = await startEmbeddedServices()
})
afterAll(() => services.stop())

const get = (path: string, headers: Record<string, string> = {}) =>
  services.app.inject({ url: `/services${path}`, headers })

describe('the configuration', () => {
  const configOf = async (host: string) => answerAs(ConfigCodec, (await get('/config', { host })).json())

  it('[CONST-03] [CONST-05] is that of the brand whose host is asked', async () => {
    expect(await configOf('konr.localhost:3000')).toMatchObject({
      brand: 'konr',
      defaultStoreId: '113',
      centralStorageId: '100',
    })
    expect((await configOf('localhost:3000')).brand).toBe('dahl')
  })

  it('[CONST-04] is dahl’s under a host that says no brand', async () => {
    expect(await Promise.all(['127.0.0.1:3000', 'elsewhere.localhost'].map(configOf))).toMatchObject([
      { brand: 'dahl' },
      { brand: 'dahl' },
    ])
  })

  it('[HTTP-01] [CONST-13] names an absolute address for each service, the gateway’s where none is given', async () => {
    const { services: addresses } = await configOf('opti.localhost:4310')
    expect(Object.keys(addresses)).toHaveLength(13)
    expect(new Set(Object.values(addresses))).toEqual(new Set(['http://opti.localhost:4310/services']))
  })

  it('builds no address from a host that it does not know', async () => {
    expect((await get('/config', { host: 'evil.example' })).statusCode).toBe(421)
    expect((await get('/config', { host: '192.168.1.20:3000' })).statusCode).toBe(421)
  })

  it('[DELIVERY-09] says of each delivery where it goes, when it is offered and what services it has', async () => {
    const { deliveryOptions } = await configOf('dahl.localhost')
    expect(deliveryOptions).toMatchObject([
      {
        ...{ id: 'DBI', name: 'Utkörning', orderType: 'standard', requiresZipCode: false },
        ...{ useDestination: true, useContextZipCode: true, availableBetweenHours: undefined },
        deliveryServices: ['tail-lift', 'crane', 'christmas'],
      },
      {
        ...{ id: 'EXH', name: 'Leverans till butik', orderType: 'standard', requiresZipCode: false },
        ...{ useDestination: false, useContextZipCode: false, availableBetweenHours: undefined },
        deliveryServices: ['standard-pickup'],
      },
      {
        ...{ id: 'XXX', name: 'Expressutkörning', orderType: 'express', requiresZipCode: true },
        ...{ useDestination: true, useContextZipCode: true },
        ...{ availableBetweenHours: { start: '07:00', end: '15:00' }, deliveryServices: [] },
      },
      {
        ...{ id: 'EXB', name: 'Express till butik', orderType: 'express', requiresZipCode: false },
        ...{ useDestination: false, useContextZipCode: false },
        ...{ availableBetweenHours: { start: '07:00', end: '16:00' }, deliveryServices: ['standard-pickup'] },
      },
    ])
  })

  it('[DELIVERY-24] [CUSTOMER-13] keeps extra days for dahl and all customers for kasp and opti', async () => {
    const configs = await Promise.all(['dahl', 'konr', 'kasp', 'opti'].map((brand) => configOf(`${brand}.localhost`)))
    expect(configs.map(({ extraNonDeliveryDays }) => extraNonDeliveryDays)).toEqual([
      ['2024-12-23', '2024-12-27'],
      [],
      [],
      [],
    ])
    expect(configs.map(({ verifyShowAllCustomers }) => verifyShowAllCustomers)).toEqual([false, false, true, true])
  })
})

describe('every call', () => {
  it('answers what is not there and what cannot be done as JSON', async () => {
    expect((await get('/nowhere')).json()).toMatchObject({ code: 'NOT_FOUND' })
    const wrong = await get('/stock')
    expect([wrong.statusCode, wrong.headers.allow, wrong.json().code]).toEqual([405, 'POST', 'METHOD_NOT_ALLOWED'])
  })

  it('carries the caller’s correlation id, if it is one', async () => {
    expect((await get('/menu', { 'x-correlation-id': 'abc-123' })).headers['x-correlation-id']).toBe('abc-123')
    expect((await get('/menu', { 'x-correlation-id': 'no good' })).headers['x-correlation-id']).not.toBe('no good')
  })

  it('refuses a body that breaks the contract, naming the field', async () => {
    const answer = await services.app.inject({
      method: 'POST',
      url: '/services/stock',
      payload: { articles: [{ articleNumber: 7 }] },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'INVALID_REQUEST' })
    expect(answer.json().details.map(({ path }: { path: string }) => path)).toContain('articles.0.articleNumber')
  })
})
