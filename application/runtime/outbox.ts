import { type CustomerScope, isSameScope } from '#domain/kernel/customer-scope'
import { type Observable, Subject } from 'rxjs'
import type { Chance } from '#application/ports/chance'
import type { Timers } from '#application/ports/timers'
import type { LogRecord } from '#application/log/record'
import { createLanes, type LaneItem } from './lanes'
import { isResponsible, isForOwner, type PendingEffect, recoveryMode, type RequestedEffect } from './recovery'
import { replacedBy } from './replaced'
import type { StreamCore } from './stream'
import { createWaitsForTabs, isBehindOtherTab } from './waits-for-tabs'

/** A call that began or ended. `open`: how many calls of the lane run or wait, without this one once it has ended. */
export interface Transition {
  readonly lane: string
  readonly kind: 'started' | 'succeeded' | 'failed'
  readonly open: number
}

/** Calls the effects of the streams and settles them with the answers. */
export interface Outbox {
  /**
   * Adds an effect whose batch is stored, or can only be kept in memory. A known effect is not changed. `isOfClosedTab`:
   * its tab is closed and may have called it from memory.
   */
  readonly add: (effect: RequestedEffect, isOfClosedTab?: boolean) => void
  /** Removes effects that are answered, by this tab or another. */
  readonly answered: (stream: string, effects: readonly string[]) => void
  /** Of all logged effects so far, only these are unanswered. */
  readonly onlyUnanswered: (effects: readonly string[]) => void
  /** Takes over effects whose records were reduced in the log, so that a later snapshot holds no more than the log. */
  readonly rewritten: (effects: readonly LogRecord[]) => void
  /** From now on this tab calls the logged effects. Those that are open by now count as orphaned. */
  readonly lead: () => void
  /** From now on another tab calls. Running calls of this tab are completed. */
  readonly follow: () => void
  /** Checks again which effects may be called. */
  readonly schedule: () => void
  /** The connection is back: effects that wait for a retry are called now. */
  readonly reconnected: () => void
  readonly flush: (lane: string | undefined) => void
  /** The page is left: effects that need not wait for each other are called at once. */
  readonly part: () => void
  /** Once added, these effects do not wait for newer ones. */
  readonly sendAtOnce: (effects: readonly string[]) => void
  /** All unanswered effects, whichever tab may call them. */
  readonly pendingEffects: () => readonly PendingEffect[]
  readonly isIdle: () => boolean
  /** Whether an effect with strict durability is being called that is only in the memory of this tab. */
  readonly isCallingUnstored: () => boolean
  readonly isLeading: () => boolean
  readonly transitions: Observable<Transition>
  readonly stop: () => void
}

export interface OutboxSurroundings {
  readonly tab: string
  readonly timers: Timers
  readonly chance: Chance
  readonly owner: () => CustomerScope | undefined
  /** The stream of that name, once it has been opened here. */
  readonly stream: (name: string) => StreamCore | undefined
  /** A call has ended and its answer is recorded. */
  readonly whenEnded: () => void
}

