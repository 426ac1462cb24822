import * as t from 'io-ts'
import type { Secret } from '#domain/kernel/secret'
import type { Offer } from '#domain/quotes/offer'
import { deductions } from '#domain/quotes/tax-reduction'
import type { ReceiversAnswer, SharedQuote } from '#application/ports/shared-quote'
import { listOf, oneOf, optional, withDefault, type Codec } from '#application/codecs/codec'
import { ArticleNumber, Day, Flag, Money, Secret as SecretCodec, Text } from '#application/codecs/values'
import { QuoteStatusCodec } from './quote'
import { headFields } from './quote-head'

const PAGE = '/offert'

/** The address of the page where a receiver reads a quote. The secret stands behind `#`: no server or log ever gets it. */
export const sharedQuotePath = (link: Secret): string => `${PAGE}#${link}`

/** The secret travels in the body of every call, so that no address names it. */
export const SharedQuoteBody = t.strict({ link: SecretCodec })

const OfferCodec: Codec<Offer> = t.strict({
  includesVat: Flag,
  sections: listOf(
    t.strict({
      heading: optional(Text),
      rows: listOf(
        t.strict({
          position: t.number,
          articleNumber: optional(ArticleNumber),
          name: Text,
          quantity: t.number,
          unit: Text,
          unitPrice: Money,
          discount: optional(t.number),
          sum: Money,
        }),
      ),
      sum: Money,
    }),
  ),
  rowSum: Money,
  totalExcludingVat: Money,
  vat: Money,
  totalIncludingVat: Money,
  taxReduction: optional(t.strict({ kind: oneOf(deductions), amount: Money })),
  toPay: Money,
})

/** POST /v1/shared-quotes/read: all that the receiver is told, so that nothing else can be. */
export const SharedQuoteCodec: Codec<SharedQuote> = t.strict({
  number: Text,
  name: headFields.name,
  reference: headFields.reference,
  status: QuoteStatusCodec,
  sender: headFields.sender,
  receiver: headFields.receiver,
  validFrom: Day,
  lastDay: Day,
  finalMessage: headFields.finalMessage,
  offer: OfferCodec,
})

const answers: readonly ReceiversAnswer['status'][] = ['accepted', 'declined']

/** POST /v1/shared-quotes/answer */
export const SharedAnswerBody = t.strict({
  link: SecretCodec,
  status: oneOf(answers),
  name: Text,
  message: withDefault<string>(Text, ''),
})
