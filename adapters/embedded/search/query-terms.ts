import { limits } from '../limits'
import { partsOf } from './compounds'
import { basesOf, otherFormsOf, stemsOf } from './inflections'
import { isMeasure, piecesOf, plainSigns, type Measure, type Piece } from './measures'
import { isOtherName, namesOf, withoutPhrases } from './other-words'
import { likeliest } from './synonyms'
import { borderParts, repeatedAsOne } from './words'

/** The classes of words of an article, as PostgreSQL weighs them: A its name, B parts of it and sizes, C facts, D text. */
type In = 'A' | 'AB' | ''

/** How something may be named: a text of PostgreSQL's tsquery, and how well it fits. */
export interface Named {
  readonly text: string
  readonly how: 'exactly' | 'partly' | 'otherwise' | 'beginning' | 'by size'
}

/** A part of a query that an article must have, as texts of PostgreSQL's tsquery. */
export interface Term {
  readonly said: string
  readonly kind: 'word' | 'measure'
  /** The articles that it finds. */
  readonly found: string
  /** The articles that it finds when `found` has none: of a size, those with its numbers anywhere. */
  readonly foundLoosely: string
  /** The articles that are named so, the best fit first: the first that holds counts. */
  readonly named: readonly Named[]
  /** The words that the name of the thing may begin with. */
  readonly firstWords: readonly string[]
  /** The words that may say what goods are meant. */
  readonly goods: readonly string[]
}

/** A query as it is understood. */
export interface Terms {
  readonly all: readonly Term[]
  /** Neighbouring words written as one. */
  readonly pairs: readonly string[]
  /** Words that must not occur: `-rostfri`. */
  readonly excluded: readonly string[]
}

const SHORTEST_BEGINNING = 3

/** Words that do not describe an article: PostgreSQL's Swedish leaves most of them out, so nothing would have them. */
const fillers = new Set(
  `tum st styck m typ stl strl storlek nr liter mått dim dimension
  och det att i en jag hon som han på den med var sig för så till är men ett om hade de av icke mig du henne då sin nu
  har inte hans honom skulle hennes där min man ej vid kunde något från ut när efter upp vi dem vara vad över än dig kan
  sina här ha mot alla under någon eller allt mycket sedan ju denna själv detta åt utan varit hur ingen mitt ni bli blev
  oss din dessa några deras blir mina samma vilken er sådan vår blivit dess inom mellan sådant varför varje vilka ditt
  vem vilket sitta sådana vart dina vars vårt våra ert era vilkas`
    .trim()
    .split(/\s+/),
)

const lexeme = (word: string, where: In, isWhole: boolean): string => {
  const sign = isWhole || word.length < SHORTEST_BEGINNING || /\d/.test(word) ? '' : '*'
  return sign + where === '' ? word : `${word}:${sign}${where}`
}

/** The beginning of a word is enough, but for the shortest ones. */
const beginning = (word: string, where: In): string => lexeme(word, where, false)

const together = (all: readonly string[]): readonly string[] => (all.length === 0 ? [] : [`(${all.join(' & ')})`])

const either = (ways: readonly string[]): string => `(${[...new Set(ways)].join(' | ')})`

const wholeForms = (word: string, where: In): readonly string[] =>
  [word, ...otherFormsOf(word)].map((form) => lexeme(form, where, true))

const ownForms = (word: string, where: In, isWhole = false): readonly string[] => [
  lexeme(word, where, isWhole),
  ...basesOf(word).map((base) => beginning(base, where)),
  ...otherFormsOf(word).map((form) => lexeme(form, where, true)),
]

const names = (word: string, where: In): readonly string[] =>
  namesOf(word).flatMap((name) => together(name.split(' ').map((part) => lexeme(part, where, true))))

/** Whole, as articles have the parts of their compounds: a beginning would find anything that begins so. */
const parts = (word: string, where: In): readonly string[] =>
  together(partsOf(word).map((part) => lexeme(part, where, true)))

/** In names alone: other names for the parts of a word, found anywhere, would be far from the word itself. */
const partsOtherwise = (word: string): readonly string[] => {
  const all = partsOf(word)
  return all.some((part) => names(part, 'AB').length > 0)
    ? together(all.map((part) => either([lexeme(part, 'AB', true), ...names(part, 'AB')])))
    : []
}

/** A breaker's characteristic and rating. */
const rating = (word: string): readonly string[] => {
  const [, amperes] = /^[bcd](\d{1,2})$/.exec(word) ?? []
  return amperes === undefined ? [] : [`(dvärgbrytare:A & amp${amperes})`]
}

/** Letters and a number that are written together, apart: `ff1000`. One letter and a number are a type: `c22`. */
const apart = (word: string): readonly string[] => {
  const [letters = '', number] = borderParts(word)
  return number === undefined || letters.length < 2 ? [] : [`(${letters} & ${number})`]
}

/** @param isTypedWhole whether the word is not the beginning of a longer one */
export const wordTerm = (word: string, said: string = word, isTypedWhole = false): Term => {
  const own = (where: In) => [...ownForms(word, where, isTypedWhole), ...parts(word, where), ...apart(word)]
  const otherwise = (where: In) => [...names(word, where), ...partsOtherwise(word), ...rating(word)]
  const found = either([...own(''), ...otherwise('')])
  const inName = otherwise('AB')
  const forms = [word, ...otherFormsOf(word), ...stemsOf(word)]
  return {
    said,
    kind: 'word',
    found,
    foundLoosely: found,
    named: [
      { text: either([...wholeForms(word, 'A'), ...parts(word, 'A')]), how: 'exactly' },
      { text: either([...wholeForms(word, 'AB'), ...parts(word, 'AB')]), how: 'partly' },
      ...(inName.length === 0 ? [] : [{ text: either(inName), how: 'otherwise' as const }]),
      { text: beginning(word, 'AB'), how: 'beginning' },
    ],
    firstWords: [
      ...forms.flatMap((form) => [form, likeliest.get(form) ?? form]),
      ...partsOf(word).slice(-1),
      ...namesOf(word).flatMap((name) => name.split(' ')[0] ?? []),
    ].filter((name) => name.length >= SHORTEST_BEGINNING),
    goods: [...forms, ...partsOf(word).slice(-1), ...namesOf(word).flatMap((name) => name.split(' '))],
  }
}

