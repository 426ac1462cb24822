import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { secret } from '#domain/kernel/secret'
import { configurationCodec } from '#application/log/codecs/configuration'
import type { LogRecord, StoredBatch } from '#application/log/record'
import { summarised } from '#application/runtime/summary'
import { createWorld, settled } from '../support/counter-tab'
import { givenTab, put } from '../support/given-tab'
import { anArticle, createShopWorld, openShop, settled as shopSettled, shopConfig } from '../support/given-shop'
import { storedBatches } from '../support/memory-event-log'

const configurationsIn = (batches: readonly StoredBatch[]): readonly LogRecord[] =>
  batches.flatMap(({ records }) => records.filter(({ kind }) => kind === 'configuration'))

describe('the configuration in the log', () => {
  it('is the first record of a tab, once, and says what was decided by', async () => {
    const world = createShopWorld()
    const { shop } = await openShop(world, 'a')
    shop.cart.add([anArticle('4208103')])
    await shopSettled()

    const [record, ...others] = configurationsIn(storedBatches(world.log))

    expect(others).toEqual([])
    expect(storedBatches(world.log)[0]?.records[0]).toEqual(record)
    expect(record === undefined ? undefined : configurationCodec.decode(record)).toEqual(
      E.right({
        type: 'ConfigurationInForce',
        defaultStoreId: shopConfig.defaultStoreId,
        centralStorageId: shopConfig.centralStorageId,
        extraNonDeliveryDays: [],
        deliveryOptions: shopConfig.deliveryOptions.map(({ id }) => ({
          id,
          availableBetweenHours: undefined,
          freight: undefined,
        })),
        supports: shopConfig.supports,
      }),
    )
  })

  it('is that of the tab, also where another tab has another one', async () => {
    const world = createShopWorld()
    await openShop(world, 'a')
    await openShop(
      { ...world, config: { ...world.config, supports: { ...world.config.supports, statusOnly: false } } },
      'b',
    )

    const byTab = storedBatches(world.log).flatMap((batch) =>
      configurationsIn([batch]).map((record) => [batch.tab, configurationCodec.decode(record)] as const),
    )

    expect(byTab).toMatchObject([
      ['a', { right: { supports: { statusOnly: true } } }],
      ['b', { right: { supports: { statusOnly: false } } }],
    ])
  })

  it('is there again for the next user, though a log-out forgets all records', async () => {
    const world = createShopWorld()
    const { shop } = await openShop(world, 'a')
    shop.session.logOut()
    await shopSettled()
    expect(configurationsIn(storedBatches(world.log))).toEqual([])

    shop.session.logIn({ username: 'moa@example.se', password: secret('x') })
    await shopSettled()

    const [again, ...others] = configurationsIn(storedBatches(world.log))
    expect(others).toEqual([])
    expect(again?.causation).toMatch(/^a-\d+\.configuration$/)
  })

  it('stays, the newest of all, where the log is cut', async () => {
    const world = createShopWorld()
    await openShop(world, 'a')
    await openShop(world, 'b')
    const batches = storedBatches(world.log)
    const newest = configurationsIn(batches).at(-1)

    // No stream is summarised here: those of a session end with their tab.
    const left = summarised(
      batches.map((batch) => ({ ...batch, records: batch.records.filter(({ kind }) => kind === 'configuration') })),
      { of: () => undefined, endsWithTab: () => true },
    )

    expect(configurationsIn(left ?? [])).toEqual([newest])
  })
})

describe('a batch in the log', () => {
  it('says up to which position of the log its tab had read when it decided', async () => {
    const world = createWorld()
    const one = await givenTab(world, 'a')
    one.counter.dispatch(put('x', 1))
    await settled()
    const other = await givenTab(world, 'b')

    other.counter.dispatch(put('x', 2))
    one.counter.dispatch(put('x', 3))
    await settled()

    // Both had read the first batch, and the third one knew nothing of the second.
    expect(storedBatches(world.store).map(({ basis }) => basis)).toEqual([0, 1, 1])
  })
})
