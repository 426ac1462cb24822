import type { CustomerScope } from '#domain/kernel/customer-scope'
import type { Chance } from '#application/ports/chance'
import type { Timers } from '#application/ports/timers'
import type { EffectPolicy } from './module'
import { retryWaitMs } from '../timing/retry-wait'
import type { StreamCore, CallMode } from './stream'

/** An effect that waits to be called. */
export interface LaneItem {
  readonly effect: string
  readonly stream: StreamCore
  readonly owner: CustomerScope | undefined
  readonly policy: EffectPolicy
  readonly how: CallMode
  /** Milliseconds before it may be called. */
  readonly waitMs: number
  /** Older effects that were never called and settle with this one; oldest first. */
  readonly replaced: readonly string[]
}

interface LanePosition {
  readonly item: LaneItem
  due: boolean
  readonly stopWaiting: () => void
}

interface Lane {
  waiting: readonly LanePosition[]
  /** One, and more only when the page is left; oldest first. */
  running: readonly LaneItem[]
  /** The wait before an unsettled call is retried; undefined while the lane does not wait. */
  held: Hold | undefined
  /** How many calls in a row ended unsettled. */
  unsettled: number
}

interface Hold {
  /** The service said how long to wait. */
  readonly asTold: boolean
  readonly letGo: () => void
}

/** Queues of effects. Each lane runs one call at a time, in order. The newest effect of a key replaces older ones. */
export interface Lanes {
  readonly add: (item: LaneItem) => void
  /** Starts the effects that are due. */
  readonly pump: () => void
  /** Makes all waiting effects due, in one lane or in all. `pump` starts them. */
  readonly flush: (lane: string | undefined) => void
  /**
   * The page is left: starts what changes other things than the effects before it, without waiting for their answers.
   * Those that were not `pump`ed yet come first.
   */
  readonly part: () => void
  /** A running call has ended. */
  readonly ended: (item: LaneItem) => void
  /** A call of the lane ended unsettled: the lane waits before its next call, longer each time. */
  readonly hold: (lane: string, retryAfterMs: number | undefined) => void
  /** Whether the lane waits before its next call. */
  readonly isHeld: (lane: string) => boolean
  /** A call of the lane was settled: the waiting time is reset. */
  readonly answered: (lane: string) => void
  /** The connection is back: ends all waits except those that a service asked for. */
  readonly reconnected: () => void
  /** Removes waiting effects and returns their items. */
  readonly withdraw: (unwanted: (item: LaneItem) => boolean) => readonly LaneItem[]
  /** How many effects of the lane run or wait. While the lane waits for a retry, waiting effects are not counted. */
  readonly open: (lane: string) => number
  readonly isEmpty: () => boolean
  readonly stop: () => void
}

/** Calls of a lane under way together when the page is left. Browsers let few bytes of a closed page's requests out. */
const MOST_AT_ONCE = 40

/** Whether two effects come to the same in whatever order they arrive. */
const changesOther = ({ policy }: LaneItem, { policy: other }: LaneItem): boolean => {
  if (policy.changes === undefined || other.changes === undefined) return false
  return !policy.changes.some((one) => other.changes?.includes(one))
}

