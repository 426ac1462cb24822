import {
  type Broken,
  type Commit,
  type EditIntent,
  keyOf,
  type PlainRecord,
  type SeenTab,
  type SessionRecord,
  type TakenEdit,
} from '../record'
import { endings, fieldOf, type LoggedStory, textsIn } from './log'

/*
 * What became of the edits that users made, by the log and by what the cart service did.
 */

/** What the oracle must know of a session to be just. */
export interface Circumstances {
  /** Edits and orders that a killed page had in its memory alone. */
  readonly excused: ReadonlySet<string>
  /** All clocks are right, storage has always worked, and every tab hears of the others at once. */
  readonly isCalm: boolean
  readonly clocksAgree: boolean
  readonly hasStorageWorked: boolean
  /** No tab took the lead from one that lived. */
  readonly hasLeadStayed: boolean
}

const isAnswered = (intent: EditIntent, done: Commit): boolean => {
  const { change } = done
  switch (intent.type) {
    case 'add':
      return (
        change.type === 'added' &&
        change.items.every((item) =>
          intent.items.some((asked) => keyOf(asked) === keyOf(item) && asked.quantity === item.quantity),
        )
      )
    case 'set':
      return (
        change.type === 'updated' &&
        keyOf(change.from) === intent.line &&
        keyOf(change.to) === intent.line &&
        change.to.quantity === intent.quantity
      )
    case 'label':
      return (
        change.type === 'updated' &&
        intent.lines.includes(keyOf(change.from)) &&
        change.to.label === intent.label &&
        change.to.delivery === change.from.delivery &&
        change.to.quantity === change.from.quantity
      )
    case 'move':
      return (
        change.type === 'updated' &&
        intent.lines.includes(keyOf(change.from)) &&
        change.to.delivery === intent.delivery &&
        change.to.label === change.from.label &&
        change.to.quantity === change.from.quantity
      )
    case 'remove':
      return change.type === 'removed' && change.lines.every((line) => intent.lines.includes(keyOf(line)))
    case 'date':
      return change.type === 'dated' && change.delivery === intent.delivery && change.date === intent.date
    case 'include':
      return change.type === 'included' && change.delivery === intent.delivery && change.included === intent.included
    case 'empty':
      return change.type === 'emptied'
    case 'delete':
      return change.type === 'deleted'
  }
}

/** Everything that the service did for this browser is what a user meant. */
const meant = ({ taken, presses, commits }: SessionRecord): readonly Broken[] => {
  const byId = new Map(taken.map((edit) => [edit.id, edit]))
  const ordered = new Set(presses.map(({ id }) => id))
  return commits.flatMap((done): readonly Broken[] => {
    const { correlation, change, scope } = done
    if (correlation === undefined || change.type === 'transferred') return []
    const edit = byId.get(correlation)
    const isMeant =
      change.type === 'ordered'
        ? ordered.has(change.key)
        : edit !== undefined && edit.scope === scope && isAnswered(edit.intent, done)
    return isMeant
      ? []
      : [
          {
            invariant: 'nothing-but-what-was-meant',
            message: `${JSON.stringify(change)} for ${scope} follows from ${JSON.stringify(edit ?? correlation)}`,
          },
        ]
  })
}

const addedOnce = ({ commits }: SessionRecord): readonly Broken[] => {
  const times = new Map<string, number>()
  for (const { change, correlation } of commits)
    if (change.type === 'added' && correlation !== undefined) times.set(correlation, (times.get(correlation) ?? 0) + 1)
  return [...times]
    .filter(([, count]) => count > 1)
    .map(([id, count]) => ({ invariant: 'added-once', message: `the add ${id} was carried out ${count} times` }))
}

/** An edit of a page that was closed before the night, logged in or out; clocks that differ may call it one of today. */
const heldUntilAsked = (
  { taken, commits, nights, sentHeld }: SessionRecord,
  { clocksAgree }: Circumstances,
): readonly Broken[] => {
  const byId = new Map(taken.map((edit) => [edit.id, edit]))
  return commits.flatMap(({ correlation, at }): readonly Broken[] => {
    const edit = byId.get(correlation ?? '')
    if (!clocksAgree || edit === undefined || sentHeld.has(edit.id)) return []
    return nights.some((night) => edit.at < night && night <= at)
      ? [
          {
            invariant: 'held-until-asked',
            message: `${edit.id} was carried out on another day, and nobody asked for it`,
          },
        ]
      : []
  })
}

/** Edits for which nothing has to be done at the service when their lines are gone. */
const mayNeedNothing = ({ type }: EditIntent): boolean => type === 'remove' || type === 'move' || type === 'label'

