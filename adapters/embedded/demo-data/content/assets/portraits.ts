import type { DrawnAsset } from './drawn-asset'
import type { Palette } from './palette'

const skins = ['#f2d3bd', '#e3b694', '#c68d68', '#9a6647'] as const
const hairs = ['#3d2b1f', '#7a5230', '#b98a4e', '#8d8d8d', '#22201f'] as const

/** How many faces there are. */
export const PORTRAITS = 8

export const portraitId = (index: number): string => `portratt-${(index % PORTRAITS) + 1}`

const face = ({ sign, tint }: Palette, index: number): string => {
  const skin = skins[index % skins.length] ?? skins[0]
  const hair = hairs[(index * 3) % hairs.length] ?? hairs[0]
  const longHair = index % 2 === 0 ? '' : `<path fill="${hair}" d="M50 62c-6 40 2 54 8 58h44c6-4 14-18 8-58Z"/>`
  return `<path fill="${tint}" d="M0 0h160v160H0Z"/>${longHair}<path fill="${sign}" d="M24 160c2-34 26-44 56-44s54 10 56 44Z"/><path fill="${skin}" d="M68 96h24v26a12 12 0 0 1-24 0Z"/><ellipse fill="${skin}" cx="80" cy="72" rx="27" ry="33"/><path fill="${hair}" d="M52 70c-3-30 14-42 28-42s31 12 28 42c-4-14-10-20-16-23-12 6-28 6-34 4-3 4-5 10-6 19Z"/>`
}

/** Drawn faces of the people at the counter. */
export const portraits = (palette: Palette): readonly DrawnAsset[] =>
  Array.from({ length: PORTRAITS }, (_, index) => ({
    id: portraitId(index),
    title: 'Porträtt',
    description: '',
    width: 160,
    height: 160,
    shapes: face(palette, index),
  }))
