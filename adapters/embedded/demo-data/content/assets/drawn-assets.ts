import type { BrandCode } from '#domain/kernel/brand-code'
import { brandConfigs } from '../../../config/brand-config'
import { brandFronts } from '../brand-front'
import { brandMarks } from './brand-marks'
import type { DrawnAsset } from './drawn-asset'
import type { DrawingName } from './drawings'
import { icons } from './icons'
import { palettes } from './palette'
import { portraits } from './portraits'
import { card, drawing, still, tallScene, wideScene } from './scenes'

/** Drawings that pages of every brand use, with their titles. */
const ofEveryBrand: readonly (readonly [DrawingName, string])[] = [
  ['pressmaskin', 'Pressmaskin'],
  ['tror', 'T-rör'],
  ['presskulventil', 'Presskulventil'],
  ['kulventil', 'Kulventil'],
  ['golvbrunn', 'Golvbrunn'],
  ['termostat', 'Termostat'],
  ['kakel', 'Kakel'],
  ['tatskikt', 'Tätskikt'],
  ['fogbruk', 'Fogbruk'],
  ['borrhammare', 'Borrhammare'],
  ['roravskarare', 'Röravskärare'],
  ['isolering', 'Isolering'],
]

const drawingsOf = (brand: BrandCode): ReadonlyMap<DrawingName, string> => {
  const { tiles, campaigns, advice } = brandFronts[brand]
  return new Map([
    ...ofEveryBrand,
    ...campaigns.map(({ title, drawing: name }) => [name, title] as const),
    [advice.drawing, advice.title] as const,
    ...tiles.map(([title, , name]) => [name, title] as const),
  ])
}

const assetsOf = (brand: BrandCode): readonly DrawnAsset[] => {
  const palette = palettes[brand]
  const { scene } = brandFronts[brand]
  const named = [...drawingsOf(brand)]
  const hero = { id: 'start', title: 'Startsidan', ...scene }
  const rental = {
    id: 'uthyrning',
    title: 'Uthyrning',
    description: 'Pressmaskin och presskulventil',
    large: 'pressmaskin',
    small: 'presskulventil',
  } as const
  return [
    ...brandMarks(brand, brandConfigs[brand].brandName),
    ...icons(palette),
    ...portraits(palette),
    ...named.map(([name, title]) => drawing(palette, name, title)),
    ...named.map(([name, title]) => card(palette, `kort-${name}`, name, title)),
    wideScene(palette, hero),
    tallScene(palette, hero),
    wideScene(palette, rental),
    tallScene(palette, rental),
    still(palette, 'film-pressning', 'pressmaskin', 'Så pressar du rätt'),
  ]
}

/** The pictures of each brand's space. */
export const drawnAssets: Readonly<Record<BrandCode, readonly DrawnAsset[]>> = {
  dahl: assetsOf('dahl'),
  konr: assetsOf('konr'),
  kasp: assetsOf('kasp'),
  opti: assetsOf('opti'),
}
