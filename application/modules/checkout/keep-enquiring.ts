import type { CommandId } from '#domain/kernel/ids'
import type { CheckoutState } from '#domain/checkout/checkout'
import type { Chance } from '#application/ports/chance'
import type { Connectivity } from '#application/ports/connectivity'
import type { Timers } from '#application/ports/timers'
import type { Projection } from '#application/projections/projection'
import { retryWaitMs } from '#application/timing/retry-wait'

export interface EnquiringParts {
  readonly state: Projection<CheckoutState>
  readonly timers: Timers
  readonly chance: Chance
  readonly connectivity: Pick<Connectivity, 'whenBack' | 'isLost'>
  /** Whether the service can say how an order ended without placing it. */
  readonly tellsStatus: () => boolean
  /** Whether this tab is the one that asks: each would otherwise. */
  readonly asks: () => boolean
  readonly enquire: () => void
}

/**
 * Enquires by itself about an order whose outcome is not known, until it is: at once, again after waits that grow, and
 * when the connection returns. An enquiry places nothing.
 * @returns stops it
 */
export const keepEnquiring = (parts: EnquiringParts): (() => void) => {
  const { state, timers, chance, connectivity } = parts
  let order: CommandId | undefined
  let enquiries = 0
  let stopWaiting: (() => void) | undefined

  const stop = (): void => {
    stopWaiting?.()
    stopWaiting = undefined
  }

  const wait = (): void => {
    stopWaiting = timers.after(retryWaitMs(enquiries, chance.next(), undefined), () => {
      stopWaiting = undefined
      ask()
    })
  }

  const ask = (): void => {
    enquiries += 1
    if (parts.asks() && !connectivity.isLost()) parts.enquire()
    // An enquiry that has begun ends in a new state. A tab that does not ask now may have to, when the one that asks is closed.
    const { placing } = state.get()
    if (placing.tag === 'Unknown' && !placing.enquiring && stopWaiting === undefined) wait()
  }

  const look = (): void => {
    const { placing } = state.get()
    if (placing.tag !== 'Unknown' || placing.enquiring) {
      stop()
      return
    }
    if (placing.order !== order) {
      stop()
      order = placing.order
      enquiries = 0
    }
    if (stopWaiting !== undefined || !parts.tellsStatus()) return
    if (enquiries === 0) ask()
    else wait()
  }

  const stopLooking = state.subscribe(look)
  const stopListening = connectivity.whenBack(() => {
    enquiries = 0
    stop()
    look()
  })
  look()
  return () => {
    stop()
    stopLooking()
    stopListening()
  }
}
