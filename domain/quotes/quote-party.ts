/** Where the texts of a party come from: written by the user, or those of the customer and its addresses (QUOTE-07). */
export const partyChoices = ['your', 'customer'] as const
export type PartyChoice = (typeof partyChoices)[number]

/** Businesses see prices without VAT and the VAT as a row, private persons prices with VAT (QUOTE-06). */
export const receiverTypes = ['business', 'private'] as const
export type ReceiverType = (typeof receiverTypes)[number]

export interface PartyAddress {
  readonly street: string
  /** Five digits, or empty while it is not written. */
  readonly postalCode: string
  readonly place: string
}

/** Who makes the offer. Texts are empty where nothing is written. */
export interface QuoteParty {
  readonly choice: PartyChoice
  readonly name: string
  readonly organizationNumber: string
  /** The person to ask. */
  readonly reference: string
  readonly address: PartyAddress
}

/** Who gets the offer. Texts are empty where nothing is written. */
export interface Receiver {
  readonly choice: PartyChoice
  readonly type: ReceiverType
  /** What the user calls the receiver or the place of work. */
  readonly label: string
  readonly name: string
  readonly organizationNumber: string
  readonly contactPerson: string
  /** Where the link of the quote is sent; empty for nowhere. */
  readonly email: string
  readonly address: PartyAddress
}
