import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { BriefVariant } from '#domain/catalogue/variant'
import type { ArticleNumber, CommandId, ProjectId, QuoteId, QuoteRowId } from '#domain/kernel/ids'
import { commandId, quoteRowId } from '#domain/kernel/ids'
import { purchasePriceFrom } from '#domain/quotes/article-price'
import { readEdit } from '#domain/quotes/edited-quote'
import type { QuotesCommandBody, QuotesEvent } from '#domain/quotes/protocol'
import type { Quote, QuoteDefaults, QuoteHead } from '#domain/quotes/quote'
import type { ArticleToOffer, QuoteEdit, QuoteRefusal } from '#domain/quotes/quote-edit'
import type { CustomRow, HeadingRow } from '#domain/quotes/quote-row'
import type { QuoteStatus } from '#domain/quotes/quote-status'
import { openQuote } from '#domain/quotes/quotes'
import { byKind, editsToRestore, type PlacedRow, placedRows } from '#domain/quotes/removed-rows'
import type { RowFields } from '#domain/quotes/row-fields'
import { shownQuote } from '#domain/quotes/shown-quote'
import { may, rightsOf } from '#domain/session/permissions'
import { haltedMessage } from '#application/messages/refusal-messages'
import type { QuoteImport, QuoteLink, QuotePage, QuotesQuery } from '#application/ports/quote-service'
import type { Call } from '#application/ports/call'
import { type Projection, valuesOf } from '#application/projections/projection'
import type { Halted } from '#application/runtime/halt'
import type { Surroundings } from '../definition'
import type { ModuleHandle } from '../handle'
import { answerIn, type Answered, madeQuote, removedQuotes, settledEdit } from './answers'
import { QUOTES_LANE } from './core'
import type { QuotesUses } from './reactions'
import { putInCart, type ToCart } from './to-cart'
import type { QuotesTypes } from './types'

/** An article that is put into a quote. */
export interface OfferedArticle {
  readonly articleNumber: ArticleNumber
  readonly quantity: number
  /** As the page has it; undefined where it is known by its number alone. */
  readonly variant: BriefVariant | undefined
}

/** An own row or a heading without its id. */
export type NewRow = Omit<CustomRow, 'rowId'> | Omit<HeadingRow, 'rowId'>

/** At once: whether the change was taken. It is saved by itself, and its save state is a part of the view. */
export type Taken<A = void> = E.Either<QuoteRefusal | Halted, A>

/** Removed rows, for an undo. */
export interface RemovedRows {
  readonly quoteId: QuoteId
  readonly rows: readonly PlacedRow[]
}

/** What a view can ask of quotes. A refusal is returned, for the field that it is about. */
export interface QuotesCommands {
  /** Fetches a quote for a page that shows it. */
  readonly open: (id: QuoteId) => void
  /** Shows a quote beside the catalogue and puts articles into it from then on. */
  readonly fill: (id: QuoteId) => Taken
  readonly stopFilling: () => void
  /** Makes a quote and fills it. `filled` shows it at once. */
  readonly create: (name: string, articles?: readonly OfferedArticle[], project?: ProjectId) => Answered<QuoteId>
  /** Asks again for the quote that the service did not make. */
  readonly createAgain: () => void
  /** Puts articles into a quote: the filled one, also while it is being made, unless another is named. */
  readonly addArticles: (articles: readonly OfferedArticle[], id?: QuoteId) => Taken<readonly QuoteRowId[]>
  /** Adds an own row or a heading, behind a row or last. */
  readonly addRow: (id: QuoteId, row: NewRow, behind?: QuoteRowId) => Taken<QuoteRowId>
  readonly changeRow: (id: QuoteId, row: QuoteRowId, to: RowFields) => Taken
  /** Behind another row; undefined puts it first. */
  readonly moveRow: (id: QuoteId, row: QuoteRowId, behind: QuoteRowId | undefined) => Taken
  readonly removeRows: (id: QuoteId, rows: readonly QuoteRowId[]) => Taken<RemovedRows>
  readonly restoreRows: (removed: RemovedRows) => Taken
  readonly changeHead: (id: QuoteId, to: Partial<QuoteHead>) => Taken
  /** Gives every material row of known cost a price so many per cent above it. */
  readonly setMarkup: (id: QuoteId, percent: number) => Taken
  /** Sends waiting changes now: Enter and leaving a field do not wait out the pause. */
  readonly sendNow: () => void

