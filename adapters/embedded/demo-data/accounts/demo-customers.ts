import type { Weekday } from '#domain/kernel/calendar-date'

export interface DemoCustomer {
  readonly customerId: string
  readonly name: string
  readonly isSuspended: boolean
  readonly zipCode: string
  readonly city: string
  readonly assortment: string | null
  readonly deliveryWeekdays: readonly Weekday[]
  readonly projects: readonly { readonly projectId: string; readonly name: string; readonly description: string }[]
}

const everyWeekday: readonly Weekday[] = [1, 2, 3, 4, 5]

const properties = [
  'Kvarngatan 2',
  'Kvarngatan 4',
  'Bifrostgatan 11',
  'Frölundagatan 28',
  'Tempelgatan 6',
  'Göteborgsvägen 90',
  'Storgatan 17',
  'Pedagogen Park 3',
]

/** The customers that the demo accounts act for. */
export const demoCustomers: readonly DemoCustomer[] = [
  {
    customerId: '104822',
    name: 'Lindqvist Rör & Värme AB',
    isSuspended: false,
    zipCode: '43137',
    city: 'Mölndal',
    assortment: null,
    deliveryWeekdays: everyWeekday,
    projects: [
      { projectId: 'P-3309', name: 'Villa Ekbacken', description: 'Projektpris till 31 jan 2027' },
      { projectId: 'P-3317', name: 'Brf Kvarnen, etapp 2', description: 'Projektpris, Kvarngatan 8' },
      { projectId: 'P-3320', name: 'Åbyvallen omklädningsrum', description: 'Projektpris, egen adress' },
    ],
  },
  {
    customerId: '104830',
    name: 'Lindqvist Service AB',
    isSuspended: false,
    zipCode: '43153',
    city: 'Mölndal',
    assortment: null,
    deliveryWeekdays: [1, 3, 5],
    projects: [{ projectId: 'P-4102', name: 'Serviceavtal 26', description: 'Avtal Service 26' }],
  },
  {
    customerId: '220417',
    name: 'Bergs Plattsättning AB',
    isSuspended: false,
    zipCode: '50632',
    city: 'Borås',
    assortment: null,
    deliveryWeekdays: [2, 4],
    projects: [
      { projectId: 'P-5011', name: 'Badrum Almenäs', description: 'Kakel, 14 lägenheter' },
      { projectId: 'P-5014', name: 'Simhallen', description: 'Kakel, egen adress' },
    ],
  },
  {
    customerId: '301190',
    name: 'Kvarnby Bygg i Väst AB',
    isSuspended: true,
    zipCode: '43134',
    city: 'Mölndal',
    assortment: null,
    deliveryWeekdays: everyWeekday,
    projects: [],
  },
  {
    customerId: '318844',
    name: 'Åby Fastigheter AB',
    isSuspended: false,
    zipCode: '43149',
    city: 'Mölndal',
    assortment: 'fastighetsskotsel',
    deliveryWeekdays: everyWeekday,
    projects: properties.map((name, index) => ({
      projectId: `P-61${10 + index}`,
      name,
      description: 'Löpande underhåll',
    })),
  },
  {
    customerId: '402215',
    name: 'Holm & Söner VVS',
    isSuspended: false,
    zipCode: '30230',
    city: 'Halmstad',
    assortment: null,
    deliveryWeekdays: everyWeekday,
    projects: [],
  },
]
