import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/**
 * What a text is set in. Texts use a typeface that every reader has. Figures use the shop's own, put into the document:
 * of the shop's two typefaces, only this one is there in a format that PDFs can take.
 */
export type Typeface = 'text' | 'strong' | 'figures'

const FIGURES = '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff'

let figures: Promise<Buffer> | undefined

/** The typeface for figures, read once. */
export const readFigures = (): Promise<Buffer> =>
  (figures ??= readFile(createRequire(import.meta.url).resolve(FIGURES)))

const names: Readonly<Record<Typeface, string>> = { text: 'Helvetica', strong: 'Helvetica-Bold', figures: 'figures' }

export const writtenIn = (pdf: PDFKit.PDFDocument, typeface: Typeface): PDFKit.PDFDocument => pdf.font(names[typeface])
