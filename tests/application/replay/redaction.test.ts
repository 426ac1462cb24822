import { test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { secret } from '#domain/kernel/secret'
import { articleNumber, customerId, instant, projectId, userId } from '#domain/kernel/ids'
import type { StoredBatch } from '#application/log/record'
import { exportLog } from '#application/replay/export-log'
import { maskedLog } from '#application/replay/masked-log'
import { createPseudonyms } from '#application/replay/pseudonyms'
import { readExportedLog } from '#application/replay/read-exported-log'
import { redecideAll } from '#application/replay/redecide'
import { createReplay, type Replay } from '#application/replay/replay'
import { violationsOf } from '#application/replay/violations'
import type { LogReading } from '#application/shop/log-reading'
import { aCustomer, aLine, aUser, someClaims } from '../../domain/given'
import { RIGHT_PASSWORD } from '../../support/fake-auth-service'
import { anArticle, givenShop, onlyLine, settled } from '../../support/given-shop'
import { journeyNames, journeys, readLog } from '../../support/logged-journeys'
import { storedLogs } from '../../support/logged-values/batches'
import { loggedCases } from '../../support/logged-values/logged-cases'
import { personalZipCode } from '../../support/logged-values/values'
import { moduleMasking } from '../../support/module-masking'
import { refusal } from '../../support/scripted-network'

const textOf = (log: LogReading): string => exportLog({ ...log, build: 'b', timeZone: 'Europe/Stockholm' }).text

const asRead = (batches: readonly StoredBatch[]): LogReading => ({
  brand: 'dahl',
  readAt: instant('2026-03-10T09:30:00+01:00'),
  batches,
  extent: 'log',
  modules: moduleMasking,
})

/** A value with the texts of it that masks may replace by others left out. */
const shapeOf = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null), (_key, part: unknown) =>
    typeof part === 'string' ? part.length > 0 : part,
  )

/** What a replay comes to, apart from the texts that are masked. */
const outcomeOf = (replay: Replay) => ({
  states: replay.steps.map(({ step }) => [...replay.statesAt(step).values()].map(shapeOf)),
  stopped: [...replay.streams.values()].map(({ stopped }) => stopped?.step),
  violations: violationsOf(replay).map(({ invariant, step }) => `${invariant} ${step}`),
  decisions: redecideAll(replay).map(({ command, decision }) => `${command.step} ${decision.tag}`),
})

const masked = (batches: readonly StoredBatch[]) => maskedLog(batches, moduleMasking, createPseudonyms())

/** The records of a log in one stream a module, so that they meet each other. */
const inOneStreamEach = (batches: readonly StoredBatch[]): readonly StoredBatch[] =>
  batches.map((batch) => ({
    ...batch,
    records: batch.records.map((record) => ({
      ...record,
      stream: record.module === 'session' ? 'session:a' : `${record.module}:dahl:PSEUDONYMu:PSEUDONYMc:-`,
    })),
  }))

