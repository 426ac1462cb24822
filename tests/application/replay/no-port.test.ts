import * as E from 'fp-ts/Either'
import { existsSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { branchOf } from '#application/replay/branch'
import { overviewOf } from '#application/replay/overview'
import { redecideAll } from '#application/replay/redecide'
import { createReplay } from '#application/replay/replay'
import { shrink } from '#application/replay/shrink'
import { createReplayedShop } from '#application/shop/replayed-shop'
import { readSource } from '../../architecture/doors'
import { givenLoggedOrder } from '../../support/given-logged-order'

const pathOf = (target: string): string | undefined =>
  [`${target}.ts`, `${target}/index.ts`].find((path) => existsSync(path))

const parts = [
  'replay',
  'cart-invariants',
  'branch',
  'shrink',
  'why',
  'violations',
  'overview',
  'written-test',
  'redecide',
  'calls',
  'difference',
  'read-exported-log',
  'export-log',
]
const roots = [...parts.map((name) => `application/replay/${name}`), 'application/shop/replayed-shop']

/** The files whose code runs when others are loaded: types are no imports then. */
const loadedBy = (targets: readonly string[]) => {
  const sources = new Map<string, string>()
  const packages = new Set<string>()
  const visit = (target: string): void => {
    const path = pathOf(target)
    if (path === undefined) return void packages.add(target)
    if (sources.has(path)) return
    const source = readFileSync(path, 'utf8')
    sources.set(path, source)
    const code = source.replaceAll(/import type [^;]*? from '[^']*'/g, '')
    for (const next of readSource(path, code).imports) visit(next)
  }
  targets.forEach(visit)
  return { paths: [...sources.keys()], packages: [...packages], source: [...sources.values()].join('\n') }
}

/** Everything by which code reaches outside. */
const outside = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'indexedDB',
  'localStorage',
  'sessionStorage',
  'BroadcastChannel',
  'Worker',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'navigator',
] as const

const forbidden = (name: string) => () => {
  throw new Error(`a replay reached for ${name}`)
}

/** Lets whatever reaches outside throw, and tells which. */
const withNothingOutside = () => {
  for (const name of outside) vi.stubGlobal(name, forbidden(name))
  vi.spyOn(Date, 'now').mockImplementation(forbidden('the clock'))
  vi.spyOn(Math, 'random').mockImplementation(forbidden('chance'))
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a replay', () => {
  it('loads no adapter, no interpreter and no part of a running shop', () => {
    const { paths, packages, source } = loadedBy(roots)

    expect(paths.length).toBeGreaterThan(80)
    const reaching = paths.filter((path) =>
      /^(adapters|ui)\/|interpreter|outbox|create-shop|\/(area|commands|reactions)\.ts$/.test(path),
    )
    expect(reaching).toEqual([])
    expect(packages.filter((name) => !/^(fp-ts|io-ts|rxjs)(\/|$)/.test(name))).toEqual([])
    expect(source).not.toMatch(
      /\b(fetch\(|XMLHttpRequest|indexedDB|localStorage|sessionStorage|navigator\.|document\.)/,
    )
  })

  it('reaches for no network, storage, timer, clock or chance, whatever is asked of it', async () => {
    const { batches } = await givenLoggedOrder()
    withNothingOutside()

    const replay = createReplay(batches)
    for (const { step } of replay.steps) replay.statesAt(step)
    const branch = branchOf(batches, { tag: 'Drop', step: 10 })
    const shrunk = shrink(batches, (log) => log.length > 3)

    expect(overviewOf(replay).isClean).toBe(true)
    expect(redecideAll(replay).length).toBeGreaterThan(5)
    expect([branch.replay.steps.length < replay.steps.length, shrunk.batches.length]).toEqual([true, 4])
  })
})

describe('the shop that is drawn from a replay', () => {
  const given = async () => {
    const { batches } = await givenLoggedOrder()
    withNothingOutside()
    const replay = createReplay(batches)
    const replayed = createReplayedShop(replay)
    return { replay, ...replayed }
  }

  it('stands at each step where the log stood, and calls nothing for it', async () => {
    const { replay, shop, show } = await given()

    for (const { step } of replay.steps) {
      show(step)
      const [checkout] = replay.checkouts
      if (checkout !== undefined) expect(shop.checkout.get()).toEqual(checkout.stateAt(step))
    }

    show(replay.steps.length)
    expect(shop.checkout.get().placing.tag).toBe('Placed')
    expect(shop.session.get().tag).toBe('Authenticated')
  })

  it('takes no command: each is answered as halted, and nothing changes', async () => {
    const { replay, shop, show } = await given()
    show(Math.floor(replay.steps.length / 2))
    const before = JSON.stringify([shop.cart.get(), shop.checkout.get(), shop.session.get()])
    const [line] = shop.cart.get().groups.flatMap(({ lines }) => lines)
    const key = line?.line.key
    if (line === undefined || key === undefined) throw new Error('a line is shown')

    const answers: readonly E.Either<{ readonly tag: string }, unknown>[] = [
      shop.cart.add([]),
      shop.cart.changeQuantity(key, 1),
      shop.cart.changeLabel([key], 'x'),
      shop.cart.changeDelivery([key], 'DBI'),
      shop.cart.removeLines([key]),
      shop.cart.restore({ lines: [{ ...line.line, before: undefined }], deliveries: [] }),
      shop.cart.empty(),
      shop.cart.deleteCart(),
      shop.cart.includeDelivery('DBI', false),
      shop.checkout.placeOrder(false),
    ]
    shop.checkout.enquireOrder()
    shop.checkout.placeUnkeptOrder()
    shop.checkout.fillField('DBI', 'message', 'x')
    shop.session.logOut()
    shop.cart.refresh()

    expect(answers.map((answer) => E.isLeft(answer) && answer.left.tag)).toEqual(answers.map(() => 'Halted'))
    expect(JSON.stringify([shop.cart.get(), shop.checkout.get(), shop.session.get()])).toBe(before)
    expect(E.isLeft(await shop.readLog())).toBe(true)
  })

  it('asks nothing: no query is ever answered', async () => {
    const { queries } = await given()
    const answered: string[] = []
    const ask = (name: string, answer: () => Promise<unknown>): void => void answer().then(() => answered.push(name))
    ask('customers', queries.customers(''))
    ask('variants', queries.variants([]))
    ask('articles', queries.articlesByNumber([]))
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
    expect(answered).toEqual([])
  })
})