export const createOutbox = ({
  tab,
  timers,
  chance,
  owner,
  stream: streamOf,
  whenEnded,
}: OutboxSurroundings): Outbox => {
  const open = new Map<string, PendingEffect>()
  const inLine = new Set<string>()
  const atOnce = new Set<string>()
  /** Open effects that waited while a service gave no real answer. */
  const waited = new Set<string>()
  /** Open effects that must not be called any more, because a newer one of their key is answered. */
  const replaced = new Set<string>()
  /** Effects that were settled before the log had them. The log is read in pages, and the answer may be in the next. */
  const settledUnlogged = new Set<string>()
  const calls = new Map<string, AbortController>()
  /** Running calls with strict durability of effects that the log does not have. */
  const callsUnstored = new Set<string>()
  const transitions = new Subject<Transition>()
  let leading = false
  let stopped = false

  const call = async (item: LaneItem, besides: number): Promise<void> => {
    const { lane } = item.policy
    const effects = [item.effect, ...item.replaced] as const
    const abort = new AbortController()
    calls.set(item.effect, abort)
    if (item.policy.durability === 'strict' && open.get(item.effect)?.record === undefined)
      callsUnstored.add(item.effect)
    transitions.next({ lane, kind: 'started', open: lanes.open(lane) })
    const end = await item.stream.call(effects, item.how, {
      signal: abort.signal,
      isLeft: open.get(item.effect)?.isLeft === true,
      hasWaited: waited.has(item.effect),
      besides,
    })
    calls.delete(item.effect)
    callsUnstored.delete(item.effect)
    if (stopped) return
    if (replaced.has(item.effect) && !end.succeeded) {
      effects.forEach((id) => inLine.delete(id))
    } else if (end.unsettled !== undefined && open.has(item.effect)) {
      takeBack(effects, lane)
      lanes.hold(lane, end.unsettled.retryAfterMs)
    } else {
      if (item.policy.retried === true) lanes.answered(lane)
      // Another tab may have recorded an answer meanwhile, and an effect is settled only once.
      const isAnsweredElsewhere = !open.has(item.effect)
      if (!isAnsweredElsewhere) {
        replaceOlder([item.effect])
        // Another tab that led before may have answered those that this call replaced.
        end.settle([item.effect, ...item.replaced.filter((id) => open.has(id))])
      }
      close(isAnsweredElsewhere ? [item.effect] : effects)
      // Effects that would have settled with it are settled separately.
      item.replaced.forEach((id) => inLine.delete(id))
    }
    lanes.ended(item)
    if (end.unsettled !== undefined) schedule()
    transitions.next({ lane, kind: end.succeeded ? 'succeeded' : 'failed', open: lanes.open(lane) })
    schedule()
    whenEnded()
  }

  const lanes = createLanes(
    timers,
    chance,
    (item, besides) => void call(item, besides),
    () => schedule(),
  )

  const close = (effects: readonly string[]): void => {
    for (const effect of effects) {
      const known = open.get(effect)
      if (known !== undefined && known.record === undefined) settledUnlogged.add(effect)
      open.delete(effect)
      inLine.delete(effect)
      atOnce.delete(effect)
      waited.delete(effect)
      replaced.delete(effect)
      waits.end(effect)
    }
  }

  /** Adds a logged effect. Unlogged effects are queued again behind it, in the same order as in the live state. */
  const addLogged = (effect: RequestedEffect, isOfClosedTab: boolean): void => {
    const known = open.get(effect.id)
    if (known?.record !== undefined || settledUnlogged.has(effect.id)) return
    const unlogged = [...open.values()].filter(({ record }) => record === undefined)
    open.delete(effect.id)
    const isOrphaned = known?.isOrphaned ?? (isOfClosedTab || !leading)
    open.set(effect.id, { ...effect, isOrphaned, isLeft: known?.isLeft ?? (isOrphaned && effect.tab !== tab) })
    for (const later of unlogged) {
      if (later.id === effect.id) continue
      open.delete(later.id)
      open.set(later.id, later)
    }
    const moved = new Set(unlogged.map(({ id }) => id))
    withdraw((item) => moved.has(item.effect))
  }

  /** Marks older effects of the same key as replaced, so that they are not called or retried. */
  const replaceOlder = (answered: readonly string[]): void => {
    for (const id of answered) {
      const newer = open.get(id)
      if (newer === undefined) continue
      for (const older of replacedBy(newer, open, streamOf(newer.stream))) {
        replaced.add(older)
        // A running call must be aborted: a change refused for an old cart version is sent again for the newest one.
        calls.get(older)?.abort()
      }
    }
    withdraw(({ effect }) => replaced.has(effect))
  }

  /** Settles a replaced effect without a call, in the tab that would have called it. */
  const settleReplaced = (effect: PendingEffect): void => {
    // The effect is closed first, because settling it schedules all open effects again.
    close([effect.id])
    streamOf(effect.stream)?.settleReplaced(effect.id)
  }

  const withdraw = (unwanted: (item: LaneItem) => boolean): readonly LaneItem[] => {
    const withdrawn = lanes.withdraw(unwanted)
    for (const item of withdrawn) for (const effect of [item.effect, ...item.replaced]) inLine.delete(effect)
    return withdrawn
  }

  /** Queues unsettled effects again, ahead of the effects that were requested after them. */
  const takeBack = (effects: readonly string[], lane: string): void => {
    for (const id of effects) {
      const effect = open.get(id)
      if (effect !== undefined) open.set(id, { ...effect, isOrphaned: true })
      inLine.delete(id)
      waited.add(id)
    }
    for (const { effect } of withdraw(({ policy }) => policy.lane === lane)) waited.add(effect)
  }

  const waits = createWaitsForTabs(timers, () => schedule())

  const policyOf = ({ id, stream, record }: PendingEffect) => streamOf(stream)?.policyOf(id, record)

  /** Puts open effects that this tab may call into their lanes. */
  const putInLine = (): void => {
    const caller = { tab, owner: owner(), isLeading: leading }
    withdraw((waiting) => !isSameScope(waiting.owner, caller.owner))
    for (const effect of open.values()) {
      if (inLine.has(effect.id) || !isForOwner(effect, caller)) continue
      const { id } = effect
      const stream = streamOf(effect.stream)
      const policy = policyOf(effect)
      if (stream === undefined || policy === undefined || !isResponsible(effect, policy, caller)) continue
      if (replaced.has(id)) {
        settleReplaced(effect)
        continue
      }
      const { waitsForTabsMs: mostMs } = policy
      const isBehind = mostMs !== undefined && isBehindOtherTab(effect, policy.lane, open.values(), policyOf, caller)
      if (isBehind && !waits.isOver(id, mostMs)) continue
      waits.end(id)
      inLine.add(id)
      if (lanes.isHeld(policy.lane)) waited.add(id)
      const { how, waitMs } = recoveryMode(effect, policy, caller)
      lanes.add({
        effect: id,
        stream,
        owner: effect.owner,
        policy,
        how: isBehind ? 'giveUp' : how,
        waitMs: atOnce.has(id) ? 0 : waitMs,
        replaced: [],
      })
    }
  }

  const schedule = (): void => {
    if (stopped) return
    putInLine()
    lanes.pump()
  }

  return {
    add: (effect, isOfClosedTab = false) => {
      if (effect.record !== undefined) addLogged(effect, isOfClosedTab)
      else if (!open.has(effect.id)) open.set(effect.id, { ...effect, isOrphaned: false, isLeft: false })
    },
    answered: (stream, effects) => {
      replaceOlder(effects)
      close(effects)
      for (const effect of effects) settledUnlogged.delete(effect)
      streamOf(stream)?.forget(effects)
      // Older effects that would have settled with one of these are settled separately.
      withdraw((item) => effects.includes(item.effect))
    },
    onlyUnanswered: (effects) => {
      const left = new Set(effects)
      for (const { id, stream, record } of [...open.values()]) {
        if (record === undefined || left.has(id)) continue
        close([id])
        streamOf(stream)?.forget([id])
        lanes.withdraw((item) => item.effect === id)
      }
    },
    rewritten: (effects) => {
      for (const record of effects) {
        const known = open.get(record.id)
        if (known?.record !== undefined) open.set(record.id, { ...known, record })
      }
    },
    lead: () => {
      leading = true
      // Effects that this tab queued before may be newer than those it takes over: all are queued again, oldest first.
      withdraw(() => true)
      schedule()
    },
    follow: () => {
      if (!leading) return
      leading = false
      withdraw(() => true)
      schedule()
    },
    schedule: schedule,
    reconnected: () => {
      lanes.reconnected()
      schedule()
    },
    flush: (lane) => {
      lanes.flush(lane)
      schedule()
    },
    part: () => {
      if (stopped) return
      putInLine()
      // Before the first of a lane is called alone: those that leave together must know of each other.
      lanes.flush(undefined)
      lanes.part()
      lanes.pump()
    },
    sendAtOnce: (effects) => effects.forEach((effect) => atOnce.add(effect)),
    pendingEffects: () => [...open.values()],
    isIdle: () => lanes.isEmpty(),
    isCallingUnstored: () => callsUnstored.size > 0,
    isLeading: () => leading,
    transitions,
    stop: () => {
      stopped = true
      lanes.stop()
      waits.stop()
      calls.forEach((call) => call.abort())
      transitions.complete()
    },
  }
}