const settledEdits = (
  { taken, commits }: SessionRecord,
  story: LoggedStory,
  { excused }: Circumstances,
): readonly Broken[] => {
  const carriedOut = new Set(commits.map(({ correlation }) => correlation))
  return taken.flatMap(({ id, intent }): readonly Broken[] => {
    const what = `${id}: ${JSON.stringify(intent)}`
    if (!story.commands.has(id))
      return excused.has(id) ? [] : [{ invariant: 'no-edit-is-lost', message: `${what} is not in the log` }]
    const requested = story.requested.get(id)
    if (requested === undefined) return []
    const end = story.ends.get(id)
    if (end === undefined) return [{ invariant: 'edit-is-settled', message: `${what} never ends` }]
    if (end.how !== 'confirmed' || mayNeedNothing(intent)) return []
    const isDone = [id, ...end.together].some((one) => carriedOut.has(one))
    return isDone || end.isPartly
      ? []
      : [{ invariant: 'confirmed-is-carried-out', message: `${what} is confirmed, and the service did nothing` }]
  })
}

/** What an edit is about: a newer one of the same kind about the same takes the place of a refused one. */
const subjectsOf = ({ type, payload }: PlainRecord): readonly string[] => {
  const lines = fieldOf(payload, 'lines')
  switch (type) {
    case 'LinesAddRequested':
      return Array.isArray(lines) ? lines.map((line) => String(fieldOf(line, 'articleNumber'))) : []
    case 'QuantityChangeRequested':
      return [String(fieldOf(payload, 'line'))]
    case 'LabelChangeRequested':
    case 'DeliveryChangeRequested':
    case 'LineRemovalRequested':
      return textsIn(lines)
    case 'DeliveryDateRequested':
    case 'DeliveryInclusionRequested':
      return [String(fieldOf(payload, 'deliveryId'))]
    default:
      return ['cart']
  }
}

const isAboutSame = (one: PlainRecord, other: PlainRecord): boolean => {
  const subjects = subjectsOf(other)
  return one.type === other.type && subjectsOf(one).some((subject) => subjects.includes(subject))
}

/** A log-out, or a start of the shop that finds nobody logged in. */
const endsSession = ({ module, type, payload }: PlainRecord): boolean =>
  module === 'session' &&
  (type === 'LoggedOut' || (type === 'SessionStarted' && fieldOf(fieldOf(payload, 'stored'), 'credentials') === 'none'))

/** An edit that was refused, or that gave way to a change of its line. The latter is shown for its line as it is now. */
interface RefusedEdit {
  readonly asked: PlainRecord
  readonly isOvertaken: boolean
}

/** Whether a newer edit takes the place of a refused one. What the line of an overtaken one is now is not known here. */
const isInPlaceOf = ({ asked, isOvertaken }: RefusedEdit, newer: PlainRecord): boolean =>
  isOvertaken ? asked.type === newer.type : isAboutSame(asked, newer)

/** The refused edits that must be shown, by cart stream: refused, and not made again, dismissed or of an ended cart. */
const shownRefusals = (story: LoggedStory): ReadonlyMap<string, readonly string[]> => {
  const streams = new Map<
    string,
    { pending: Map<string, PlainRecord>; refused: Map<string, RefusedEdit>; cart: unknown }
  >()
  for (const { event } of story.events) {
    // What was refused is forgotten with the session, also of other customers.
    if (endsSession(event)) streams.clear()
    if (event.module !== 'cart') continue
    const stream = streams.get(event.stream) ?? { pending: new Map(), refused: new Map(), cart: undefined }
    streams.set(event.stream, stream)
    const { type, payload } = event
    const edits = textsIn(fieldOf(payload, 'edits'))
    if (type === 'ContextLeft') {
      stream.pending.clear()
      stream.refused.clear()
      stream.cart = undefined
    }
    const id = fieldOf(payload, 'id')
    if (typeof id === 'string') {
      stream.pending.set(id, event)
      for (const [other, refused] of stream.refused) if (isInPlaceOf(refused, event)) stream.refused.delete(other)
    }
    const cart = fieldOf(fieldOf(payload, 'difference'), 'cartId')
    if (cart !== undefined && cart !== stream.cart) {
      if (stream.cart !== undefined)
        for (const [other, refused] of stream.refused)
          if (refused.asked.type !== 'LinesAddRequested') stream.refused.delete(other)
      stream.cart = cart
    }
    if (type === 'RefusedEditsDismissed') for (const edit of edits) stream.refused.delete(edit)
    const how = endings[type]
    if (how === undefined) continue
    // In the order in which they were made: the newest of those about the same is shown.
    for (const [edit, asked] of [...stream.pending].filter(([id]) => edits.includes(id))) {
      stream.pending.delete(edit)
      if (how !== 'refused' && how !== 'overtaken') continue
      for (const [other, refused] of stream.refused) if (isInPlaceOf(refused, asked)) stream.refused.delete(other)
      stream.refused.set(edit, { asked, isOvertaken: how === 'overtaken' })
    }
  }
  return new Map([...streams].map(([name, { refused }]) => [name, [...refused.keys()]]))
}

/** A tab's present cart stream by its name. */
export interface TabOfStream {
  readonly seen: SeenTab
  readonly stream: string | undefined
}

/** The most refused edits that a cart keeps. */
const MOST_SHOWN = 50

