import type { CustomerScope } from '#domain/kernel/customer-scope'
import { BehaviorSubject, type Observable, queueScheduler } from 'rxjs'
import type { Batch, StoredBatch } from '#application/log/record'
import type { Written } from '#application/log/payload'
import type { Chance } from '#application/ports/chance'
import type { Clock } from '#application/ports/clock'
import type { Connectivity } from '#application/ports/connectivity'
import type { EventLog } from '#application/ports/event-log'
import type { IdSource } from '#application/ports/id-source'
import type { JournalStore } from '#application/ports/journal-store'
import type { PageLife } from '#application/ports/page-life'
import type { SnapshotStore } from '#application/ports/snapshot-store'
import type { Hint, Tabs } from '#application/ports/tabs'
import type { Timers } from '#application/ports/timers'
import { type Projection, projectionOf } from '#application/projections/projection'
import { createLogReader } from './log-reader'
import { createConfigurationRecord } from './configuration'
import { type Consent, createConsent } from './consent'
import { createForgetting } from './forgetting'
import type { Remainders } from './remainders'
import { createCutting, logBounds, type LogBounds } from './cutting'
import type { HaltReason } from './halt'
import { seekLeadership } from './leadership'
import type { Module, ModuleTypes } from './module'
import { createJournal } from './journal'
import { createOutbox, type Transition } from './outbox'
import { createQuiet } from './quiet'
import { createSnapshots } from './snapshots'
import { startedInTime } from './start-deadline'
import { createStreams } from './streams'
import { createWriteAhead } from './write-ahead'
import type { StreamOf, UnstoredBatch } from './stream'
import { createWriter } from './writer'

export interface RuntimeParts {
  readonly log: EventLog
  readonly journal: JournalStore
  readonly pageLife: PageLife
  readonly snapshots: SnapshotStore
  readonly tabs: Tabs
  readonly clock: Clock
  readonly ids: IdSource
  readonly timers: Timers
  readonly connectivity: Connectivity
  readonly chance: Chance
  /** The present owner. Read after every command, so it may depend on the state of a stream. */
  readonly owner: () => CustomerScope | undefined
  /**
   * Whose the customer streams are while there is no owner: what is decided then is written for them, and called when they
   * are the owner again.
   */
  readonly formerOwner?: () => CustomerScope | undefined
  /** The configuration that decisions depend on, recorded in the log; undefined where modules need none. */
  readonly configuration?: Written
  readonly bounds?: LogBounds
}

/** `memory`: the log cannot be read or written at present, and new batches are lost when the tab closes. */
export type Storage = 'stored' | 'memory'

/** Takes commands and publishes states. Connects the log, the other tabs and the calls. Independent of all modules. */
export interface Runtime {
  /** Makes a module known, so that the log can be cut before one of its streams is opened. */
  readonly know: <T extends ModuleTypes>(module: Module<T>) => void
  /**
   * Opens a stream, once for each name, and folds its logged events. Effects of a stream are called only in a tab where
   * it is open, so the streams of the logged-in user must be opened.
   */
  readonly stream: <T extends ModuleTypes>(module: Module<T>, name: string) => StreamOf<T>
  /**
   * Reads the log and listens to the other tabs. Resolves when this tab leads or knows that another tab leads, and
   * after some seconds at the latest if the log does not answer.
   */
  readonly start: () => Promise<void>
  /**
   * Decides what `dispatch` dispatches, and saves it in the journal, in the same tick: a page that is killed after that
   * leaves it to the next start. It is published, and appended to the log, when the returned function is called, or
   * before anything else is decided or read from the log. An append that runs already may take it sooner.
   */
  readonly writeAhead: (dispatch: () => void) => () => void
  /** Sends effects that wait for a newer one at once, in one lane or in all, whichever tab calls them. */
  readonly flush: (lane?: string) => void
  /**
   * The page is hidden or unloaded: sends what waits, and what the log does not have yet, since nobody may be there to
   * hear an answer. To be called after the journal has saved it.
   */
  readonly part: () => void
  /** The calls that this tab makes. */
  readonly transitions: Observable<Transition>
  /** Whether this tab makes the calls of all tabs. */
  readonly isLeading: () => boolean
  readonly storage: Projection<Storage>
  /** Batches of this tab that the log does not have, oldest first. */
  readonly unstored: () => readonly Batch[]
  /** Streams with damaged or unreadable records in the log. They accept no command. */
  readonly halted: Projection<readonly string[]>
  /** Why all streams shared between tabs are halted in this tab; undefined when the tab accepts commands. */
  readonly haltOfTab: Projection<HaltReason | undefined>
  /** The user's consent to effects that are called although the log cannot be written. */
  readonly consent: Pick<Consent, 'isNeeded' | 'give' | 'refuse'>
  /** Resolves when no write or read is in progress and no call of this tab waits or runs. */
  readonly idle: () => Promise<void>
  /**
   * To be called after a log-out. Removes all records but the remainders from the log, the snapshot and this tab: first
   * when all batches are stored, and again when no call runs. Does nothing if a user has logged in by then.
   */
  readonly forget: (remainders: Remainders) => Promise<void>
  /** Stops calls and timers, and hands over to another tab. Unanswered effects stay unanswered in the log. */
  readonly stop: () => void
}

