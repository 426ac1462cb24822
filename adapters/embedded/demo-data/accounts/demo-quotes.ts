import type { TaxReduction } from '#domain/quotes/quote'
import type { QuoteStatus } from '#domain/quotes/quote-status'
import type { ReceiverType } from '#domain/quotes/quote-party'

/** Work or something else that the shop does not sell. */
interface DemoCustomRow {
  readonly text: string
  readonly quantity: number
  readonly unit: string
  readonly price: number
  readonly cost: number | null
  readonly isLabour?: true
}

export interface DemoQuote {
  readonly userId: string
  /** Who changed it last and moved it on. */
  readonly by: string
  readonly name: string
  readonly reference: string
  readonly project: string | null
  /** Days before the data are made on which it was begun. */
  readonly begunBefore: number
  readonly validFor: number
  /** One day apart, the first one on the day on which it was begun. */
  readonly statuses: readonly QuoteStatus[]
  /** Who answered, and what. */
  readonly answer?: readonly [name: string, message: string]
  readonly receiver: {
    readonly type: ReceiverType
    readonly name: string
    readonly organizationNumber: string
    readonly contactPerson: string
    readonly email: string
    readonly address: readonly [street: string, postalCode: string, place: string]
  }
  readonly taxReduction: TaxReduction
  readonly finalMessage: string
  /** Families of articles, with how many of each and the per cent that the price lies above what is paid. */
  readonly material: readonly (readonly [family: string, quantity: number, markup: number])[]
  readonly work: readonly DemoCustomRow[]
}

const fitter = (quantity: number): DemoCustomRow => ({
  ...{ text: 'Arbete, montör', quantity, unit: 'tim', price: 650, cost: 420, isLabour: true },
})
const van = (quantity: number): DemoCustomRow => ({ text: 'Servicebil', quantity, unit: 'dag', price: 300, cost: 180 })

const KVARNEN: DemoQuote['receiver'] = {
  ...{ type: 'business', name: 'Brf Kvarnen', organizationNumber: '769600-1234', contactPerson: 'Karin Ek' },
  email: 'styrelsen@brfkvarnen.example',
  address: ['Kvarngatan 8', '43137', 'Mölndal'],
}

const LATER = 'Rivning och sophantering ingår inte.'

/** Quotes of the plumber and of a colleague, one in each status. */
export const demoQuotes: readonly DemoQuote[] = [
  {
    ...{ userId: 'u-user', by: 'Ali Rahimi', name: 'Byte av blandare, Villa Ekbacken', reference: '' },
    ...{ project: null, begunBefore: 1, validFor: 30, statuses: ['draft'], taxReduction: 'rot' },
    receiver: {
      ...{ type: 'private', name: 'Lena Holmberg', organizationNumber: '', contactPerson: '' },
      ...{ email: 'lena.holmberg@example.com', address: ['Ekbacksvägen 17', '43138', 'Mölndal'] },
    },
    finalMessage: 'Priset gäller vid arbete på vardagar mellan 7 och 16.',
    material: [
      ['blandare', 2, 22],
      ['vattenlas', 1, 30],
      ['packning', 4, 40],
    ],
    work: [fitter(5), van(1)],
  },
  {
    ...{ userId: 'u-user', by: 'Moa Lindqvist', name: 'Stambyte badrum, lgh 1203', reference: 'Etapp 2' },
    ...{ project: 'P-3317', begunBefore: 4, validFor: 30, statuses: ['draft', 'inReview'], taxReduction: 'none' },
    receiver: KVARNEN,
    finalMessage: LATER,
    material: [
      ['kulventil', 12, 18],
      ['presskulventil', 10, 18],
      ['tror', 40, 25],
      ['pexror', 2, 15],
      ['klammer', 30, 35],
      ['termostat', 12, 20],
    ],
    work: [fitter(16), { text: 'Håltagning betong, UE', quantity: 1, unit: 'st', price: 3080, cost: 2800 }, van(4)],
  },
  {
    ...{ userId: 'u-user', by: 'Ali Rahimi', name: 'Nya termostater, Skola Toltorp', reference: 'Beställning 4417' },
    ...{ project: null, begunBefore: 9, validFor: 45, statuses: ['draft', 'sent'], taxReduction: 'none' },
    receiver: {
      ...{ type: 'business', name: 'Mölndals lokaler', organizationNumber: '212000-1363', contactPerson: 'Per Wall' },
      ...{ email: 'per.wall@example.com', address: ['Dalhemsgatan 5', '43139', 'Mölndal'] },
    },
    finalMessage: 'Arbetet utförs under lovet. Injustering ingår.',
    material: [
      ['termostat', 46, 24],
      ['kulventil', 8, 20],
    ],
    work: [
      fitter(38),
      { text: 'Injustering av värmesystem', quantity: 1, unit: 'st', price: 8500, cost: 6200 },
      van(5),
    ],
  },
  {
    ...{ userId: 'u-buyeradmin', by: 'Moa Lindqvist', name: 'Undercentral, nya avstängningar', reference: 'UC 1' },
    ...{ project: 'P-3317', begunBefore: 16, validFor: 30, statuses: ['draft', 'inReview', 'sent', 'accepted'] },
    ...{ taxReduction: 'none', answer: ['Karin Ek', 'Godkänt av styrelsen. Hör av er om dag för avstängning.'] },
    receiver: KVARNEN,
    finalMessage: LATER,
    material: [
      ['kulventil', 6, 18],
      ['backventil', 2, 20],
      ['sakerhetsventil', 1, 20],
      ['kopparror', 18, 25],
    ],
    work: [fitter(12), van(2)],
  },
  {
    ...{ userId: 'u-user', by: 'Ali Rahimi', name: 'Tappvatten i omklädningsrum, Åbyvallen', reference: '' },
    ...{ project: null, begunBefore: 34, validFor: 30, statuses: ['draft', 'sent', 'accepted', 'ordered'] },
    ...{ taxReduction: 'none', answer: ['Anders Sjö', ''] },
    receiver: {
      ...{ type: 'business', name: 'Åby IF', organizationNumber: '852000-7788', contactPerson: 'Anders Sjö' },
      ...{ email: 'kansli@abyif.example', address: ['Idrottsvägen 5', '43162', 'Mölndal'] },
    },
    finalMessage: 'Målning och igensättning ingår inte.',
    material: [
      ['pexror', 3, 16],
      ['blandare', 6, 20],
      ['klammer', 24, 35],
    ],
    work: [fitter(22), van(3)],
  },
  {
    ...{ userId: 'u-buyeradmin', by: 'Moa Lindqvist', name: 'Vattenlås och ventiler, radhusen Kållered' },
    ...{ reference: 'Samfälligheten', project: null, begunBefore: 41, validFor: 30, taxReduction: 'none' },
    ...{ statuses: ['draft', 'sent', 'declined'], answer: ['Eva Brandt', 'Vi väntar till nästa år.'] },
    receiver: {
      ...{ type: 'business', name: 'Våmmedals samfällighet', organizationNumber: '717900-4521' },
      ...{
        contactPerson: 'Eva Brandt',
        email: 'eva.brandt@example.com',
        address: ['Våmmedalsvägen 12', '42831', 'Kållered'],
      },
    },
    finalMessage: '',
    material: [
      ['vattenlas', 12, 28],
      ['kulventil', 24, 18],
      ['packning', 48, 40],
    ],
    work: [fitter(18), van(3)],
  },
]
