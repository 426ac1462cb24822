/** What a line or a face of a drawing is, which decides its colour and weight. */
export type DrawnAs =
  | 'body'
  | 'face'
  | 'part'
  | 'accent'
  | 'shade'
  | 'outline'
  | 'inner'
  | 'centre'
  | 'dimension'
  | 'arrow'

/** How a shape is moved, then scaled, then turned clockwise about a point. */
export interface Placement {
  readonly move?: readonly [x: number, y: number]
  readonly scale?: number
  readonly turn?: { readonly degrees: number; readonly x: number; readonly y: number }
}

interface Placed {
  readonly placed?: Placement | undefined
}

export interface Path extends Placed {
  readonly tag: 'Path'
  readonly as: DrawnAs
  /** In the language of SVG paths. */
  readonly d: string
}

export interface Rectangle {
  readonly tag: 'Rectangle'
  readonly as: DrawnAs
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Of its corners. */
  readonly radius?: number | undefined
}

export interface Ellipse extends Placed {
  readonly tag: 'Ellipse'
  readonly as: DrawnAs
  readonly x: number
  readonly y: number
  readonly across: number
  readonly down: number
}

export interface Group {
  readonly tag: 'Group'
  readonly placed: Placement
  readonly shapes: readonly Shape[]
}

/** A measure written on a drawing, over whatever lies behind it. */
export interface Figure {
  readonly tag: 'Figure'
  readonly text: string
  readonly x: number
  /** Of the line that the figure stands on. */
  readonly y: number
  /** Whether it begins at `x` or has its middle there. */
  readonly from: 'start' | 'middle'
}

/** Shapes with a drawing's own units, y downwards. */
export type Shape = Path | Rectangle | Ellipse | Group | Figure

/** A line drawing. Shapes cover those before them. */
export interface Drawing {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly shapes: readonly Shape[]
}