/** The tab and the owner that a batch was written for. */
const writtenBy = ({ tab, owner }: StoredBatch) => ({ tab, owner })

export const createRuntime = ({
  log,
  journal: journalStore,
  pageLife,
  snapshots: store,
  tabs,
  clock,
  ids,
  timers,
  connectivity,
  chance,
  owner,
  formerOwner,
  configuration,
  bounds = logBounds,
}: RuntimeParts): Runtime => {
  const storage = new BehaviorSubject<Storage>('stored')
  const haltedStreams = new BehaviorSubject<readonly string[]>([])
  const haltOfTab = new BehaviorSubject<HaltReason | undefined>(undefined)
  const stopping: (() => void)[] = []
  const configurationRecord = createConfigurationRecord(tabs.id, configuration)
  let readOnce = false
  /** Whether this tab leads without knowing all that the log held when it began to. */
  let isBehind = false
  let sendNowWhenStored = false

  const ahead = createWriteAhead()

  const streams = createStreams({
    tab: tabs.id,
    clock,
    ids,
    owner: (scope) => owner() ?? (scope === 'customer' ? formerOwner?.() : undefined),
    position: () => logReader.position()?.position ?? 0,
    store: (batch) => {
      writer.add(configurationRecord.ahead(batch))
      ahead.follow(writer.append)
    },
    carryOut: ahead.carryOut,
    follow: ahead.follow,
    // The command may have changed the owner, and with it the effects that may be called.
    whenDecided: () => outbox.schedule(),
    haltOfTab: () => haltOfTab.value,
    whenHalted: (name) => queueScheduler.schedule(() => haltedStreams.next([...haltedStreams.value, name])),
  })

  const quiet = createQuiet({
    isStoring: () => writer.isBusy() || logReader.isBusy(),
    isCalling: () => !outbox.isIdle(),
    whenIdle: () => {
      // An unstored answer may be lost. A snapshot taken now would lack its effect, and the effect would not be
      // retried.
      if (writer.unstored().length > 0) return
      snapshots.takeWhenDue()
      cutting.cutWhenDue()
    },
  })

  const outbox = createOutbox({ tab: tabs.id, timers, chance, owner, stream: streams.core, whenEnded: quiet.look })

  const consent = createConsent({
    tab: tabs.id,
    stream: streams.core,
    withUnstored: (effects, act) =>
      writer.withUnstored((batches) => {
        const unstored = new Set(batches.flatMap((batch) => batch.effects))
        return act(effects.filter(({ id }) => unstored.has(id)))
      }),
    call: (effects) => {
      effects.forEach((effect) => outbox.add(effect))
      outbox.schedule()
    },
  })

  const apply = (batches: readonly StoredBatch[]): void => {
    ahead.carryOut()
    // The queue delays notifications until all batches are adopted.
    queueScheduler.schedule(() => {
      for (const batch of batches) {
        snapshots.grown(batch.size)
        cutting.grown(batch.size)
        if (batch.unanswered !== undefined) outbox.onlyUnanswered(batch.unanswered)
        streams.adopt(batch, !readOnce)
        for (const record of batch.records) {
          if (record.kind === 'answer') outbox.answered(record.stream, record.settles)
          if (record.kind !== 'effect') continue
          consent.stored(record.id)
          outbox.add(
            { ...writtenBy(batch), id: record.id, stream: record.stream, record },
            // The leader before this one may have called it.
            journal.hasRecovered(batch.id) || (isBehind && batch.tab !== tabs.id),
          )
        }
      }
    })
    outbox.schedule()
  }

  /**
   * Another tab has forgotten a user, and with it perhaps how calls ended that are open here: the streams start from what
   * the log still has. Effects of this tab's own streams are no longer in it, and go on.
   */
  const restart = (batches: readonly StoredBatch[], appended: readonly string[]): void => {
    ahead.carryOut()
    const unread = new Set([...appended, ...writer.unstored().map(({ id }) => id)])
    const logged = batches.flatMap(({ records }) => records.flatMap(({ kind, id }) => (kind === 'effect' ? [id] : [])))
    const ofTab = outbox
      .pendingEffects()
      .flatMap(({ id, record }) => (record !== undefined && streams.endsWithTab(record.module) ? [id] : []))
    queueScheduler.schedule(() => {
      streams.restart(batches, (id) => unread.has(id))
      outbox.onlyUnanswered([...logged, ...ofTab])
    })
    outbox.schedule()
  }

  const logReader = createLogReader(log, timers, {
    apply,
    restarted: restart,
    failed: () => storage.next('memory'),
    caughtUp: () => {
      readOnce = true
      isBehind = false
      if (storage.value === 'memory' && writer.unstored().length === 0) storage.next('stored')
    },
    done: quiet.look,
  })

  const isJournaled = (): boolean => journalStore.tabs().some((tab) => tab !== tabs.id)

  const cutting = createCutting({ log, clock, streams, outbox, bounds, isJournaled })

  const forgetting = createForgetting({
    ...{ log, tab: tabs.id, streams, outbox, owner, quiet },
    position: () => logReader.position()?.position ?? 0,
    forgetSnapshot: store.forget,
    forgotten: () => {
      configurationRecord.forgotten()
      snapshots.forgotten()
      tabs.announce('forgotten')
    },
  })

  const snapshots = createSnapshots({ store, log, streams, outbox, logReader })

  const journal = createJournal({
    store: journalStore,
    log,
    tabs,
    page: pageLife,
    timers,
    unstored: () => writer.unstored(),
    isStored: () => storage.value === 'stored',
    whenRecovered: async () => {
      await logReader.run()
      tabs.announce('grown')
    },
  })

  const addUnlogged = ({ effects, stream, owner: asking }: UnstoredBatch): void => {
    for (const id of effects) outbox.add({ id, stream, owner: asking, tab: tabs.id, record: undefined })
  }

  const writer = createWriter(log, timers, {
    stored: (batches) => {
      storage.next('stored')
      journal.stored()
      logReader.onAppended(batches)
      tabs.announce(sendNowWhenStored ? 'sendNow' : 'grown')
      sendNowWhenStored = false
    },
    keptInMemory: (batches) => {
      storage.next('memory')
      journal.keptInMemory()
      for (const batch of batches) {
        if (batch.durability === 'strict') consent.ask(batch)
        else addUnlogged(batch)
      }
      outbox.schedule()
    },
    done: quiet.look,
    isHeld: () => outbox.isCallingUnstored() || consent.isNeeded.get(),
  })

  const flush = (lane?: string): void => {
    ahead.carryOut()
    const unstored = writer.unstored()
    for (const { stream, effects } of unstored) {
      const core = streams.core(stream)
      outbox.sendAtOnce(effects.filter((id) => lane === undefined || core?.policyOf(id, undefined)?.lane === lane))
    }
    outbox.flush(lane)
    if (unstored.length > 0) sendNowWhenStored = true
    else tabs.announce('sendNow')
  }

  const part = (): void => {
    ahead.carryOut()
    if (outbox.isLeading())
      writer.unstored().forEach((batch) => {
        if (batch.durability === 'relaxed') addUnlogged(batch)
      })
    outbox.part()
    flush()
  }

  const seekLead = (): Promise<void> =>
    seekLeadership({
      tabs,
      lead: async (isLeading) => {
        haltOfTab.next(undefined)
        // The batches of the previous leader must be read before effects are called, so that none is called twice.
        isBehind = true
        await logReader.run()
        await journal.recoverOrphaned()
        if (isLeading()) outbox.lead()
        quiet.look()
      },
      follow: outbox.follow,
      shut: () => haltOfTab.next('openElsewhere'),
      whenStopped: (stop) => stopping.push(stop),
    })

  const listen = (): void => {
    const look = async (hint: Hint): Promise<void> => {
      if (hint === 'forgotten') snapshots.forgotten()
      await (hint === 'forgotten' ? logReader.restart() : logReader.run())
      if (hint === 'sendNow') outbox.flush(undefined)
    }
    stopping.push(tabs.whenAnnounced((hint) => void look(hint)))
    stopping.push(connectivity.whenBack(outbox.reconnected))
  }

  const begin = async (): Promise<void> => {
    await snapshots.restore()
    listen()
    await logReader.run()
    await seekLead()
  }

  return {
    know: streams.know,
    stream: (module, name) => {
      const stream = streams.open(module, name)
      queueScheduler.schedule(outbox.schedule)
      return stream
    },
    start: () => startedInTime(timers, begin, () => storage.next('memory')),
    writeAhead: (dispatch) => {
      try {
        return ahead.decide(dispatch)
      } finally {
        // What is appended to no log is not saved either until the page is left: it may be called, and answered, before.
        if (storage.value === 'stored') journal.save()
      }
    },
    flush,
    part,
    transitions: outbox.transitions,
    isLeading: outbox.isLeading,
    storage: projectionOf(storage),
    unstored: () => writer.unstored().map((batch) => batch.encode()),
    halted: projectionOf(haltedStreams),
    haltOfTab: projectionOf(haltOfTab),
    consent,
    idle: quiet.idle,
    forget: forgetting.forget,
    stop: () => {
      writer.stop()
      journal.stop()
      logReader.stop()
      outbox.stop()
      stopping.forEach((stop) => stop())
    },
  }
}