  /** Moves it on, when the service has agreed (QUOTE-03). */
  readonly moveOn: (id: QuoteId, to: QuoteStatus) => Answered<void>
  readonly copy: (id: QuoteId) => Answered<QuoteId>
  readonly remove: (ids: readonly QuoteId[]) => Answered<void>
  /** Adds the rows of a file; those that could not be read are named. */
  readonly importRows: (
    id: QuoteId,
    file: { readonly name: string; readonly bytes: Uint8Array },
  ) => Answered<QuoteImport['unread']>
  /** The link of a sent quote; also sent by mail where asked. */
  readonly link: (id: QuoteId, mail?: { readonly to: string; readonly message: string }) => Answered<QuoteLink>
  readonly withdrawLink: (id: QuoteId) => Answered<void>
  /** The document, when what is shown is saved; without an answer it is of what the service has. */
  readonly pdf: (id: QuoteId) => Answered<Uint8Array>
  readonly list: (query: QuotesQuery) => Answered<QuotePage>
  readonly defaults: () => Answered<QuoteDefaults>
  readonly logo: () => Answered<Uint8Array | undefined>
  readonly setLogo: (logo: Uint8Array | undefined) => Answered<void>

  /** Sends the refused changes again. */
  readonly tryAgain: (id: QuoteId) => Taken
  readonly dismissRefused: (id: QuoteId, edits: readonly CommandId[]) => void
  /** Of a field that somebody else had written too: the user's stays. */
  readonly keepMine: (id: QuoteId, overwritten: string) => void
  /** Theirs is written again. */
  readonly takeBack: (id: QuoteId, overwritten: string) => Taken
  /** The changes of others have been seen. */
  readonly dismissForeign: (id: QuoteId) => void

  /**
   * Puts all article rows of an accepted quote into the cart under its label. When they are ordered, the quote is marked
   * `ordered`, once. `variants`: the articles as they are sold now.
   */
  readonly putInCart: (id: QuoteId, variants: readonly BriefVariant[]) => ToCart
}

export interface QuotesCommandParts {
  readonly handle: ModuleHandle<QuotesTypes>
  readonly uses: QuotesUses
  readonly around: Surroundings
  readonly waiting: Projection<boolean>
}

