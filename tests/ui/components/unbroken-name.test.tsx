import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { unbrokenParts } from '../../../ui/texts/unbroken-parts'
import { UnbrokenName } from '../../../ui/components/UnbrokenName'

const unbroken = (name: string) =>
  unbrokenParts(name)
    .filter(({ isUnbroken }) => isUnbroken)
    .map(({ text }) => text)

describe('the name of an article', () => {
  it.each([
    ['Betongborr SDS-plus Castor 8×160 mm', ['SDS-plus', '8×160 mm']],
    ['T-rör press 22 mm', ['T-rör', '22 mm']],
    ['Borrhammare SDS-plus Neptun 18 V, 2 × 5,0 Ah', ['SDS-plus', '18 V', '2 × 5,0 Ah']],
    ['Vattenlås diskbänk Daphne G1 1/2 × 40 mm, vit', ['G1 1/2 × 40 mm']],
    ['Varmvattenberedare vägg Linea 55 l', ['55 l']],
    ['Presskoppling V-profil 28 mm', ['V-profil', '28 mm']],
    ['Rörklammer 20–23 mm', ['20–23 mm']],
    ['Kulventil FF 1000 DN20', []],
    ['Tvättställsblandare Perseus matt svart', []],
  ])('%s is not broken within its sizes and its words with hyphens', (name, expected) => {
    expect(unbroken(name)).toEqual(expected)
  })

  it.each(['T-rör press 22 mm', 'Kulventil', '', '22 mm', 'PEX rör i rör 16×2,2, 50 m'])(
    'keeps the characters of %j',
    (name) => {
      expect(renderToString(<UnbrokenName name={name} />).replaceAll(/<!?[^>]*>/g, '')).toBe(name)
    },
  )
})
