// @vitest-environment happy-dom
import { useCallback } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { ShopQueries } from '#application/shop/shop-queries'
import type { LineKey } from '#domain/cart/line-key'
import type { Variant } from '#domain/catalogue/variant'
import type { CallFailure } from '#domain/failure/call-failure'
import { useCustomerVariants } from '../../../ui/shop/customer-variants'
import { ShopProvider, useCart, useLine, useSession, useShopCommand } from '../../../ui/shop/ShopContext'
import { shell, shopWith } from '../checkout/given'
import { article, line, radiator, signedIn, valve } from '../../domain/given-articles'
import { zip } from '../../domain/given'
import { arrivedShop, type AskedShop, withQueries } from '../../support/arrived-shop'
import { drawIn } from '../draw'

const anonymous = { tag: 'Anonymous', delivery: signedIn().delivery, lastFailure: undefined } as const

describe('a view and its shop', () => {
  const Probe = () => {
    const cart = useCart()
    const session = useSession()
    const command = useShopCommand()
    const change = useCallback(() => command((shop) => shop.cart.includeDelivery('DBI', false)), [command])
    return (
      <button type="button" onClick={change}>
        {`${session.tag} ${cart.lineCount} ${cart.groups[0]?.delivery.isIncludedInOrder ?? '?'}`}
      </button>
    )
  }

  it('knows nobody on the server', () => {
    const html = renderToString(
      <ShopProvider arriving={Promise.resolve(arrivedShop(shopWith([line(valve, 1)])))}>
        <Probe />
      </ShopProvider>,
    )
    expect(html).toContain('Unknown 0 ?')
  })

  it('does not lose a press that comes before the shop does', async () => {
    let arrive: (shop: AskedShop) => void = () => undefined
    const drawn = await drawIn(new Promise<AskedShop>((resolve) => (arrive = resolve)), shell, <Probe />)
    await drawn.press('Unknown 0 ?')

    await drawn.does(() => arrive(shopWith([line(valve, 1)])))

    expect(drawn.text()).toBe('Authenticated 1 false')
  })

  it('marks the document as long as somebody is logged in', async () => {
    const shop = shopWith([line(valve, 1)])
    const drawn = await drawIn(shop, shell, <Probe />)
    expect(document.documentElement.dataset['session']).toBe('stored')

    await drawn.does(() => shop.setSession(anonymous))
    expect(document.documentElement.dataset['session']).toBeUndefined()
  })
})

describe('one line', () => {
  it('is drawn again only when it changes itself', async () => {
    const drawnTimes = new Map<LineKey, number>()
    const Row = ({ lineKey }: { lineKey: LineKey }) => {
      const view = useLine(lineKey)
      drawnTimes.set(lineKey, (drawnTimes.get(lineKey) ?? 0) + 1)
      return <p>{view?.line.quantity}</p>
    }
    const [one, other] = [line(valve, 1), line(radiator, 1)]
    const shop = shopWith([one, other])
    const drawn = await drawIn(
      shop,
      shell,
      <>
        <Row lineKey={one.key} />
        <Row lineKey={other.key} />
      </>,
    )
    const before = new Map(drawnTimes)

    await drawn.does(() => shop.cart.changeQuantity(one.key, 7))

    expect(drawn.text()).toBe('71')
    expect(drawnTimes.get(other.key)).toBe(before.get(other.key))
    expect(drawnTimes.get(one.key)).toBeGreaterThan(before.get(one.key) ?? 0)
  })
})

describe("a page's own prices", () => {
  const failure: CallFailure = { tag: 'Lost', service: 'price', status: undefined }
  const Page = () => {
    const { status, of, retry } = useCustomerVariants([valve.articleNumber])
    return (
      <button type="button" onClick={retry}>{`${status} ${of(valve.articleNumber)?.price?.netPrice ?? '–'}`}</button>
    )
  }
  type Answer = E.Either<CallFailure, readonly Variant[]>
  /** A shop whose answers come when the test gives them. */
  const pumped = (shop: ReturnType<typeof shopWith>) => {
    const waiting: ((answer: Answer) => void)[] = []
    const variants: ShopQueries['variants'] = () => () => new Promise<Answer>((resolve) => waiting.push(resolve))
    return { shop: withQueries(shop, { variants }), waiting }
  }
  const priced = (price: number) => E.right([article('4208103', 'Kulventil', price)])

  it('are public for a visitor, and nothing is asked', async () => {
    const { shop, waiting } = pumped(shopWith([], { session: anonymous }))
    const drawn = await drawIn(shop, shell, <Page />)
    expect(drawn.text()).toBe('public –')
    expect(waiting).toHaveLength(0)
  })

  it('are asked for once, and held back until they are there', async () => {
    const { shop, waiting } = pumped(shopWith([]))
    const drawn = await drawIn(shop, shell, <Page />)
    expect(drawn.text()).toBe('loading –')

    await drawn.does(() => waiting[0]?.(priced(150)))

    expect(drawn.text()).toBe('own 150')
    expect(waiting).toHaveLength(1)
  })

  it('are asked for again when the delivery changes, and an answer to the old question is not shown', async () => {
    const fake = shopWith([])
    const { shop, waiting } = pumped(fake)
    const drawn = await drawIn(shop, shell, <Page />)
    const moved = {
      ...signedIn().delivery,
      choice: { deliveryId: 'XXX', storeId: undefined, zipCode: zip('43137') } as const,
    }

    await drawn.does(() => fake.setSession({ ...signedIn(), delivery: moved }))
    await drawn.does(() => waiting[0]?.(priced(150)))
    expect(drawn.text()).toBe('loading –')

    await drawn.does(() => waiting[1]?.(priced(175)))
    expect(drawn.text()).toBe('own 175')
  })

  it('can be asked for again after a failure', async () => {
    const { shop, waiting } = pumped(shopWith([], { variants: TE.left(failure) }))
    const drawn = await drawIn(shop, shell, <Page />)
    await drawn.does(() => waiting[0]?.(E.left(failure)))
    expect(drawn.text()).toBe('failed –')

    await drawn.press('failed –')
    await drawn.does(() => waiting[1]?.(priced(150)))
    expect(drawn.text()).toBe('own 150')
  })
})