export const quotesCommands = ({ handle, uses, around, waiting }: QuotesCommandParts): QuotesCommands => {
  const { parts, session, notices, runtime } = around
  const service = parts.quotes

  const dispatch = (body: QuotesCommandBody): E.Either<QuoteRefusal | Halted, readonly QuotesEvent[]> => {
    const done = handle.stream()?.dispatch(body) ?? E.left<QuoteRefusal>({ tag: 'NotLoggedIn' })
    // Every other refusal is shown where the change was made.
    if (E.isLeft(done) && done.left.tag === 'Halted') notices.post('warning', haltedMessage(done.left))
    return done
  }
  const taken = (body: QuotesCommandBody): Taken =>
    pipe(
      dispatch(body),
      E.map(() => undefined),
    )
  const isDenied = (): boolean => !may(rightsOf(session.get()), 'createQuotes')
  const newRowId = (): QuoteRowId => quoteRowId(parts.ids.next())

  /** With its texts as they are kept, so that the log has one form of them. A wrong one is refused as it was written. */
  const edit = (quoteId: QuoteId | undefined, asked: QuoteEdit): Taken =>
    taken({ type: 'EditQuote', quoteId, edit: E.getOrElse(() => asked)(readEdit(asked)), denied: isDenied() })

  const inTurn = (edits: readonly QuoteEdit[], quoteId: QuoteId): Taken =>
    edits.reduce<Taken>((before, one) => (E.isLeft(before) ? before : edit(quoteId, one)), E.right(undefined))

  const shown = (id: QuoteId): E.Either<QuoteRefusal, Quote> => {
    const open = openQuote(handle.state.get(), id)
    return E.fromNullable<QuoteRefusal>({ tag: 'UnknownQuote' })(open === undefined ? undefined : shownQuote(open))
  }
  const kindOf = (id: QuoteId, rowId: QuoteRowId) =>
    pipe(
      shown(id),
      E.chain(({ rows }) =>
        E.fromNullable<QuoteRefusal>({ tag: 'UnknownRow', rowId })(rows.find((row) => row.rowId === rowId)?.tag),
      ),
    )

  const offered = ({ articleNumber, quantity, variant }: OfferedArticle): ArticleToOffer => ({
    rowId: newRowId(),
    articleNumber,
    quantity,
    name: variant?.name ?? articleNumber,
    unit: variant?.webSalesUnit.unit ?? '',
    purchase: variant?.price === undefined ? undefined : purchasePriceFrom(variant.price),
  })

  /** The answer to what a command has asked for; `idOf` finds it among its events. */
  const asked = <A>(
    body: QuotesCommandBody,
    idOf: (event: QuotesEvent) => CommandId | undefined,
    answerOf: (id: CommandId) => Parameters<typeof answerIn<A>>[1],
    without: A | undefined,
  ): Answered<A> => {
    const done = dispatch(body)
    if (E.isLeft(done)) return Promise.resolve(done)
    const id = done.right.map(idOf).find((one) => one !== undefined)
    if (id !== undefined) return answerIn(handle.events, answerOf(id))
    return Promise.resolve(without === undefined ? E.left({ tag: 'UnknownQuote' }) : E.right(without))
  }

  const called = <A>(call: Call<A>): Answered<A> => call()
  const newCommand = (): CommandId => commandId(parts.ids.next())

  /** One mail is sent once, also when its answer was lost and the user asks again. */
  const mails = new Map<string, CommandId>()

  const sendNow = (): void => runtime.flush(QUOTES_LANE)

  /** Resolves when nothing of the quote is under way, or when the service does not answer. */
  const saved = (id: QuoteId): Promise<void> =>
    new Promise((resolve) => {
      const isSaved = (): boolean => {
        const open = openQuote(handle.state.get(), id)
        return waiting.get() || open === undefined || (open.pending.length === 0 && open.moving === undefined)
      }
      if (isSaved()) return resolve()
      sendNow()
      const watching = [handle.state, waiting].map((one: Projection<unknown>) =>
        valuesOf(one).subscribe(() => {
          if (!isSaved()) return
          watching.forEach((watch) => watch.unsubscribe())
          resolve()
        }),
      )
    })

  return {
    open: (quoteId) => void dispatch({ type: 'OpenQuote', quoteId }),
    fill: (quoteId) => taken({ type: 'FillQuote', quoteId }),
    stopFilling: () => void dispatch({ type: 'StopFilling' }),
    create: (name, articles = [], project) =>
      asked(
        {
          type: 'CreateQuote',
          name: name.trim(),
          projectId: project,
          articles: articles.map(offered),
          denied: isDenied(),
        },
        (event) => (event.type === 'QuoteCreationRequested' ? event.id : undefined),
        madeQuote,
        undefined,
      ),
    createAgain: () => void dispatch({ type: 'CreateAgain' }),
    addArticles: (articles, id) => {
      const { filling } = handle.state.get()
      const quoteId = id ?? (filling.tag === 'Filled' ? filling.quoteId : undefined)
      const rows = articles.map(offered)
      return pipe(
        edit(quoteId, { type: 'AddArticles', articles: rows }),
        E.map(() => rows.map(({ rowId }) => rowId)),
      )
    },
    addRow: (id, row, behind) => {
      const rowId = newRowId()
      const added: CustomRow | HeadingRow = { ...row, rowId }
      const edits: readonly QuoteEdit[] = [
        { type: 'AddRows', rows: [added] },
        ...(behind === undefined ? [] : [{ type: 'MoveRow', kind: row.tag, rowId, after: behind } as const]),
      ]
      return pipe(
        inTurn(edits, id),
        E.map(() => rowId),
      )
    },
    changeRow: (id, rowId, to) =>
      pipe(
        kindOf(id, rowId),
        E.chainW((kind) => edit(id, { type: 'ChangeRows', kind, changes: [{ rowId, to }] })),
      ),
    moveRow: (id, rowId, after) =>
      pipe(
        kindOf(id, rowId),
        E.chainW((kind) => edit(id, { type: 'MoveRow', kind, rowId, after })),
      ),
    removeRows: (quoteId, rowIds) =>
      pipe(
        shown(quoteId),
        E.chainW((quote) => {
          const removals = byKind(quote, rowIds).map((rows): QuoteEdit => ({ type: 'RemoveRows', ...rows }))
          return pipe(
            inTurn(removals, quoteId),
            E.map(() => ({ quoteId, rows: placedRows(quote, rowIds) })),
          )
        }),
      ),
    restoreRows: ({ quoteId, rows }) => inTurn(editsToRestore(rows, newRowId), quoteId),
    changeHead: (id, to) => edit(id, { type: 'ChangeHead', to }),
    setMarkup: (quoteId, percent) => taken({ type: 'SetMarkup', quoteId, percent, denied: isDenied() }),
    sendNow,
    moveOn: (quoteId, to) => {
      const done = asked<void>(
        { type: 'MoveQuoteOn', quoteId, to, today: around.minute.get().day },
        (event) => (event.type === 'QuoteStatusRequested' ? event.edit : undefined),
        settledEdit,
        undefined,
      )
      sendNow()
      return done
    },
    copy: (quoteId) =>
      asked(
        { type: 'CopyQuote', quoteId, denied: isDenied() },
        (event) => (event.type === 'QuoteCopyRequested' ? event.edit : undefined),
        madeQuote,
        undefined,
      ),
    remove: (quoteIds) =>
      quoteIds.length === 0
        ? Promise.resolve(E.right(undefined))
        : asked<void>(
            { type: 'RemoveQuotes', quoteIds },
            (event) => (event.type === 'QuoteRemovalRequested' ? event.edit : undefined),
            removedQuotes,
            undefined,
          ),
    importRows: async (quoteId, file) => {
      if (isDenied()) return E.left({ tag: 'QuotesDenied' })
      const read = await called(service.importRows(quoteId, file, newCommand()))
      if (E.isLeft(read)) return read
      const { changes, unread } = read.right
      return pipe(
        dispatch({ type: 'TakeImport', quoteId, changes }),
        E.map(() => unread),
      )
    },
    link: async (quoteId, mail) => {
      const key = JSON.stringify([quoteId, mail])
      const command = mails.get(key) ?? newCommand()
      mails.set(key, command)
      const made = await called(service.link(quoteId, mail, command))
      if (E.isRight(made)) mails.delete(key)
      return made
    },
    withdrawLink: (quoteId) => called(service.withdrawLink(quoteId)),
    pdf: async (quoteId) => {
      await saved(quoteId)
      return called(service.pdf(quoteId))
    },
    list: (query) => called(service.quotes(query)),
    defaults: () => called(service.defaults()),
    logo: () => called(service.logo()),
    setLogo: (logo) => called(service.setLogo(logo)),
    tryAgain: (quoteId) => taken({ type: 'TryAgain', quoteId }),
    dismissRefused: (quoteId, edits) => void dispatch({ type: 'DismissRefused', quoteId, edits }),
    keepMine: (quoteId, overwritten) => void dispatch({ type: 'KeepMine', quoteId, overwritten }),
    takeBack: (quoteId, overwritten) => taken({ type: 'TakeBack', quoteId, overwritten }),
    dismissForeign: (quoteId) => void dispatch({ type: 'DismissForeign', quoteId }),
    putInCart: (id, variants) => {
      const streams = { quotes: handle.stream(), cart: uses.cart.stream() }
      if (streams.quotes === undefined || streams.cart === undefined) return E.left({ tag: 'NotLoggedIn' })
      const { quotes, cart } = streams
      const deliveryId = session.get().delivery.choice?.deliveryId
      const locationId = deliveryId === undefined ? undefined : around.terms.get().locations[deliveryId]
      return pipe(
        shown(id),
        E.chainW((quote) => putInCart({ quotes, cart }, quote, variants, { deliveryId, locationId })),
      )
    },
  }
}
