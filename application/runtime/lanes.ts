import type { Timers } from '#application/ports/timers'
import type { EffectPolicy } from './module'
import type { Owner } from './owner'
import type { StreamCore } from './stream'

/** An effect in line to be called. */
export interface LaneItem {
  readonly effect: string
  readonly stream: StreamCore
  readonly owner: Owner
  readonly policy: EffectPolicy
  readonly how: 'run' | 'enquire'
  /** Milliseconds before it may be called. */
  readonly waitMs: number
  /** Older effects, never called, that settle with this one; oldest first. */
  readonly replaced: readonly string[]
}

interface Place {
  readonly item: LaneItem
  due: boolean
  readonly stopWaiting: () => void
}

interface Lane {
  waiting: readonly Place[]
  running: LaneItem | undefined
}

/** Lines of effects: one call at a time in each lane, in order, the newest of a key in place of the older ones. */
export interface Lanes {
  readonly add: (item: LaneItem) => void
  /** Starts what is due. */
  readonly pump: () => void
  /** Everything that waits, in one lane or in all, is due now; `pump` starts it. */
  readonly flush: (lane: string | undefined) => void
  /** The running call of the lane has ended. */
  readonly ended: (lane: string) => void
  /** Takes waiting effects out of the line; answers their items. */
  readonly withdraw: (unwanted: (item: LaneItem) => boolean) => readonly LaneItem[]
  /** How many of the lane wait or run. */
  readonly open: (lane: string) => number
  readonly isEmpty: () => boolean
  readonly stop: () => void
}

export const createLanes = (timers: Timers, start: (item: LaneItem) => void, whenDue: () => void): Lanes => {
  const lanes = new Map<string, Lane>()

  const laneOf = (name: string): Lane => {
    const lane = lanes.get(name) ?? { waiting: [], running: undefined }
    lanes.set(name, lane)
    return lane
  }

  const startNext = (name: string): void => {
    const lane = laneOf(name)
    const [next, ...rest] = lane.waiting
    if (lane.running !== undefined || next === undefined || !next.due) return
    lane.waiting = rest
    lane.running = next.item
    start(next.item)
  }

  const isOlderOfSameKey = (newer: LaneItem, older: LaneItem): boolean =>
    newer.policy.replaces !== undefined &&
    newer.policy.replaces === older.policy.replaces &&
    newer.stream === older.stream &&
    newer.how === older.how

  const placeOf = (item: LaneItem): Place => {
    const place: Place = {
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

  const makeDue = (place: Place): void => {
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
      lane.waiting = [...kept, placeOf({ ...item, replaced: [...replaced, ...item.replaced] })]
    },
    pump: () => [...lanes.keys()].forEach(startNext),
    flush: (only) => {
      for (const [name, lane] of lanes) {
        if (only !== undefined && only !== name) continue
        lane.waiting.forEach(makeDue)
      }
    },
    ended: (name) => {
      laneOf(name).running = undefined
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
      return lane.waiting.length + (lane.running === undefined ? 0 : 1)
    },
    isEmpty: () => [...lanes.values()].every((lane) => lane.running === undefined && lane.waiting.length === 0),
    stop: () => {
      for (const lane of lanes.values()) {
        lane.waiting.forEach((place) => place.stopWaiting())
        lane.waiting = []
      }
    },
  }
}