describe('an export at the standard level', () => {
  test.prop([storedLogs])('holds no text whose class is not public', (batches) => {
    const text = textOf(asRead(batches))
    for (const mark of ['PERSON', 'PSEUDONYM', `"${personalZipCode}"`]) expect(text).not.toContain(mark)
  })

  it.each(loggedCases)('is tried on marked texts alone, as far as masks reach: $name', ({ forAll }) => {
    const unmarked: string[] = []
    const see = (text: string): string => {
      if (!/PERSON|PSEUDONYM/.test(text) && text !== personalZipCode) unmarked.push(text)
      return text
    }
    forAll((codec, value) => {
      codec.masked(JSON.parse(JSON.stringify(codec.encode(value))), { personal: see, pseudonymous: see })
    })
    expect(unmarked).toEqual([])
  })

  it('holds nothing of a person, of their customers and carts, and of what services say to them', async () => {
    const seeds = {
      userId: 'u-77aa',
      customer: 'c-88bb',
      username: 'qvist',
      firstName: 'Kerstin',
      lastName: 'Ågren-Öst',
      email: 'kerstin@rör.example',
      mobile: '070-987 65 43',
      label: 'Hos Svenssons, vån 3',
      doorCode: '80913',
      message: 'Hunden bits inte',
      password: 'fel-lösenord',
      said: 'Kerstin får inte köpa',
      project: 'p-99cc',
      projectName: 'Villa Solbacken',
      city: 'Vänersborg',
      street: 'Ekvägen 12',
    }
    const customer = aCustomer(seeds.customer, {
      name: 'Ågren Bygg',
      city: seeds.city,
      projects: [{ projectId: projectId(seeds.project), name: seeds.projectName, description: seeds.street }],
    })
    const given = await givenShop({
      stored: 'none',
      user: aUser({
        userId: userId(seeds.userId),
        username: seeds.username,
        firstName: seeds.firstName,
        lastName: seeds.lastName,
        email: seeds.email,
        mobileNumber: seeds.mobile,
      }),
      claims: someClaims({
        username: seeds.username,
        userId: userId(seeds.userId),
        customerId: customerId(seeds.customer),
        projectId: projectId(seeds.project),
      }),
      customers: [customer],
      lines: [aLine({ label: seeds.label })],
    })
    given.shop.session.logIn({ username: seeds.username, password: secret(seeds.password) })
    await settled()
    given.shop.session.logIn({ username: seeds.username, password: RIGHT_PASSWORD })
    await settled()
    given.shop.cart.add([anArticle('4208103', 1)])
    await settled()
    given.shop.cart.changeLabel([onlyLine(given)], seeds.label)
    given.shop.checkout.fillField('DBI', 'doorCode', seeds.doorCode)
    given.shop.checkout.fillField('DBI', 'message', seeds.message)
    given.shop.checkout.fillField('DBI', 'mobile', seeds.mobile)
    given.network.refuse('updateItem', {
      ...refusal('cart', 422),
      message: seeds.said,
      details: [{ path: 'x', message: seeds.said }],
    })
    await settled()
    given.timers.pass(1_000)
    await settled()

    const log = await readLog(given)
    const [unmasked, text] = [JSON.stringify(log.batches), textOf(log)]

    const secrets = [seeds.password, String(RIGHT_PASSWORD)]
    const expected = Object.values(seeds).filter((seed) => !secrets.includes(seed))
    expect(expected.filter((seed) => !unmasked.includes(seed))).toEqual([])
    expect(Object.values(seeds).filter((seed) => text.includes(seed))).toEqual([])
    for (const one of secrets) expect(unmasked).not.toContain(one)
  })

  it('keeps the number of an article that could not be added, and no id of a line', async () => {
    const given = await givenShop({ unknownArticles: [articleNumber('666')] })
    given.shop.cart.add([anArticle('4208104', 3), anArticle('666', 1)])
    await settled()

    const log = await readLog(given)
    const read = readExportedLog(textOf(log))
    if (E.isLeft(read)) throw new Error(read.left.tag)

    const refusedIn = (batches: readonly StoredBatch[]) =>
      createReplay(batches).carts.map((cart) => {
        const state = cart.stateAt(1_000)
        return state.tag === 'InContext' ? state.refused.map(({ edit }) => edit) : []
      })
    expect(refusedIn(log.batches)[0]).toMatchObject([{ type: 'AddLines', lines: [{ articleNumber: '666' }] }])
    expect(refusedIn(read.right.batches)).toEqual(refusedIn(log.batches))
  })
})

describe('a replay of a masked log', () => {
  test.prop([storedLogs])('comes to the same as that of the log itself, whatever it holds', (batches) => {
    const log = inOneStreamEach(batches)
    expect(outcomeOf(createReplay(masked(log)))).toEqual(outcomeOf(createReplay(log)))
  })

  it.each(journeyNames)('comes to the same as that of the log itself: %s', async (name) => {
    const log = await readLog(await journeys[name]())
    const read = readExportedLog(textOf(log))
    if (E.isLeft(read)) throw new Error(read.left.tag)

    const replay = createReplay(read.right.batches)

    expect(outcomeOf(replay)).toEqual(outcomeOf(createReplay(log.batches)))
    expect(redecideAll(replay).filter(({ decision }) => decision.tag === 'Different')).toEqual([])
  })

  it('has pseudonyms of which none stands for two ids', () => {
    const { pseudonymous } = createPseudonyms()
    expect(['u1', 'u2', 'u1', 'id-1'].map(pseudonymous)).toEqual(['id-1', 'id-2', 'id-1', 'id-3'])
  })
})
