import { BehaviorSubject, Subject } from 'rxjs'
import type { BrandCode } from '#domain/kernel/brand-code'
import { type CustomerScope, isSameScope } from '#domain/kernel/customer-scope'
import type { Claims, SessionState } from '#domain/session/session'
import { customerNameOf } from '#application/log/stream-name'
import { constant, followed, type Projection, projectionOf, readModel } from '#application/projections/projection'
import type { Module, ModuleTypes } from '#application/runtime/module'
import type { Runtime } from '#application/runtime/runtime'
import type { StreamOf } from '#application/runtime/stream'
import type { ModuleEvent, ModuleHandle } from './handle'

/** The customer scope of a brand's session; undefined while nobody is logged in or no customer is chosen. */
export const customerScopeOf = (brand: BrandCode, session: SessionState): CustomerScope | undefined =>
  session.tag === 'Authenticated' && session.context !== undefined
    ? {
        brand,
        userId: session.signedIn.user.userId,
        customerId: session.context.customerId,
        projectId: session.context.projectId,
      }
    : undefined

/**
 * Whom a stored session is for, by what the browser has kept, while it is still being taken up: the customer scope that it
 * was last seen in. Undefined where nobody is known, and where the stored token says another one.
 */
export const expectedScopeOf = (
  brand: BrandCode,
  session: SessionState,
  token: Claims | undefined,
): CustomerScope | undefined => {
  if (session.tag !== 'Authenticating' || (session.by !== 'token' && session.by !== 'refreshToken')) return undefined
  const { owner } = session
  if (owner?.customer === undefined) return undefined
  const scope = { brand, userId: owner.userId, ...owner.customer }
  return token === undefined || isOfToken(scope, token) ? scope : undefined
}

const isOfToken = ({ userId, customerId, projectId }: CustomerScope, token: Claims): boolean =>
  token.userId === userId && token.customerId === customerId && token.projectId === projectId

/**
 * Whether the session and its token are for that scope. A change of customer that was asked for waits for the calls
 * before it, whose token is still that of the customer before; during it the token is ahead of the session.
 */
export const worksFor = (
  brand: BrandCode,
  session: SessionState,
  token: Claims | undefined,
  context: CustomerScope,
): boolean => isSameScope(customerScopeOf(brand, session), context) && token !== undefined && isOfToken(context, token)

/** The streams of modules with `customer` scope: one for each module and customer scope. */
export interface CustomerStreams {
  readonly add: <T extends ModuleTypes>(module: Module<T>) => ModuleHandle<T>
  /** Names of the streams of the present customer, one of each module. */
  readonly present: Projection<readonly string[]>
  /** The customer scope whose streams are present, also while its session is being taken up again. */
  readonly scope: () => CustomerScope | undefined
  /** Opens the streams of all modules for the customer scope of the session, once each, and makes them present. */
  readonly follow: (session: SessionState) => void
  /** Opens the streams of all modules for a customer scope, and makes none present. */
  readonly open: (scope: CustomerScope) => void
}

const none: readonly string[] = []

export const createCustomerStreams = (runtime: Runtime, brand: BrandCode): CustomerStreams => {
  const openers: ((customer: string) => void)[] = []
  const names: string[] = []
  const opened = new Set<string>()
  const customer = new BehaviorSubject<string | undefined>(undefined)
  const presentCustomer = projectionOf(customer)
  let scope: CustomerScope | undefined

  const add = <T extends ModuleTypes>(module: Module<T>): ModuleHandle<T> => {
    const streams = new Map<string, StreamOf<T>>()
    const events = new Subject<ModuleEvent<T>>()
    const listeners: ((stream: StreamOf<T>) => void)[] = []
    const streamFor = (wanted: string | undefined) => {
      const name = wanted ?? customer.value
      return name === undefined ? undefined : streams.get(name)
    }
    names.push(module.name)
    runtime.know(module)
    openers.push((name) => {
      const stream = runtime.stream(module, `${module.name}:${name}`)
      streams.set(name, stream)
      stream.events.subscribe((note) => events.next({ ...note, customer: name }))
      listeners.forEach((listener) => listener(stream))
    })
    const stream = () => streamFor(undefined)
    const withoutCustomer = constant(module.decider.initial)
    return {
      state: followed(presentCustomer, () => stream()?.state ?? withoutCustomer),
      stream,
      streamFor,
      opened: () => [...streams.values()],
      events,
      whenOpened: (listener) => void listeners.push(listener),
    }
  }

  const openAll = (name: string): void => {
    if (opened.has(name)) return
    opened.add(name)
    openers.forEach((open) => open(name))
  }

  const present = readModel({ customer: presentCustomer }, (now) =>
    now.customer === undefined ? none : names.map((module) => `${module}:${now.customer}`),
  )

  return {
    add,
    present,
    scope: () => scope,
    follow: (session) => {
      const context = customerScopeOf(brand, session)
      scope = context
      const name = context === undefined ? undefined : customerNameOf(context)
      if (name !== undefined) openAll(name)
      customer.next(name)
    },
    open: (wanted) => openAll(customerNameOf(wanted)),
  }
}
