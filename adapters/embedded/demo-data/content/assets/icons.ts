import type { DrawnAsset } from './drawn-asset'
import type { Palette } from './palette'

const paths = {
  klocka: ['Klocka', '<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3 2"/>'],
  bil: [
    'Lastbil',
    '<path d="M2 6h12v10H2ZM14 10h4l4 3v3h-8Z"/><circle cx="6.5" cy="17.5" r="1.8"/><circle cx="17.5" cy="17.5" r="1.8"/>',
  ],
  offert: ['Dokument', '<path d="M6 3h8l4 4v14H6ZM14 3v4h4M9 12h6M9 16h6"/>'],
  retur: ['Pilar åt två håll', '<path d="M3 8h15M14 4l4 4-4 4M21 16H6M10 12l-4 4 4 4"/>'],
  hus: ['Butik', '<path d="M3 10l1.5-6h15L21 10M4.5 10v10h15V10M3 10h18M10 20v-6h4v6"/>'],
  sag: [
    'Rörkapning',
    '<circle cx="9" cy="12" r="6"/><circle cx="9" cy="12" r="1.5"/><path d="M15 12h6M15 8h6M15 16h6"/>',
  ],
  telefon: [
    'Telefon',
    '<path d="M5 3h4l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2Z"/>',
  ],
  info: ['Information', '<circle cx="12" cy="12" r="9"/><path d="M12 11v6M12 7.5v.5"/>'],
} as const

export type IconName = keyof typeof paths

const iconNames: readonly IconName[] = ['klocka', 'bil', 'offert', 'retur', 'hus', 'sag', 'telefon', 'info']

/** Icons in the colour of the brand's links, 24 by 24. */
export const icons = ({ act }: Palette): readonly DrawnAsset[] =>
  iconNames.map((name) => {
    const [title, shapes] = paths[name]
    return {
      id: `ikon-${name}`,
      title,
      description: '',
      width: 24,
      height: 24,
      shapes: `<g fill="none" stroke="${act}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${shapes}</g>`,
    }
  })
