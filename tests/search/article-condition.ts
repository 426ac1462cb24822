/** What a condition may ask about an article. All texts are in lower case, with plain blanks and decimal commas. */
export interface JudgedArticle {
  /** Path of its category: `vvs/ventiler/kulventiler`. */
  readonly category: string
  readonly brand: string
  /** The digits of its article number, RSK number, E-number, supplier's number and EAN. */
  readonly numbers: ReadonlySet<string>
  /** Its name and the values of the attributes that give a size in mm. */
  readonly measures: string
  /** Its name and all attributes: `name; attribute: value; …`. */
  readonly text: string
}

export type Condition = (article: JudgedArticle) => boolean

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** A number that is no part of another number, nor of a fraction. */
const number = (value: string): string => String.raw`(?<![\d,./])${escaped(value)}(?![\d/]|,\d)`

const SIDE_BY_SIDE = String.raw`(?: ?mm)? ?[×x] ?`

const found =
  (pattern: RegExp, where: 'measures' | 'text') =>
  (article: JudgedArticle): boolean =>
    pattern.test(article[where])

/** The number before a unit: `16a`, `100l`, `2,5bar`. */
const quantity = (value: string): Condition => {
  const [, amount = '', unit = ''] = /^([\d,]+)(\D+)$/.exec(value) ?? []
  if (unit === '') throw new Error(`Not a number and a unit: ${value}`)
  return found(new RegExp(String.raw`${number(amount)} ?${escaped(unit)}(?![a-zåäö\d/])`), 'text')
}

const crossed = (value: string): Condition => {
  const [first, second] = value.split('x')
  if (first === undefined || second === undefined) throw new Error(`Not a size by a size: ${value}`)
  const either = [
    [first, second],
    [second, first],
  ].map(([one = '', other = '']) => `${number(one)}${SIDE_BY_SIDE}${number(other)}`)
  return found(new RegExp(either.join('|')), 'measures')
}

/** A clamp's range of pipe diameters that holds the diameter. */
const clamped =
  (value: string): Condition =>
  ({ measures }) =>
    [...measures.matchAll(/(?<![\d,.])(\d+)[–-](\d+)(?!\d)/g)].some(
      ([, from, to]) => Number(from) <= Number(value) && Number(value) <= Number(to),
    )

/** A thread in inches: after G, R or Rp, before the sign or word for inches, after a thread and ×, or a bare fraction. */
const inches = (value: string): Condition => {
  const size = String.raw`${escaped(value)}(?![\d/,]| \d\/)`
  const after = String.raw`(?<![a-zåäö\d])(?:g|r|rp) ?${size}`
  const reduced = String.raw`(?:\/\d|g\d) ?[×x] ?${size}`
  const mark = value.includes('/') ? '' : ' ?(?:"|″|”|tum)'
  const before = String.raw`(?<![\d/,.]|\d )${size}${mark}`
  return found(new RegExp(`${after}|${reduced}|${before}`), 'text')
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

/** The terms of a condition, `term:value`, by what stands before the colon. */
const terms: Readonly<Record<string, (value: string) => Condition>> = {
  in: (value) => {
    const categories = value.split(',')
    return ({ category }) => categories.some((path) => category === path || category.startsWith(`${path}/`))
  },
  mm: (value) => {
    const size = escaped(value)
    return found(
      new RegExp(String.raw`(?<![\d,./×–-])${size}(?= ?mm(?![a-zåäö])| ?[×x]|-\d)|ø ?${size}(?![\d,])`),
      'measures',
    )
  },
  dn: (value) => found(new RegExp(String.raw`(?<![a-zåäö])dn(?:[ :]|: )?${value}(?!\d)`), 'text'),
  inch: inches,
  cross: crossed,
  clamp: clamped,
  qty: quantity,
  cable: (value) => {
    const [conductors = '', area = ''] = value.split('g')
    return found(new RegExp(String.raw`(?<![\d,])${conductors} ?[gx×] ?${escaped(area)}(?![\d,])`), 'text')
  },
  thread: (value) => found(new RegExp(String.raw`(?<![a-zåäö\d])${escaped(value)}(?!\d)`), 'text'),
  poles: (value) =>
    found(new RegExp(String.raw`poler: ${value}(?!\d)|(?<!\d)${value} ?-?p(?:ol|olig)?(?![a-zåäö])`), 'text'),
  word: (value) => {
    const words = value.split('/').map(escaped).join('|')
    return found(new RegExp(String.raw`(?<![a-zåäö\d])(?:${words})(?![a-zåäö\d])`), 'text')
  },
  says: (value) => found(new RegExp(value), 'text'),
  not: (value) => {
    const pattern = new RegExp(value)
    return ({ text }) => !pattern.test(text)
  },
  brand: (value) => (article) => article.brand === value,
  number: (value) => (article) => article.numbers.has(digitsOf(value)),
}

const readTerm = (written: string): Condition => {
  const colon = written.indexOf(':')
  const term = terms[written.slice(0, colon)]
  if (colon < 1 || term === undefined) throw new Error(`No such term of a condition: ${written}`)
  return term(written.slice(colon + 1).replaceAll('_', ' '))
}

/**
 * A condition on an article. Terms parted by blanks must all hold; ` or ` parts alternatives; `_` stands for a blank in a
 * value.
 *
 * | term | holds for |
 * | --- | --- |
 * | `in:vvs/ror,vvs/isolering` | articles in one of the categories or below |
 * | `mm:22` | a diameter or size of 22 mm |
 * | `dn:20`, `inch:1_1/4` | a nominal size, a thread in inches |
 * | `cross:5x60` | 5 by 60, in either order |
 * | `clamp:22` | a range of diameters with 22 mm in it |
 * | `qty:16a` | 16 A; likewise l, kw, w, v, bar, ml, m, ma |
 * | `cable:3g1,5`, `thread:m8`, `poles:3` | conductors and area, a metric thread, a number of poles |
 * | `word:vit/vita` | one of the words, whole |
 * | `says:…`, `not:…` | a regular expression that is there, or is not |
 * | `brand:nordventil`, `number:4208103` | a brand; any number of the article |
 *
 * @throws {Error} for a term that does not exist
 */
export const readCondition = (written: string): Condition => {
  const alternatives = written.split(' or ').map((alternative) => alternative.split(' ').map(readTerm))
  return (article) => alternatives.some((all) => all.every((term) => term(article)))
}

/** The paths of categories that a written condition names. */
export const categoriesIn = (written: string): readonly string[] =>
  written
    .split(' ')
    .filter((term) => term.startsWith('in:'))
    .flatMap((term) => term.slice('in:'.length).split(','))
