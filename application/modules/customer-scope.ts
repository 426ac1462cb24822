import { Subject } from 'rxjs'
import type { CartContext } from '#domain/cart/cart'
import type { SessionState } from '#domain/session/session'
import type { Projection } from '#application/projections/projection'
import { writableProjection } from '#application/projections/writable-projection'
import type { Module, ModuleTypes } from '#application/runtime/module'
import type { Runtime } from '#application/runtime/runtime'
import type { StreamOf } from '#application/runtime/stream'
import type { ModuleEvent, ModuleHandle } from './handle'

/** For whom the session works just now; undefined while nobody is logged in or no customer is chosen. */
export const customerContextOf = (session: SessionState): CartContext | undefined =>
  session.tag === 'Authenticated' && session.context !== undefined
    ? {
        userId: session.signedIn.user.userId,
        customerId: session.context.customerId,
        projectId: session.context.projectId,
      }
    : undefined

/** Whether calls go by a token for that context, and will go on doing so. */
export const worksFor = (session: SessionState, context: CartContext): boolean => {
  const present =
    session.tag === 'Authenticated' && session.switchingTo === undefined ? customerContextOf(session) : undefined
  return present !== undefined && nameOf(present) === nameOf(context)
}

const nameOf = ({ userId, customerId, projectId }: CartContext): string => `${userId}:${customerId}:${projectId ?? '-'}`

/** The modules of `customer` scope: each has one stream for a user with one customer and project. */
export interface CustomerScope {
  readonly add: <T extends ModuleTypes>(module: Module<T>) => ModuleHandle<T>
  /** Names of the streams of the present customer, one of each module. */
  readonly present: Projection<readonly string[]>
  /** Opens the streams of all modules for the customer that the session works for, once each, and makes them present. */
  readonly follow: (session: SessionState) => void
}

const none: readonly string[] = []

export const createCustomerScope = (runtime: Runtime): CustomerScope => {
  const openers: ((customer: string) => void)[] = []
  const names: string[] = []
  const opened = new Set<string>()
  const customer = writableProjection<string | undefined>(undefined)
  const present = writableProjection(none)

  const add = <T extends ModuleTypes>(module: Module<T>): ModuleHandle<T> => {
    const streams = new Map<string, StreamOf<T>>()
    const events = new Subject<ModuleEvent<T>>()
    const listeners: ((stream: StreamOf<T>) => void)[] = []
    const streamFor = (wanted: string | undefined) => {
      const name = wanted ?? customer.get()
      return name === undefined ? undefined : streams.get(name)
    }
    names.push(module.name)
    openers.push((name) => {
      const stream = runtime.stream(module, `${module.name}:${name}`)
      streams.set(name, stream)
      stream.events.subscribe((note) => events.next({ ...note, customer: name }))
      listeners.forEach((listener) => listener(stream))
    })
    const stream = () => streamFor(undefined)
    return {
      state: followPresent(customer, stream, module.decider.initial),
      stream,
      streamFor,
      events,
      whenOpened: (listener) => void listeners.push(listener),
    }
  }

  return {
    add,
    present,
    follow: (session) => {
      const context = customerContextOf(session)
      const name = context === undefined ? undefined : nameOf(context)
      if (name !== undefined && !opened.has(name)) {
        opened.add(name)
        openers.forEach((open) => open(name))
      }
      customer.set(name)
      present.set(name === undefined ? none : names.map((module) => `${module}:${name}`))
    },
  }
}

/** The state of whichever stream is present. */
const followPresent = <State>(
  customer: Projection<string | undefined>,
  stream: () => { readonly state: Projection<State> } | undefined,
  without: State,
): Projection<State> => ({
  get: () => {
    const now = stream()
    return now === undefined ? without : now.state.get()
  },
  subscribe: (listener) => {
    let stop = (): void => undefined
    const attach = (): void => {
      stop()
      stop = stream()?.state.subscribe(listener) ?? (() => undefined)
    }
    attach()
    const stopFollowing = customer.subscribe(() => {
      attach()
      listener()
    })
    return () => {
      stop()
      stopFollowing()
    }
  },
})
