import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const styles = (name: string): string => readFileSync(join(import.meta.dirname, '../../../ui/brands', name), 'utf8')

type Colours = Readonly<Record<string, string>>

const coloursIn = (block: string): Colours =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [name, value]),
  )

const blockOf = (css: string, selector: string): string => css.slice(css.indexOf(selector)).split('}')[0] ?? ''

const shared = coloursIn(styles('tokens.css'))
const first = coloursIn(blockOf(styles('brands.css'), "[data-brand='dahl']"))
const brands: readonly (readonly [string, Colours])[] = ['dahl', 'konr', 'kasp', 'opti'].map((brand) => [
  brand,
  { ...shared, ...first, ...coloursIn(blockOf(styles('brands.css'), `[data-brand='${brand}']`)) },
])

const channel = (value: number): number => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(brands)('the colours of %s', (_, colours) => {
  const between = (text: string, ground: string): number => contrast(colours[text] ?? '', colours[ground] ?? '')

  it.each([
    ['ink-3', 'paper'],
    ['ink-3', 'paper-2'],
    ['ink-3', 'tint'],
    ['ink-2', 'paper-3'],
    ['act', 'paper'],
    ['act', 'tint'],
    ['act-hover', 'paper'],
    ['ok', 'tint'],
    ['bad', 'action-row'],
    ['warn', 'action-row'],
    ['warn', 'warn-tint'],
    ['on-sign', 'sign'],
    ['on-sign-muted', 'sign'],
    ['paper', 'act'],
    ['ink', 'campaign'],
  ])('can be read: %s on %s', (text, ground) => {
    expect(between(text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it('show the borders of controls', () => {
    expect(between('line-2', 'paper')).toBeGreaterThanOrEqual(3)
  })
})
