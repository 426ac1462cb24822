/*
 * What a session was, in plain data: what its users meant, what they saw, and what the services did. It is written by
 * the simulation and judged by the oracle, which imports nothing of the shop.
 */

/** A line as it is seen or as the service has it. */
export interface PlainLine {
  readonly article: string
  readonly delivery: string
  readonly label: string
  readonly quantity: number
}

/** The key that names a line to a user and in the log. */
export const keyOf = ({ article, delivery, label }: Omit<PlainLine, 'quantity'>): string =>
  `${article}|${delivery}|${label}`

/** Names an article that is short for a delivery. */
export const shortageOf = (delivery: string, article: string): string => `${delivery} ${article}`

/** The articles that a delivery wants more of than its place holds. Lines of one article are taken from one stock. */
export const shortagesIn = (
  lines: readonly PlainLine[],
  stockOf: (line: PlainLine) => number | undefined,
): readonly string[] => {
  const left = new Map<string, number>()
  for (const line of lines) {
    const name = shortageOf(line.delivery, line.article)
    left.set(name, (left.get(name) ?? Math.round((stockOf(line) ?? 0) * 10)) - Math.round(line.quantity * 10))
  }
  return [...left].flatMap(([name, tenths]) => (tenths < 0 ? [name] : []))
}

/** A change of a cart that its service carried out. */
export type ServiceChange =
  | { readonly type: 'added'; readonly items: readonly PlainLine[] }
  | { readonly type: 'updated'; readonly item: string; readonly from: PlainLine; readonly to: PlainLine }
  | { readonly type: 'removed'; readonly lines: readonly PlainLine[] }
  | { readonly type: 'emptied' }
  | { readonly type: 'deleted' }
  | { readonly type: 'dated'; readonly delivery: string; readonly date: string }
  | { readonly type: 'included'; readonly delivery: string; readonly included: boolean }
  | { readonly type: 'ordered'; readonly key: string; readonly lines: readonly PlainLine[] }
  /** All lines of another cart of the user came along. */
  | { readonly type: 'transferred'; readonly source: string; readonly lines: readonly PlainLine[] }

export interface Commit {
  readonly at: number
  /** How many batches had ever been appended to the log. */
  readonly logged: number
  /** Names the user and the customer that the cart belongs to. */
  readonly scope: string
  readonly cart: string
  /** Id of the command that led to the call; undefined where another browser made it. */
  readonly correlation: string | undefined
  readonly change: ServiceChange
}

/** A quantity that the service was asked for and that is no whole number of order multiples. */
export interface OffMultiple {
  readonly correlation: string | undefined
  readonly article: string
  readonly quantity: number
}

/** What a user asked for. */
export type EditIntent =
  | { readonly type: 'add'; readonly items: readonly PlainLine[] }
  | { readonly type: 'set'; readonly line: string; readonly quantity: number }
  | { readonly type: 'remove'; readonly lines: readonly string[] }
  | { readonly type: 'label'; readonly lines: readonly string[]; readonly label: string }
  | { readonly type: 'move'; readonly lines: readonly string[]; readonly delivery: string }
  | { readonly type: 'date'; readonly delivery: string; readonly date: string }
  | { readonly type: 'include'; readonly delivery: string; readonly included: boolean }
  | { readonly type: 'empty' }
  | { readonly type: 'delete' }

/** An edit that a tab took. */
export interface TakenEdit {
  /** Id of its command, which the tab drew from the simulation. */
  readonly id: string
  readonly scope: string
  readonly tab: string
  readonly at: number
  readonly intent: EditIntent
}

/** A change of customer that takes the lines of the cart along, or such a transfer tried again. */
export interface Bringing {
  /** Id of the command. */
  readonly id: string
  readonly tab: string
  /** The cart whose lines come along. */
  readonly source: string
  /** Whose cart they come to. */
  readonly scope: string
}

/** An order that a tab took. */
export interface Press {
  readonly id: string
  readonly scope: string
  readonly tab: string
  readonly at: number
  /** Deliveries and articles that were short by what the buyer saw. */
  readonly shortages: readonly string[]
}

export interface SeenLine extends PlainLine {
  readonly key: string
  /** SEK; undefined where no price is known. */
  readonly netPrice: number | undefined
  readonly total: number | undefined
  /** What the place of its delivery holds; undefined where that is not known. */
  readonly stock: number | undefined
  readonly isPending: boolean
}

/** A cart as a tab shows it. Amounts in SEK. */
export interface SeenCart {
  readonly cartId: string | undefined
  readonly total: number
  readonly totalInOrder: number
  readonly groups: readonly {
    readonly delivery: string
    readonly included: boolean
    readonly date: string | undefined
    readonly subtotal: number
    readonly freight: number | undefined
    readonly total: number
    readonly lines: readonly SeenLine[]
  }[]
}

/** What a tab shows. */
export interface SeenTab {
  readonly tab: string
  /** Of whom the session is; undefined while nobody is logged in. */
  readonly scope: string | undefined
  /** A session is being taken up or begun: until it is known whose it is, the page stays as it is. */
  readonly isSessionUnknown: boolean
  readonly cart: SeenCart
  /** By delivery and field. */
  readonly forms: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly refused: readonly { readonly id: string }[]
  /** The tag of the order's state. */
  readonly placing: string
  /** Why its commands are not taken; undefined where they are. */
  readonly halted: string | undefined
  readonly isStored: boolean
}

/** A record of the log as plain JSON. */
export interface PlainRecord {
  readonly id: string
  readonly kind: string
  readonly stream: string
  readonly module: string
  readonly type: string
  readonly causation?: string | undefined
  /** Id of the command that all of it follows from. */
  readonly correlation?: string | undefined
  readonly payload: unknown
  readonly settles?: readonly string[]
}

/** A batch as it was appended to the log. */
export interface PlainBatch {
  readonly id: string
  readonly tab: string
  readonly records: readonly PlainRecord[]
}

/** What is known of a whole session. */
export interface SessionRecord {
  readonly taken: readonly TakenEdit[]
  readonly presses: readonly Press[]
  readonly brought: readonly Bringing[]
  /** Each with the edit that it carries out, also where that was held and sent later by another command. */
  readonly commits: readonly Commit[]
  /** Edits of another day that their user has sent. */
  readonly sentHeld: ReadonlySet<string>
  /** When the shop was opened again after all its pages had been closed for a night. */
  readonly nights: readonly number[]
  readonly offMultiple: readonly OffMultiple[]
  /** How often the shop sent an order, by its key. */
  readonly orderSends: ReadonlyMap<string, number>
  /** Changes that several open tabs asked for at a time. */
  readonly calledTwice: readonly string[]
  /** What the shop told the order service to be short by what the buyer saw, by the order's key. */
  readonly shortagesTold: ReadonlyMap<string, readonly string[]>
  /** All that was ever appended to the log, in its order. */
  readonly history: readonly PlainBatch[]
}

/** An invariant that does not hold. */
export interface Broken {
  readonly invariant: string
  readonly message: string
}
