import { EXPRESS_TAG } from '#domain/cart/line-article'
import type { CampaignData, Choosing, SelectedGroupData } from '../seeding/campaign-data'
import { CAMPAIGN_DISCOUNT } from './catalogue/generate-article'

type Fits = Choosing['fits']
type CampaignText = Pick<CampaignData, 'id' | 'slug' | 'title' | 'description' | 'illustration' | 'fits'>

const below =
  (...slugs: readonly string[]): Fits =>
  (_article, { category }) =>
    slugs.some((slug) => category === slug || category.startsWith(`${slug}/`))

const cheaper: Fits = ({ campaignPrice }) => campaignPrice !== null

const both =
  (one: Fits, other: Fits): Fits =>
  (article, product) =>
    one(article, product) && other(article, product)

const WEEK = 7
const YEAR = 365
const MOST_OFFERED = 72
const MOST_IN_ASSORTMENT = 400

/** What an offer takes off the price of any customer, as the goods are priced. */
const DISCOUNT = `Minst ${CAMPAIGN_DISCOUNT} procent under ditt ordinarie pris`

const offer = (own: CampaignText & Partial<CampaignData>): CampaignData => ({
  isAssortment: false,
  customerId: null,
  runs: { from: -WEEK, until: 2 * WEEK },
  most: MOST_OFFERED,
  ...own,
})

const assortment = (own: CampaignText): CampaignData => ({
  isAssortment: true,
  customerId: null,
  runs: { from: -YEAR, until: null },
  most: MOST_IN_ASSORTMENT,
  ...own,
})

/** The offers and assortments of the demo, in the order in which they are shown. */
export const campaignData: readonly CampaignData[] = [
  offer({
    id: 'K-101',
    slug: 'presskampanj',
    title: 'Presskampanj',
    description: `${DISCOUNT} på kopplingar, rör och ventiler för pressning.`,
    illustration: 'presskulventil',
    fits: both(cheaper, below('vvs')),
    runs: { from: -2 * WEEK, until: 2 * WEEK },
  }),
  offer({
    id: 'K-102',
    slug: 'varmare-hus',
    title: 'Varmare hus',
    description: `${DISCOUNT} på radiatorer, pumpar och termostater inför eldningssäsongen.`,
    illustration: 'radiator',
    fits: both(cheaper, below('varme')),
    runs: { from: -WEEK, until: 5 * WEEK },
  }),
  offer({
    id: 'K-103',
    slug: 'golv-och-avlopp',
    title: 'Golv och avlopp',
    description: `${DISCOUNT} på golvbrunnar, avloppsrör och vattenlås.`,
    illustration: 'golvbrunn',
    fits: both(cheaper, below('avlopp')),
    runs: { from: -10, until: 11 },
  }),
  offer({
    id: 'K-104',
    slug: 'veckans-erbjudanden',
    title: 'Veckans erbjudanden',
    description: `${DISCOUNT} på allt som är nedsatt just nu, det mest köpta först.`,
    illustration: 'kulventil',
    fits: cheaper,
    runs: { from: -9, until: 5 },
  }),
  offer({
    id: 'K-105',
    slug: 'sista-dagen',
    title: 'Sista dagen',
    description: `${DISCOUNT} på verktyg och förbrukning. Gäller till och med i dag.`,
    illustration: 'borrmaskin',
    fits: both(cheaper, below('verktyg', 'fastelement', 'kemi', 'skydd')),
    runs: { from: -2 * WEEK, until: 0 },
  }),
  offer({
    id: 'K-201',
    slug: 'lindqvists-servicebil',
    title: 'För Lindqvists servicebilar',
    description: 'Det ni köper oftast, till ert avtalspris.',
    illustration: 'kulventil',
    customerId: '104822',
    fits: ({ popularity, discontinued }) => popularity > 0.8 && !discontinued,
    runs: { from: -WEEK, until: 4 * WEEK },
    most: 24,
  }),
  offer({
    id: 'K-090',
    slug: 'sommarrea',
    title: 'Sommarrea',
    description: 'Sommarens restpartier.',
    illustration: 'kulventil',
    fits: cheaper,
    runs: { from: -6 * WEEK, until: -1 },
  }),
  offer({
    id: 'K-110',
    slug: 'vintertak',
    title: 'Pristak i vinter',
    description: 'Fasta priser på det som går åt när det fryser.',
    illustration: 'beredare',
    fits: below('varme/varmvatten'),
    runs: { from: 45, until: 45 + 6 * WEEK },
  }),
  assortment({
    id: 'S-1',
    slug: 'servicebilen',
    title: 'Servicebilen',
    description: 'Bassortimentet för den som åker på jour: ventiler, kopplingar och delar som alltid finns i lager.',
    illustration: 'kulventil',
    fits: ({ popularity, discontinued, filterTags }) =>
      popularity > 0.6 && !discontinued && filterTags.includes(EXPRESS_TAG),
  }),
  assortment({
    id: 'S-2',
    slug: 'tappvatten',
    title: 'Tappvatten',
    description: 'Rör, kopplingar och ventiler godkända för dricksvatten.',
    illustration: 'kopparror',
    fits: both(below('vvs/ventiler', 'vvs/ror', 'vvs/rordelar'), ({ discontinued }) => !discontinued),
  }),
  assortment({
    id: 'S-3',
    slug: 'pannrummet',
    title: 'Pannrummet',
    description: 'Pumpar, beredare och det som hör till runt dem.',
    illustration: 'pump',
    fits: both(below('varme/pumpar', 'varme/varmvatten'), ({ discontinued }) => !discontinued),
  }),
  assortment({
    id: 'S-4',
    slug: 'fastighetsskotsel',
    title: 'Fastighetsskötsel',
    description: 'För den som sköter hus: byt en termostat, täta en ventil, byt en golvbrunn.',
    illustration: 'termostat',
    fits: both(below('vvs/ventiler', 'varme', 'avlopp'), ({ discontinued }) => !discontinued),
  }),
]

/** Groups that content pages may name by their id. */
export const selectedGroupData: readonly SelectedGroupData[] = [
  { id: 'vinterkoll', title: 'Vinterkoll', fits: below('varme'), most: 8 },
  {
    id: 'pressat-och-klart',
    title: 'Pressat och klart',
    fits: (_article, { family }) => family.includes('press'),
    most: 8,
  },
  { id: 'mest-kopt', title: 'Mest köpt', fits: ({ discontinued }) => !discontinued, most: 12 },
]
