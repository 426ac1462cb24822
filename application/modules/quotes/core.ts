import * as E from 'fp-ts/Either'
import type { CallFailure } from '#domain/failure/call-failure'
import { quotesDecider } from '#domain/quotes/decider'
import type { QuotesEffect, QuotesSettlement } from '#domain/quotes/protocol'
import type { EffectPolicy, ModuleCore } from '#application/runtime/module'
import { quotesCodecs } from './codecs'
import type { QuotesAnswer, QuotesTypes } from './types'

/** The lane of all calls of quotes. */
export const QUOTES_LANE = 'quotes'

/** Milliseconds that a written field waits for a newer value before it is sent. */
const FIELD_WAIT_MS = 500

/** The newest value of a field, and the newest fetch of a quote, are sent in place of those before them. */
const replacesKey = (effect: QuotesEffect): string | undefined => {
  switch (effect.type) {
    case 'FetchQuote':
      return `fetch ${effect.quoteId} ${effect.known === undefined ? 'whole' : 'newer'}`
    case 'ChangeRows': {
      const [change, ...others] = effect.changes
      if (change === undefined || others.length > 0) return undefined
      return `row ${effect.quoteId} ${change.rowId} ${Object.keys(change.to).toSorted().join()}`
    }
    case 'ChangeHead':
      return `head ${effect.quoteId} ${Object.keys(effect.to).toSorted().join()}`
    case 'CreateQuote':
    case 'CopyQuote':
    case 'RemoveQuotes':
    case 'MoveOn':
    case 'AddArticles':
    case 'AddRows':
    case 'MoveRow':
    case 'RemoveRows':
      return undefined
  }
}

/** Every change carries the id of its command, so it may be called again; a failed fetch is shown instead. */
const policyOf = (effect: QuotesEffect): EffectPolicy => {
  const replaces = replacesKey(effect)
  const isFetch = effect.type === 'FetchQuote'
  return {
    lane: QUOTES_LANE,
    replaces,
    waitMs: replaces === undefined || isFetch ? 0 : FIELD_WAIT_MS,
    whenOrphaned: 'repeat',
    durability: 'relaxed',
    retried: !isFetch,
    ...(isFetch ? { whenLaneWaits: 'goAhead' } : {}),
  }
}

const editsOf = (effects: readonly QuotesEffect[]) =>
  effects.flatMap((effect) => (effect.type === 'FetchQuote' ? [] : effect.edit))

const failed = (effect: QuotesEffect, effects: readonly QuotesEffect[], failure: CallFailure): QuotesSettlement => {
  switch (effect.type) {
    case 'FetchQuote':
      return { type: 'RecordFailedFetch', quoteId: effect.quoteId, failure }
    case 'CreateQuote':
      return { type: 'RecordNotCreated', edit: effect.edit, failure }
    case 'CopyQuote':
      return { type: 'RecordNotCopied', edit: effect.edit, failure }
    case 'RemoveQuotes':
      return { type: 'RecordNotRemoved', edit: effect.edit, failure }
    case 'MoveOn':
    case 'AddArticles':
    case 'AddRows':
    case 'ChangeRows':
    case 'MoveRow':
    case 'RemoveRows':
    case 'ChangeHead':
      return { type: 'RefuseEdits', quoteId: effect.quoteId, edits: editsOf(effects), failure }
  }
}

const answered = (
  effect: QuotesEffect,
  effects: readonly QuotesEffect[],
  answer: QuotesAnswer,
): QuotesSettlement | undefined => {
  switch (answer.type) {
    case 'Quote':
      return effect.type === 'FetchQuote'
        ? { type: 'RecordQuote', quoteId: effect.quoteId, quote: answer.quote }
        : undefined
    case 'Created':
      return effect.type === 'CreateQuote'
        ? { type: 'RecordCreated', edit: effect.edit, quote: answer.quote }
        : undefined
    case 'Copied':
      return effect.type === 'CopyQuote' ? { type: 'RecordCopied', edit: effect.edit, quote: answer.quote } : undefined
    case 'Removed':
      return effect.type === 'RemoveQuotes'
        ? { type: 'RecordRemoved', edit: effect.edit, quoteIds: effect.quoteIds }
        : undefined
    case 'Changes':
      return 'quoteId' in effect
        ? { type: 'ConfirmEdits', quoteId: effect.quoteId, edits: editsOf(effects), changes: answer.changes }
        : undefined
  }
}

export const quotesCore: ModuleCore<QuotesTypes> = {
  name: 'quotes',
  scope: 'customer',
  decider: quotesDecider,
  codecs: quotesCodecs,
  summarise: (state) => ({ type: 'QuotesSummarised', state }),
  policy: policyOf,
  settle: (effects, result) =>
    E.isLeft(result) ? failed(effects[0], effects, result.left) : answered(effects[0], effects, result.right),
  settleReplaced: (effect) =>
    effect.type === 'ChangeRows' || effect.type === 'ChangeHead'
      ? { type: 'ReplaceEdits', quoteId: effect.quoteId, edits: [effect.edit] }
      : undefined,
}
