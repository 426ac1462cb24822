import type { QuoteId } from '#domain/kernel/ids'
import { type FilledView, filledView, type QuoteTerms, type QuoteView, quoteView } from '#domain/quotes/quote-view'
import { type OpenQuote, openQuote, type QuotesState } from '#domain/quotes/quotes'
import { type Projection, readModel } from '#application/projections/projection'

export interface QuoteViews {
  /** The quote that is filled beside the catalogue. */
  readonly filled: Projection<FilledView>
  /** A quote as its user sees it. */
  readonly quote: (id: QuoteId) => Projection<QuoteView>
}

const unknown: QuoteView = { tag: 'Unknown' }

const isSameFilled = (one: FilledView, other: FilledView): boolean => {
  if (one.tag === 'Filled' && other.tag === 'Filled') return one.quoteId === other.quoteId && one.view === other.view
  return one.tag === 'None' && other.tag === 'None'
}

/** The views of quotes. `watched` adds what goes on while a quote is looked at. */
export const quoteViews = (
  { state, terms }: { readonly state: Projection<QuotesState>; readonly terms: Projection<QuoteTerms> },
  watched: (view: Projection<QuoteView>, id: QuoteId) => Projection<QuoteView> = (view) => view,
): QuoteViews => {
  const views = new Map<QuoteId, Projection<QuoteView>>()
  const quote = (id: QuoteId): Projection<QuoteView> => {
    const known = views.get(id)
    if (known !== undefined) return known
    const open = readModel({ state }, (now): OpenQuote | undefined => openQuote(now.state, id))
    const inCart = readModel({ state }, (now) => now.state.inCart)
    const view = watched(
      readModel({ open, inCart, terms }, (now) => quoteView(now.open, now.inCart, now.terms)),
      id,
    )
    views.set(id, view)
    return view
  }
  return {
    filled: readModel(
      { state, terms },
      (now) => filledView(now.state, (open) => (open === undefined ? unknown : quote(open.quoteId).get())),
      isSameFilled,
    ),
    quote,
  }
}
