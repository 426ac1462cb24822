import type { ArticleDrawing, DrawnAs, DrawnFigure, DrawnShape, Placement } from '#application/ports/article-drawing'

type Attributes = Readonly<Record<string, string>>

const asIs: Placement = [1, 0, 0, 1, 0, 0]

const after = ([a, b, c, d, e, f]: Placement, [g, h, i, j, k, l]: Placement): Placement => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]

const turned = (degrees: number): Placement => {
  const angle = (degrees * Math.PI) / 180
  return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]
}

const placementOf = (kind: string, [first = 0, second, third]: readonly number[]): Placement => {
  switch (kind) {
    case 'translate':
      return [1, 0, 0, 1, first, second ?? 0]
    case 'scale':
      return [first, 0, 0, second ?? first, 0, 0]
    case 'rotate':
      return second === undefined || third === undefined
        ? turned(first)
        : after(after([1, 0, 0, 1, second, third], turned(first)), [1, 0, 0, 1, -second, -third])
    default:
      return asIs
  }
}

const placedBy = (transform: string | undefined): Placement =>
  [...(transform ?? '').matchAll(/(\w+)\(([^)]*)\)/g)].reduce<Placement>(
    (placed, [, kind = '', numbers = '']) =>
      after(
        placed,
        placementOf(
          kind,
          numbers
            .trim()
            .split(/[\s,]+/)
            .map(Number),
        ),
      ),
    asIs,
  )

const numberIn = (attributes: Attributes, name: string): number => Number(attributes[name] ?? 0)

const roundPath = (x: number, y: number, across: number, down: number): string =>
  `M${x - across} ${y}A${across} ${down} 0 1 0 ${x + across} ${y}A${across} ${down} 0 1 0 ${x - across} ${y}Z`

const rectPath = (attributes: Attributes): string => {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => numberIn(attributes, name))
  if (x === undefined || y === undefined || width === undefined || height === undefined) return ''
  const radius = Math.min(numberIn(attributes, 'rx'), width / 2, height / 2)
  if (radius === 0) return `M${x} ${y}H${x + width}V${y + height}H${x}Z`
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`
  return [
    `M${x + radius} ${y}H${x + width - radius}${corner(radius, radius)}V${y + height - radius}`,
    `${corner(-radius, radius)}H${x + radius}${corner(-radius, -radius)}V${y + radius}${corner(radius, -radius)}Z`,
  ].join('')
}

const pathOf = (tag: string, attributes: Attributes): string => {
  const at = (name: string) => numberIn(attributes, name)
  switch (tag) {
    case 'path':
      return attributes['d'] ?? ''
    case 'rect':
      return rectPath(attributes)
    case 'circle':
      return roundPath(at('cx'), at('cy'), at('r'), at('r'))
    case 'ellipse':
      return roundPath(at('cx'), at('cy'), at('rx'), at('ry'))
    default:
      return ''
  }
}

const attributesIn = (text: string): Attributes =>
  Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))

const boxOf = (viewBox: string | undefined): ArticleDrawing['box'] => {
  const [x = 0, y = 0, width = 0, height = 0] = (viewBox ?? '').split(' ').map(Number)
  return { x, y, width, height }
}

/**
 * The shapes of an SVG as React writes it: one `svg` with groups, paths, rectangles, circles, ellipses and texts.
 * @param classes what the names of classes say a shape is drawn as, and which class begins its text where it stands
 */
export const shapesOfSvg = (
  markup: string,
  classes: { readonly drawnAs: (name: string) => DrawnAs | undefined; readonly fromStart: string },
): ArticleDrawing => {
  const shapes: DrawnShape[] = []
  const figures: DrawnFigure[] = []
  const groups: Placement[] = [asIs]
  let box = boxOf(undefined)
  for (const [, closing = '', tag = '', written = '', text = ''] of markup.matchAll(/<(\/?)(\w+)([^>]*)>([^<]*)/g)) {
    const attributes = attributesIn(written)
    const names = (attributes['class'] ?? '').split(' ')
    const within = groups.at(-1) ?? asIs
    if (tag === 'g' && closing !== '') groups.pop()
    if (closing !== '') continue
    const placed = after(within, placedBy(attributes['transform']))
    if (tag === 'svg') box = boxOf(attributes['viewBox'])
    if (tag === 'g') groups.push(placed)
    if (tag === 'text') {
      const from = names.includes(classes.fromStart) ? 'start' : 'middle'
      figures.push({ text, x: numberIn(attributes, 'x'), y: numberIn(attributes, 'y'), from })
    }
    const path = pathOf(tag, attributes)
    const as = names.map(classes.drawnAs).find((one) => one !== undefined)
    if (path !== '' && as !== undefined) shapes.push({ as, path, placed })
  }
  return { box, shapes, figures }
}
