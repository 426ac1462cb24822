import { EXPRESS_TAG } from '#domain/catalogue/express'
import type { CampaignData, SelectedGroupData } from '../seeding/campaign-data'
import { assortment, below, both, cheaper, DISCOUNT, offer } from './campaign-kinds'
import { dahl } from './brands/dahl'
import { kasp } from './brands/kasp'
import { konr } from './brands/konr'
import { opti } from './brands/opti'

const ofEveryBrand: readonly CampaignData[] = [
  offer({
    id: 'K-104',
    slug: 'veckans-erbjudanden',
    title: 'Veckans erbjudanden',
    description: `${DISCOUNT} på allt som är nedsatt just nu, det mest köpta först.`,
    illustration: 'kulventil',
    most: 38,
    fits: cheaper,
    runs: { from: -9, until: 5 },
  }),
  assortment({
    id: 'S-1',
    slug: 'servicebilen',
    title: 'Servicebilen',
    description: 'Bassortimentet för den som åker på jour: ventiler, kopplingar och delar som alltid finns i lager.',
    illustration: 'kulventil',
    most: 240,
    fits: ({ popularity, discontinued, filterTags }) =>
      popularity > 0.6 && !discontinued && filterTags.includes(EXPRESS_TAG),
  }),
  assortment({
    id: 'S-2',
    slug: 'tappvatten',
    title: 'Tappvatten',
    description: 'Rör, kopplingar och ventiler godkända för dricksvatten.',
    illustration: 'kopparror',
    most: 318,
    fits: both(below('vvs/ventiler', 'vvs/ror', 'vvs/rordelar'), ({ discontinued }) => !discontinued),
  }),
  assortment({
    id: 'S-3',
    slug: 'pannrummet',
    title: 'Pannrummet',
    description: 'Pumpar, beredare och det som hör till runt dem.',
    illustration: 'pump',
    most: 94,
    fits: both(below('varme/pumpar', 'varme/varmvatten'), ({ discontinued }) => !discontinued),
  }),
  assortment({
    id: 'S-4',
    slug: 'fastighetsskotsel',
    title: 'Fastighetsskötsel',
    description: 'För den som sköter hus: byt en termostat, täta en ventil, byt en golvbrunn.',
    illustration: 'termostat',
    most: 162,
    fits: both(below('vvs/ventiler', 'varme', 'avlopp'), ({ discontinued }) => !discontinued),
  }),
]

/** The offers and assortments of the demo, in the order in which they are shown: those of a brand before the others. */
export const campaignData: readonly CampaignData[] = [
  ...[dahl, konr, kasp, opti].flatMap(({ campaigns }) => campaigns),
  ...ofEveryBrand,
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
