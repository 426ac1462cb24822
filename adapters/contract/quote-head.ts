import * as t from 'io-ts'
import type { QuoteHead } from '#domain/quotes/quote'
import { priceTypes, taxReductions } from '#domain/quotes/quote'
import { partyChoices, receiverTypes, type QuoteParty, type Receiver } from '#domain/quotes/quote-party'
import { oneOf, withDefault, type Codec } from '#application/codecs/codec'
import { Day, Flag, Text } from '#application/codecs/values'

const text = withDefault<string>(Text, '')
const flag = (fallback: boolean) => withDefault<boolean>(Flag, fallback)
const PartyChoice = oneOf(partyChoices, 'PartyChoice')
const ReceiverType = oneOf(receiverTypes, 'ReceiverType')
const PriceType = oneOf(priceTypes, 'PriceType')
const TaxReduction = oneOf(taxReductions, 'TaxReduction')

const addressFields = { street: text, postalCode: text, place: text }
const noAddress = { street: '', postalCode: '', place: '' }

const Sender: Codec<QuoteParty> = t.strict({
  choice: withDefault(PartyChoice, 'your'),
  name: text,
  organizationNumber: text,
  reference: text,
  address: withDefault(t.strict(addressFields), noAddress),
})

const ReceiverFields: Codec<Receiver> = t.strict({
  choice: withDefault(PartyChoice, 'customer'),
  type: withDefault(ReceiverType, 'business'),
  label: text,
  name: text,
  organizationNumber: text,
  contactPerson: text,
  email: text,
  address: withDefault(t.strict(addressFields), noAddress),
})

/**
 * The fields of the head by their names on the wire, which are those of the specification where it names them (QUOTE-12).
 * What a service leaves out is empty.
 */
export const headFields = {
  name: text,
  reference: text,
  sender: withDefault(Sender, {
    choice: 'your',
    name: '',
    organizationNumber: '',
    reference: '',
    address: noAddress,
  }),
  receiver: withDefault(ReceiverFields, {
    ...{
      choice: 'customer',
      type: 'business',
      label: '',
      name: '',
      organizationNumber: '',
      contactPerson: '',
      email: '',
    },
    address: noAddress,
  }),
  validFrom: Day,
  validFor: withDefault<number>(t.number, 0),
  priceType: withDefault(PriceType, 'net'),
  mergeArticles: flag(false),
  showDiscounts: flag(false),
  showArticleNumbers: flag(true),
  taxReduction: withDefault(TaxReduction, 'none'),
  finalMessage: text,
} satisfies { readonly [Field in keyof QuoteHead]: Codec<QuoteHead[Field]> }

const AddressPart = t.exact(t.partial({ street: Text, postalCode: Text, place: Text }))

/** Fields of the head to be changed. A field that is left out is not spoken of, within sender and receiver too. */
export const HeadPart = t.exact(
  t.partial({
    name: Text,
    reference: Text,
    sender: t.exact(
      t.partial({
        choice: PartyChoice,
        name: Text,
        organizationNumber: Text,
        reference: Text,
        address: AddressPart,
      }),
    ),
    receiver: t.exact(
      t.partial({
        choice: PartyChoice,
        type: ReceiverType,
        label: Text,
        name: Text,
        organizationNumber: Text,
        contactPerson: Text,
        email: Text,
        address: AddressPart,
      }),
    ),
    validFrom: Day,
    validFor: t.number,
    priceType: PriceType,
    mergeArticles: Flag,
    showDiscounts: Flag,
    showArticleNumbers: Flag,
    taxReduction: TaxReduction,
    finalMessage: Text,
  }),
)
export type HeadPart = t.TypeOf<typeof HeadPart>

/** The head's values as an answer tells those that were written over. */
export const OverwrittenHead: Codec<Partial<QuoteHead>> = t.exact(t.partial({ ...headFields, validFrom: Day }))

/** GET /v1/quotes/default (QUOTE-16) */
export const QuoteDefaultsCodec = t.strict({
  sender: headFields.sender,
  validFor: headFields.validFor,
  priceType: headFields.priceType,
  finalMessage: headFields.finalMessage,
})