export const createLanes = (
  timers: Timers,
  chance: Chance,
  start: (item: LaneItem, besides: number) => void,
  whenDue: () => void,
): Lanes => {
  const lanes = new Map<string, Lane>()

  const laneOf = (name: string): Lane => {
    const lane = lanes.get(name) ?? { waiting: [], running: [], held: undefined, unsettled: 0 }
    lanes.set(name, lane)
    return lane
  }

  const startNext = (name: string): void => {
    const lane = laneOf(name)
    const next = lane.held === undefined ? lane.waiting[0] : lane.waiting.find(doesNotWait)
    if (lane.running.length > 0 || next === undefined || !next.due) return
    const givenUp = lane.held !== undefined && next.item.how === 'run' && next.item.policy.whenLaneWaits === 'giveUp'
    begin(lane, next, givenUp ? { ...next.item, how: 'giveUp' } : next.item)
  }

  const begin = (lane: Lane, place: LanePosition, item = place.item, besides = lane.running.length): void => {
    lane.waiting = lane.waiting.filter((other) => other !== place)
    lane.running = [...lane.running, item]
    start(item, besides)
  }

  const part = (lane: Lane): void => {
    if (lane.held !== undefined) return
    const together = leavingTogether(lane)
    // Each may come after any of the others: the network does not keep their order.
    const besides = lane.running.length + together.length - 1
    for (const place of together) begin(lane, place, place.item, besides)
  }

  const leavingTogether = (lane: Lane): readonly LanePosition[] => {
    const before = [...lane.running]
    const together: LanePosition[] = []
    for (const place of lane.waiting) {
      const { item } = place
      if (!place.due || item.how !== 'run' || before.length >= MOST_AT_ONCE) return together
      if (!before.every((other) => changesOther(item, other))) return together
      before.push(item)
      // A reading is of no use to a page that is left.
      if (item.policy.changes?.length !== 0) together.push(place)
    }
    return together
  }

  const doesNotWait = ({ due, item }: LanePosition): boolean => due && item.policy.whenLaneWaits !== undefined

  const letGo = (lane: Lane): void => {
    lane.held?.letGo()
    lane.held = undefined
  }

  const isOlderOfSameKey = (newer: LaneItem, older: LaneItem): boolean =>
    newer.policy.replaces !== undefined &&
    newer.policy.replaces === older.policy.replaces &&
    newer.stream === older.stream &&
    newer.how === older.how

  const lanePosition = (item: LaneItem): LanePosition => {
    const place: LanePosition = {
      item,
      due: item.waitMs === 0,
      stopWaiting:
        item.waitMs === 0
          ? () => undefined
          : timers.after(item.waitMs, () => {
              place.due = true
              whenDue()
            }),
    }
    return place
  }

  const makeDue = (place: LanePosition): void => {
    place.stopWaiting()
    place.due = true
  }

  return {
    add: (item) => {
      const lane = laneOf(item.policy.lane)
      const older = lane.waiting.filter((place) => isOlderOfSameKey(item, place.item))
      older.forEach((place) => place.stopWaiting())
      const replaced = older.flatMap((place) => [...place.item.replaced, place.item.effect])
      const kept = lane.waiting.filter((place) => !older.includes(place))
      lane.waiting = [...kept, lanePosition({ ...item, replaced: [...replaced, ...item.replaced] })]
    },
    pump: () => [...lanes.keys()].forEach(startNext),
    flush: (only) => {
      for (const [name, lane] of lanes) {
        if (only !== undefined && only !== name) continue
        lane.waiting.forEach(makeDue)
      }
    },
    part: () => lanes.forEach(part),
    ended: (item) => {
      const lane = laneOf(item.policy.lane)
      lane.running = lane.running.filter(({ effect }) => effect !== item.effect)
    },
    hold: (name, retryAfterMs) => {
      const lane = laneOf(name)
      letGo(lane)
      lane.unsettled += 1
      const end = timers.after(retryWaitMs(lane.unsettled, chance.next(), retryAfterMs), () => {
        lane.held = undefined
        whenDue()
      })
      lane.held = { asTold: retryAfterMs !== undefined, letGo: end }
    },
    isHeld: (name) => laneOf(name).held !== undefined,
    answered: (name) => {
      laneOf(name).unsettled = 0
    },
    reconnected: () => {
      for (const lane of lanes.values()) {
        lane.unsettled = 0
        if (lane.held?.asTold === false) letGo(lane)
      }
    },
    withdraw: (unwanted) =>
      [...lanes.values()].flatMap((lane) => {
        const out = lane.waiting.filter((place) => unwanted(place.item))
        out.forEach((place) => place.stopWaiting())
        lane.waiting = lane.waiting.filter((place) => !out.includes(place))
        return out.map((place) => place.item)
      }),
    open: (name) => {
      const lane = laneOf(name)
      return (lane.held === undefined ? lane.waiting.length : 0) + lane.running.length
    },
    isEmpty: () => [...lanes.values()].every((lane) => lane.running.length === 0 && lane.waiting.length === 0),
    stop: () => {
      for (const lane of lanes.values()) {
        lane.waiting.forEach((place) => place.stopWaiting())
        lane.waiting = []
        letGo(lane)
      }
    },
  }
}
