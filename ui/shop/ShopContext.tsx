import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import type { ReactNode } from 'react'
import type { Notice } from '#application/projections/notices'
import type { Projection } from '#application/projections/projection'
import type { ShareAnswers } from '#application/projections/shared-answers'
import type { Passwords } from '#application/ports/passwords'
import type { Spreadsheets } from '#application/ports/spreadsheets'
import type { Shop } from '#application/shop/shop'
import type { ShopQueries } from '#application/shop/shop-queries'
import type { LineKey } from '#domain/cart/line-key'
import type { CartStatus } from '#domain/cart/status'
import type { LinesOnTheWay } from '#domain/cart/transfer'
import type { CartView, LineView } from '#domain/cart/cart-view'
import type { CheckoutState } from '#domain/checkout/checkout'
import type { CommandId } from '#domain/kernel/ids'
import { noMoney } from '#domain/kernel/money'
import type { SessionState } from '#domain/session/session'
import { type AfterFrame, afterNextFrame, createAfterFrame, runBeforeWhatComesNext } from './after-frame'
import { useSessionMark } from './session-mark'

/** The parts that are loaded in a second chunk after hydration. */
export interface ArrivedShop {
  readonly shop: Shop
  /** The queries of pages for the present user. */
  readonly queries: ShopQueries
  readonly share: ShareAnswers
  readonly spreadsheets: Spreadsheets
  readonly passwords: Passwords
  /** A new idempotency key: of a call that must not be carried out twice. */
  readonly newKey: () => CommandId
}

interface ShopAccess {
  readonly arriving: Promise<ArrivedShop>
  readonly arrived: ArrivedShop | undefined
  readonly afterFrame: AfterFrame
}

const ShopContext = createContext<ShopAccess | undefined>(undefined)

interface ShopProviderProps {
  readonly arriving: Promise<ArrivedShop>
  readonly children: ReactNode
}

/** Provides the shop of this page to the views below. */
export const ShopProvider = ({ arriving, children }: ShopProviderProps) => (
  <ShopScope arriving={arriving}>
    <SessionMark />
    {children}
  </ShopScope>
)

/** Provides a shop to the views below, which need not be that of the page. */
export const ShopScope = ({ arriving, children }: ShopProviderProps) => {
  const [arrived, setArrived] = useState<ArrivedShop>()
  useEffect(() => {
    let wanted = true
    void arriving.then((shop) => wanted && setArrived(shop))
    return () => {
      wanted = false
    }
  }, [arriving])
  const [afterFrame] = useState(() => createAfterFrame(afterNextFrame))
  useEffect(() => runBeforeWhatComesNext(afterFrame), [afterFrame])
  const access = useMemo(() => ({ arriving, arrived, afterFrame }), [arriving, arrived, afterFrame])
  return <ShopContext.Provider value={access}>{children}</ShopContext.Provider>
}

const SessionMark = () => {
  useSessionMark(useSession())
  return null
}

/** The shop; undefined on the server and until it is loaded in the browser. */
export const useShop = (): Shop | undefined => useArrivedShop()?.shop

/** The shop with its shared answers; undefined on the server and until it is loaded in the browser. */
export const useArrivedShop = (): ArrivedShop | undefined => useContext(ShopContext)?.arrived

/**
 * Sends a command now, or as soon as the shop is loaded, so that an early click is not lost. The function is stable
 * between renders.
 */
export const useShopCommand = (): ((run: (shop: Shop, queries: ShopQueries) => void) => void) => {
  const onceArrived = useOnceArrived()
  return useCallback((run) => onceArrived(({ shop, queries }) => run(shop, queries)), [onceArrived])
}

/**
 * The same for an edit that the user makes many of, such as a quantity. It is decided and saved now; the view shows it by
 * itself, and the other views follow after the frame that does, or before anything that the user does next. The result
 * resolves when they have.
 */
export const useCommandAhead = (): ((run: (shop: Shop) => void) => Promise<void>) => {
  const command = useShopCommand()
  const afterFrame = useContext(ShopContext)?.afterFrame
  return useCallback(
    (run) =>
      new Promise((resolve) => {
        command((shop) => {
          const tell = shop.writeAhead(() => run(shop))
          resolve(afterFrame?.add(tell))
        })
      }),
    [command, afterFrame],
  )
}

