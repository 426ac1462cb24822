import { readFile } from 'node:fs/promises'
import { expect, test } from 'playwright/test'
import { families } from '../../adapters/embedded/demo-data/catalogue/departments'
import type { Placement, Shape } from '../../domain/catalogue/drawing'
import { chooseDrawing } from '../../domain/catalogue/drawing-choice'
import { drawingOf } from '../../ui/illustrations/drawing'
import { visit } from './steps'

const SIZE = 60
/** Share of the pixels that must differ clearly, by more than 48 of 255 in some channel. */
const LEAST_DIFFERENCE = 0.03

/** One kind under several names: generations of a product. */
const sameKinds: readonly (readonly string[])[] = [
  ['Kulventil FF', 'Kulventil FF 900', 'Kulventil FF 1000'],
  ['Presskulventil M-profil', 'Presskulventil PV', 'Presskulventil PV2'],
]

const placed = ({ move, scale, turn }: Placement = {}): string =>
  [
    move === undefined ? '' : `translate(${move.join(' ')})`,
    scale === undefined ? '' : `scale(${scale})`,
    turn === undefined ? '' : `rotate(${turn.degrees} ${turn.x} ${turn.y})`,
  ].join(' ')

const svgOf = (shape: Shape): string => {
  switch (shape.tag) {
    case 'Path':
      return `<path class="${shape.as}" d="${shape.d}" transform="${placed(shape.placed)}"/>`
    case 'Rectangle':
      return `<rect class="${shape.as}" x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" rx="${shape.radius ?? 0}"/>`
    case 'Ellipse':
      return `<ellipse class="${shape.as}" cx="${shape.x}" cy="${shape.y}" rx="${shape.across}" ry="${shape.down}" transform="${placed(shape.placed)}"/>`
    case 'Group':
      return `<g transform="${placed(shape.placed)}">${shape.shapes.map(svgOf).join('')}</g>`
    case 'Figure':
      return ''
  }
}

interface Kind {
  readonly category: string
  readonly name: string
  readonly svg: string
}

const kindsOf = (css: string): readonly Kind[] =>
  families.flatMap(({ family, category, models, fixed = [] }) =>
    [...models, ...fixed.map(({ model }) => model)].map((model) => {
      const { drawing, finish = '' } = chooseDrawing(family, model.name)
      const shapes = drawingOf(drawing, {}, false).shapes.map(svgOf).join('')
      const colours = ':root{--ink:#15191d;--accent:#f5c400;--act:#0057b8;--paper:#fff}'
      return {
        category: model.category ?? category,
        name: model.name,
        svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 120 120"><style>${colours}${css}</style><g class="illustration ${finish}">${shapes}</g></svg>`,
      }
    }),
  )

const pairsOf = (kinds: readonly Kind[]): readonly (readonly [number, number])[] =>
  kinds.flatMap((one, i) =>
    kinds.flatMap((other, j) => {
      const isSame =
        one.name === other.name || sameKinds.some((names) => names.includes(one.name) && names.includes(other.name))
      return j > i && one.category === other.category && !isSame ? [[i, j] as const] : []
    }),
  )

test('drawings of every two kinds in a category are told apart at 60 px', async ({ page }) => {
  const css = await readFile(new URL('../../ui/illustrations/Illustration.module.css', import.meta.url), 'utf8')
  const kinds = kindsOf(css)
  const pairs = pairsOf(kinds)
  const differences = await page.evaluate(
    async ({ svgs, compared, size }) => {
      const pixelsOf = async (svg: string) => {
        const image = new Image()
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
        await image.decode()
        const context = new OffscreenCanvas(size, size).getContext('2d')
        if (context === null) throw new Error('No canvas')
        context.fillStyle = '#ffffff'
        context.fillRect(0, 0, size, size)
        context.drawImage(image, 0, 0)
        return context.getImageData(0, 0, size, size).data
      }
      const pictures = await Promise.all(svgs.map(pixelsOf))
      return compared.map(([i, j]) => {
        const [one, other] = [pictures[i], pictures[j]]
        if (one === undefined || other === undefined) return 0
        const differs = (at: number) =>
          [0, 1, 2].some((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > 48)
        return Array.from({ length: size * size }, (_, pixel) => differs(pixel * 4)).filter(Boolean).length / size ** 2
      })
    },
    { svgs: kinds.map(({ svg }) => svg), compared: pairs, size: SIZE },
  )
  const tooAlike = pairs.flatMap(([i, j], index) => {
    const difference = differences[index] ?? 0
    return difference < LEAST_DIFFERENCE ? [`${kinds[i]?.name} and ${kinds[j]?.name}: ${difference.toFixed(3)}`] : []
  })
  expect(pairs.length).toBeGreaterThan(100)
  expect(tooAlike).toEqual([])
})

test('where content cannot be had, the start page is the brand’s own, its drawings in the colours of its sign', async ({
  page,
}) => {
  await page.route('**/content/front-page', (route) =>
    route.fulfill({ status: 503, json: { code: 'CONTENT_UNAVAILABLE', message: 'Content not found' } }),
  )
  await visit(page, '/sortiment')
  await page.getByRole('link', { name: 'Dahl, till startsidan' }).click()
  await expect(page.getByRole('heading', { name: 'Sortiment', level: 2 })).toBeVisible()
  const sign = page.locator('section[data-surface="sign"]')
  const ground = await sign.evaluate((section) => getComputedStyle(section).backgroundColor)
  const fills = () =>
    sign
      .locator('svg :is(path, rect, circle)')
      .evaluateAll((shapes) => [...new Set(shapes.map((shape) => getComputedStyle(shape).fill))].toSorted())

  // The drawings that the server drew are drawn anew in the browser.
  await expect
    .poll(fills)
    .toEqual(['none', ground, 'rgba(255, 255, 255, 0.14)', 'rgba(255, 255, 255, 0.28)'].toSorted())
})