const MOST_INCHES = 4

const measureTerm = ({ said, tokens, numbers, isExplicit }: Measure): Term => {
  const alone = numbers.map((number) => `n${number}`)
  const inches = numbers
    .filter((number) => /^\d$/.test(number) && Number(number) <= MOST_INCHES)
    .map((number) => `in${number}`)
  const exact = isExplicit ? tokens : [...alone, ...inches]
  const anywhere = together(numbers.map((number) => either([`n${number}`, ...number.split('p')])))
  const [first] = numbers
  const inCentimetres = isExplicit
    ? []
    : numbers.filter((number) => /^\d{2,3}$/.test(number)).map((number) => `mm${number}0`)
  return {
    said,
    kind: 'measure',
    found: either(exact),
    foundLoosely: either([...exact, ...inCentimetres, ...anywhere]),
    named: [{ text: isExplicit || first === undefined ? either(exact) : `f${first}`, how: 'by size' }],
    firstWords: [],
    goods: [],
  }
}

/** An excluded word stands behind a minus sign: `-rostfri`. A hyphen within a word or a size excludes nothing. */
const EXCLUDED = /(?<=^|\s)-(\p{L}[\p{L}\p{N}]*)/gu

/** Goods without a thing say so in their name, or do not mention it: `utan gummi`. */
const LACKING = /(?<![\p{L}\d])utan\s+(\p{L}{3,})/gu

const anyForm = (word: string): string => either([...ownForms(word, ''), ...names(word, '')])

const lackingTerm = (word: string): Term => {
  const found = `(utan${word} | !${anyForm(word)})`
  return {
    said: `utan ${word}`,
    kind: 'word',
    found,
    foundLoosely: found,
    named: [{ text: `utan${word}`, how: 'exactly' }],
    firstWords: [],
    goods: [],
  }
}

const SHORTEST_OF_PAIR = 2

/** Each of two words that are one in a name is found by that one. */
const withPairs = (terms: readonly Term[], pairs: readonly string[]): readonly Term[] =>
  terms.map((term) => {
    const ways = pairs.filter((pair) => pair.startsWith(term.said) || pair.endsWith(term.said))

    return ways.length === 0
      ? term
      : { ...term, found: either([term.found, ...ways]), foundLoosely: either([term.foundLoosely, ...ways]) }
  })

/** Words that stand together and may be one: `press back` is a pressback. */
const pairsOf = (pieces: readonly Piece[]): readonly string[] =>
  pieces.flatMap((piece, at) => {
    const next = pieces[at + 1]
    const isPair = [piece, next].every(
      (word) => word !== undefined && !isMeasure(word) && word.length >= SHORTEST_OF_PAIR && !/\d/.test(word),
    )
    return isPair && !isMeasure(piece) && next !== undefined && !isMeasure(next) ? [piece + next] : []
  })

/** An m is short for `med`, but the name of a profile of press fittings. */
const isFiller = (piece: Piece, next: Piece | undefined): boolean =>
  !isMeasure(piece) && fillers.has(piece) && !(piece === 'm' && next === 'profil')

/** Two words that together are another name, `press koppling`, are that name. */
const joined = (pieces: readonly Piece[]): readonly { readonly piece: Piece; readonly said: string }[] => {
  const all: { readonly piece: Piece; readonly said: string }[] = []
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at]
    const next = pieces[at + 1]
    if (piece === undefined) continue
    const isName = !isMeasure(piece) && next !== undefined && !isMeasure(next) && isOtherName(piece + next)
    if (isName) at += 1
    all.push(
      isName
        ? { piece: piece + next, said: `${piece} ${next}` }
        : { piece, said: isMeasure(piece) ? piece.said : piece },
    )
  }
  return all
}

/** A word of three letters may be the beginning of one that is still being typed; with another word behind it, it is not. */
const isTypedWhole = (word: string, isLast: boolean): boolean => word.length <= SHORTEST_BEGINNING && !isLast

/** Reads a query as typed: its words and sizes, without words that do not describe an article. */
export const termsOf = (query: string): Terms => {
  const plain = repeatedAsOne(plainSigns(query))
  const excluded = [...plain.matchAll(EXCLUDED)].flatMap(([, word]) => word ?? [])
  const lacking = [...plain.matchAll(LACKING)].flatMap(([, word]) => word ?? [])
  const pieces = piecesOf(withoutPhrases(plain.replace(EXCLUDED, ' ').replace(LACKING, ' ')))
  const telling = pieces.filter((piece, at) => !isFiller(piece, pieces[at + 1]))
  const all = joined(telling.length === 0 ? pieces : telling)
    .slice(0, limits.search.mostTerms)
    .map(({ piece, said }, at, { length }) =>
      isMeasure(piece) ? measureTerm(piece) : wordTerm(piece, said, isTypedWhole(piece, at === length - 1)),
    )
  const pairs = pairsOf(telling)
  return {
    all: [...withPairs(all, pairs), ...lacking.map(lackingTerm)],
    pairs,
    excluded: all.length === 0 ? [] : excluded.map(anyForm),
  }
}