export const hiddenRefusals = (story: LoggedStory, tabs: readonly TabOfStream[]): readonly Broken[] => {
  const expected = shownRefusals(story)
  return tabs.flatMap(({ seen, stream }) =>
    (expected.get(stream ?? '') ?? [])
      .slice(-MOST_SHOWN)
      .filter((id) => !seen.refused.some((shown) => shown.id === id))
      .map((id) => ({ invariant: 'refused-is-shown', message: `${seen.tab} does not show that ${id} was refused` })),
  )
}

/** Of two quantities of one line, the service carries out the one last that was typed last. */
const lastQuantityStands = (
  { taken, commits, sentHeld }: SessionRecord,
  story: LoggedStory,
  { isCalm, clocksAgree, hasStorageWorked }: Circumstances,
): readonly Broken[] => {
  const places = new Map(taken.map((edit, place) => [edit.id, { edit, place }]))
  const last = new Map<string, { readonly edit: TakenEdit; readonly place: number }>()
  /** It reached the log when the newer one was confirmed there, and was carried out after that all the same. */
  const isStale = (now: TakenEdit, before: TakenEdit, logged: number): boolean => {
    const end = story.ends.get(before.id)
    const command = story.commands.get(now.id)
    if (!clocksAgree || command === undefined || end?.how !== 'confirmed') return false
    return end.at < command && command < logged && before.at - now.at > 2_000
  }
  return commits.flatMap(({ change, correlation, cart, logged }): readonly Broken[] => {
    if (change.type !== 'updated') return []
    const item = `${cart} ${change.item}`
    const now = places.get(correlation ?? '')
    const before = last.get(item)
    // What was held is carried out when its user says so.
    if (now === undefined || now.edit.intent.type !== 'set' || sentHeld.has(now.edit.id)) {
      last.delete(item)
      return []
    }
    last.set(item, now)
    if (before === undefined || before.place <= now.place) return []
    // Two tabs may not have known of each other's edit; nor may whoever sends the older one again that was answered in
    // the memory of a page which is gone.
    const knew =
      (hasStorageWorked && before.edit.tab === now.edit.tab) ||
      (isCalm && before.edit.at - now.edit.at > 2_000) ||
      isStale(now.edit, before.edit, logged)
    return knew
      ? [{ invariant: 'last-quantity-stands', message: `${now.edit.id} was carried out after ${before.edit.id}` }]
      : []
  })
}

export const brokenEdits = (
  record: SessionRecord,
  story: LoggedStory,
  circumstances: Circumstances,
): readonly Broken[] => [
  ...meant(record),
  ...addedOnce(record),
  ...heldUntilAsked(record, circumstances),
  ...settledEdits(record, story, circumstances),
  ...lastQuantityStands(record, story, circumstances),
  ...givenUp(story),
  ...calledTwice(record, circumstances),
  ...versionFalls(story),
  ...record.offMultiple.flatMap(({ correlation, article, quantity }) =>
    offMultiple(record, correlation, article, quantity),
  ),
]

/** One tab leads, and calls for all. A new leader may call again what a sleeping one has under way. */
const calledTwice = (record: SessionRecord, { isCalm, hasLeadStayed }: Circumstances): readonly Broken[] =>
  isCalm && hasLeadStayed
    ? record.calledTwice.map((message) => ({ invariant: 'called-by-one', message: `again ${message}` }))
    : []

/** What a tab adopts of a cart is never older than what it has. */
const versionFalls = (story: LoggedStory): readonly Broken[] =>
  story.events.flatMap(({ event }) => {
    const difference = event.module === 'cart' ? fieldOf(event.payload, 'difference') : undefined
    const [from, version] = [fieldOf(difference, 'from'), fieldOf(difference, 'version')]
    return typeof from === 'number' && typeof version === 'number' && version < from
      ? [{ invariant: 'version-never-falls', message: `${event.id} takes version ${version} in place of ${from}` }]
      : []
  })

/** Answers that say nothing of an edit: it must be asked for again. */
const unsettled = new Set([401, 408, 425, 429])

/** An edit is refused only by an answer of the service about it. */
const givenUp = (story: LoggedStory): readonly Broken[] =>
  story.events.flatMap(({ event }) => {
    if (event.type !== 'EditsRefused' || event.module !== 'cart') return []
    const failure = fieldOf(event.payload, 'failure')
    const status = fieldOf(failure, 'status')
    const isAnswer =
      fieldOf(failure, 'tag') === 'Refused' && typeof status === 'number' && status < 500 && !unsettled.has(status)
    return isAnswer
      ? []
      : [{ invariant: 'no-edit-is-given-up', message: `${event.id} refuses by ${JSON.stringify(failure)}` }]
  })

/** A quantity off the multiple reaches the service only where the page did not know the article. */
const offMultiple = (
  { taken }: SessionRecord,
  correlation: string | undefined,
  article: string,
  quantity: number,
): readonly Broken[] => {
  const edit = taken.find(({ id }) => id === correlation)
  const isTyped =
    edit?.intent.type === 'set'
      ? edit.intent.quantity === quantity
      : edit?.intent.type === 'add' &&
        edit.intent.items.some((item) => item.article === article && item.quantity === quantity)
  return isTyped
    ? []
    : [{ invariant: 'quantity-on-multiple', message: `the service was asked for ${quantity} of ${article}` }]
}