/** The same with all that arrives with the shop. */
export const useOnceArrived = (): ((run: (arrived: ArrivedShop) => void) => void) => {
  const access = useContext(ShopContext)
  return useCallback(
    (run) => {
      access?.afterFrame.runAll()
      if (access?.arrived !== undefined) run(access.arrived)
      else void access?.arriving.then(run)
    },
    [access],
  )
}

const neverChanges = () => () => undefined

/**
 * The current value of a projection; a change renders the component again. `initial` on the server and until the shop
 * is loaded. `select` and `initial` must be the same between renders (a module's constant, or memoised).
 */
export const useProjection = <T,>(select: (shop: Shop) => Projection<T>, initial: T): T => {
  const shop = useShop()
  const projection = useMemo(() => (shop === undefined ? undefined : select(shop)), [shop, select])
  const atFirst = () => initial
  return useSyncExternalStore(projection?.subscribe ?? neverChanges, projection?.get ?? atFirst, atFirst)
}

/**
 * The same for what may be drawn a little later than what the user has touched: a change is drawn when nothing more urgent
 * is to be drawn, and a newer one puts off what an older one has begun. Until then the component is not rendered at all.
 */
const useDeferredProjection = <T,>(select: (shop: Shop) => Projection<T>, initial: T): T => {
  const shop = useShop()
  const projection = useMemo(() => (shop === undefined ? undefined : select(shop)), [shop, select])
  const [drawn, setDrawn] = useState(() => ({ value: projection === undefined ? initial : projection.get() }))
  useEffect(() => {
    if (projection === undefined) return undefined
    const draw = () =>
      startTransition(() =>
        setDrawn((before) => {
          const value = projection.get()
          return Object.is(before.value, value) ? before : { value }
        }),
      )
    draw()
    return projection.subscribe(draw)
  }, [projection])
  return drawn.value
}

const unknownSession: SessionState = { tag: 'Unknown', delivery: { choice: undefined, zipCodes: {}, stores: {} } }
const emptyCart: CartView = {
  cartId: undefined,
  loaded: false,
  lineCount: 0,
  groups: [],
  total: noMoney,
  totalInOrder: noMoney,
  blocking: [],
}
const untouchedCheckout: CheckoutState = { forms: {}, destinations: {}, errorMessages: {}, placing: { tag: 'Idle' } }
const noneOnTheWay: readonly LinesOnTheWay[] = []
const noNotices: readonly Notice[] = []

const sessionOf = (shop: Shop): Projection<SessionState> => shop.session
const cartOf = (shop: Shop): Projection<CartView> => shop.cart
const cartStatusOf = (shop: Shop): Projection<CartStatus> => shop.cart.status
const onTheWayOf = (shop: Shop) => shop.cart.onTheWay
const fetchFailedOf = (shop: Shop) => shop.cart.fetchFailed
const waitingOf = (shop: Shop): Projection<boolean> => shop.cart.waiting
const checkoutOf = (shop: Shop): Projection<CheckoutState> => shop.checkout
const noticesOf = (shop: Shop): Projection<readonly Notice[]> => shop.notices

export const useSession = (): SessionState => useProjection(sessionOf, unknownSession)
export const useCart = (): CartView => useProjection(cartOf, emptyCart)
/**
 * The cart for what stands about its rows, which may cost many frames in a long cart: a row that is edited is drawn first,
 * and a newer edit puts off what an older one has begun.
 */
export const useDeferredCart = (): CartView => useDeferredProjection(cartOf, emptyCart)
export const useDeferredCartStatus = (): CartStatus => useDeferredProjection(cartStatusOf, 'noCart')
/** Lines that a transfer brings into the cart, drawn together with it. */
export const useDeferredOnTheWay = (): readonly LinesOnTheWay[] => useDeferredProjection(onTheWayOf, noneOnTheWay)
export const useCartStatus = (): CartStatus => useProjection(cartStatusOf, 'noCart')
/** Whether the cart could not be fetched again, and is shown as it was before. */
export const useCartFetchFailed = (): boolean => useProjection(fetchFailedOf, false)
/** Whether edits of the cart wait because services do not answer. */
export const useWaiting = (): boolean => useProjection(waitingOf, false)
export const useCheckout = (): CheckoutState => useProjection(checkoutOf, untouchedCheckout)
export const useNotices = (): readonly Notice[] => useProjection(noticesOf, noNotices)

/** One line of the cart; undefined when it is removed. Only a change of this line renders its row again. */
export const useLine = (key: LineKey): LineView | undefined => {
  const lineOf = useCallback((shop: Shop) => shop.cart.line(key), [key])
  return useProjection(lineOf, undefined)
}
