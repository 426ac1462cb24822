/** A stretch of a text. `isUnbroken`: a line must not end within it. */
export interface TextPart {
  readonly text: string
  /** The index of its first character in the whole text. */
  readonly start: number
  readonly isUnbroken: boolean
}

const UNITS = 'mm|cm|m|ml|l|kg|g|V|A|W|kW|Ah|mA|kA|dB|bar|st|°C'

/** Words with hyphens (`SDS-plus`), sizes with spaces in them (`2 × 5,0 Ah`, `G1 1/2`), and numbers with their units. */
const UNBROKEN = new RegExp(
  String.raw`\p{L}+(?:-[\p{L}\d]+)+|[G\d][\d,./×–]*(?: (?:× )?\d[\d,./×–]*)*(?: (?:${UNITS})(?![\p{L}\d]))?`,
  'gu',
)

/** The parts of an article's name, in order. Breaks are kept out of sizes and out of words with hyphens. */
export const unbrokenParts = (name: string): readonly TextPart[] => {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of name.matchAll(UNBROKEN)) {
    if (!/[\s-]/.test(found)) continue
    if (index > end) parts.push({ text: name.slice(end, index), start: end, isUnbroken: false })
    parts.push({ text: found, start: index, isUnbroken: true })
    end = index + found.length
  }
  return end < name.length ? [...parts, { text: name.slice(end), start: end, isUnbroken: false }] : parts
}
