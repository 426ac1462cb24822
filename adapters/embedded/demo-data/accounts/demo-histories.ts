import type { DeliveryId } from '#domain/delivery/delivery-type'

/** What a site or a van of a customer is ordered for. */
export interface DemoSite {
  /** Empty: no project. */
  readonly projectId: string
  /** Marks that its goods are delivered with. */
  readonly marks: readonly string[]
  /** Label of the customer's address that its goods are driven to. */
  readonly address: string
}

/** The orders of one customer over two years. */
export interface DemoHistory {
  readonly customerId: string
  /** The store where its people collect. */
  readonly storeId: string
  /** Those who order, the most diligent first. */
  readonly buyers: readonly { readonly userId: string; readonly reference: string }[]
  /** The most usual first. */
  readonly sites: readonly DemoSite[]
  /** What the trade goes through, the most usual first, of whatever the catalogue has. */
  readonly families: readonly string[]
  readonly ordersADay: number
  /** Rows of a usual order, and of a large one. */
  readonly rows: readonly [number, number]
  /** Of a hundred orders; the others are driven out. */
  readonly collected: Readonly<Partial<Record<DeliveryId, number>>>
}

const plumbing = ['kulventil', 'tror', 'pexror', 'klamkoppling', 'klammer', 'kopparror', 'vinkel', 'presskulventil']
const service = ['packning', 'blandare', 'vattenlas', 'termostat', 'backventil', 'tejp', 'sakerhetsventil', 'spray']
const tiling = ['kakel', 'fastmassa', 'fogbruk', 'fogtub', 'golvbrunn', 'kapskiva', 'handske']
const property = ['armatur', 'sakring', 'packning', 'vattenlas', 'skruv', 'tejp']

const site = (projectId: string, address: string, ...marks: readonly string[]): DemoSite => ({
  projectId,
  address,
  marks,
})

/** Tom's customer has ordered nothing yet, and the suspended one nothing at all. */
export const demoHistories: readonly DemoHistory[] = [
  {
    customerId: '104822',
    storeId: '110',
    buyers: [
      { userId: 'u-user', reference: 'Ali Rahimi' },
      { userId: 'u-buyeradmin', reference: 'Moa Lindqvist' },
      { userId: 'u-kollega-10', reference: 'Jon Åkesson' },
      { userId: 'u-kollega-1', reference: 'Anna Westin' },
      { userId: 'u-kollega-13', reference: 'Nils Fors' },
    ],
    sites: [
      site(
        'P-3317',
        'Brf Kvarnen, trapp C',
        'Kvarnen trapp C',
        'Kvarnen trapp A',
        'Kvarnen trapp B',
        'UC plan 1',
        'Stam 3',
      ),
      site('P-3320', 'Åbyvallen', 'Åbyvallen', 'Åbyvallen dusch', 'Omklädning 2'),
      site('P-3309', 'Villa Ekbacken', 'Villa Ekbacken', 'Ekbacken kök', 'Ekbacken bad övervåning'),
      site('', 'Verkstad och lager', 'Lager bil 2', 'Lager bil 4', 'Verkstad'),
    ],
    families: [...plumbing, ...property],
    ordersADay: 1.3,
    rows: [6, 24],
    collected: { EXH: 22, EXB: 9, XXX: 8 },
  },
  {
    customerId: '104830',
    storeId: '110',
    buyers: [
      { userId: 'u-buyeradmin', reference: 'Moa Lindqvist' },
      { userId: 'u-kollega-6', reference: 'Fatima Haddad' },
      { userId: 'u-kollega-20', reference: 'Ulla Björk' },
    ],
    sites: [
      site('', 'Servicebilarnas lager', 'Bil 11', 'Bil 14', 'Jour'),
      site('P-4102', 'Servicebilarnas lager', 'Serviceavtal', 'Avtal v-byte'),
    ],
    families: service,
    ordersADay: 0.25,
    rows: [4, 12],
    collected: { EXH: 30, EXB: 20, XXX: 5 },
  },
  {
    customerId: '220417',
    storeId: '113',
    buyers: [{ userId: 'u-nyrorhord', reference: 'Sara Berg' }],
    sites: [
      site('P-5011', 'Badrum Almenäs', 'Almenäs hus A', 'Almenäs hus B', 'Almenäs hus C'),
      site('P-5014', 'Simhallen', 'Simhallen', 'Simhallen dusch'),
      site('', 'Lager Borås', 'Lager'),
    ],
    families: tiling,
    ordersADay: 0.2,
    rows: [4, 10],
    collected: { EXH: 25, EXB: 5 },
  },
  {
    customerId: '318844',
    storeId: '110',
    buyers: [{ userId: 'u-inkop', reference: 'Inga Köpman' }],
    sites: [site('P-6110', 'Kvarngatan 2', 'Kvarngatan 2'), site('', 'Fastighetsförrådet', 'Förrådet')],
    families: property,
    ordersADay: 0.04,
    rows: [3, 8],
    collected: {},
  },
]
