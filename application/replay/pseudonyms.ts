import type { Mask, Masks } from '#application/codecs/logged'

/** What stands at a place of a mask: always the same character, or one of several. */
type Place = string | readonly string[]

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']
const notZero = digits.slice(1)
const smallLetters = Array.from('xyzabcdefghijklmnopqrstuvw')
const capitals = Array.from('XYZABCDEFGHIJKLMNOPQRSTUVW')
/** Of signs that are neither letters nor digits nor ASCII. No rule tells them apart, so letters may stand for them. */
const signs = smallLetters

/** Blanks, ASCII punctuation, and the hyphens and dashes that separate the digits of telephone numbers. */
const KEPT = /[\s!-/:-@[-`{-~\u2010-\u2013]/

const inParentheses = (text: string, at: number): boolean => text[at - 1] === '(' && text[at + 1] === ')'

/**
 * The places of a mask, one for each UTF-16 unit, because the rules count these. Telephone numbers and zip codes are told
 * by whether they begin with 0, `00` or another digit, and `(0)` is no part of a number: those digits stay 0 or not 0.
 */
const placesOf = (text: string): readonly Place[] => {
  let isNumberBegun = false
  return Array.from({ length: text.length }, (_, at): Place => {
    const unit = text.charAt(at)
    if (/\d/.test(unit)) {
      const isFree = isNumberBegun && !inParentheses(text, at)
      isNumberBegun ||= unit !== '0'
      if (isFree) return digits
      return unit === '0' ? '0' : notZero
    }
    if (KEPT.test(unit)) return unit
    if (/\p{Lu}/u.test(unit)) return capitals
    return /\p{L}/u.test(unit) ? smallLetters : signs
  })
}

/** Chinese characters, of which there are enough for most texts of one shape. No rule tells them from other letters. */
const OVERFLOW = 0x4e00
const MOST_OVERFLOWING = 20_000

const isLetters = (place: Place): place is readonly string[] => typeof place !== 'string' && place.length > 10

/** The mask with a number: its digits and letters count up from the last place. */
const maskWith = (places: readonly Place[], number: number): string => {
  const firstLetter = places.findIndex(isLetters)
  const mask: string[] = []
  let left = number
  const take = (place: Place): string => {
    if (typeof place === 'string') return place
    const character = place[left % place.length] ?? ''
    left = Math.floor(left / place.length)
    return character
  }
  for (let at = places.length - 1; at >= 0; at -= 1) if (at !== firstLetter) mask.unshift(take(places[at] ?? ''))
  const letters = places[firstLetter]
  const most = letters === undefined ? 0 : MOST_OVERFLOWING
  const suffix = left > most ? String(left) : ''
  if (letters === undefined || typeof letters === 'string') return `${mask.join('')}${suffix}`
  // A short text has room for few masks of Latin letters.
  const letter = letters[left] ?? String.fromCharCode(OVERFLOW + Math.min(left, most))
  return `${[...mask.slice(0, firstLetter), letter, ...mask.slice(firstLetter)].join('')}${suffix}`
}

/** With fewer places to fill, so few masks are possible that one may be the text itself. */
const SHORT = 3

/** The masks of one shape: how many were given, and those that were passed over because a text was its own mask. */
interface MasksOfShape {
  given: number
  readonly passedOver: number[]
}

/**
 * Masks texts by texts of the same shape and length: letters for letters, digits for digits. Equal texts get equal masks
 * and different texts different ones, so that a replay of the masked log takes the same way.
 */
const maskShapes = (): Mask => {
  const masks = new Map<string, string>()
  const taken = new Set<string>()
  const shapes = new Map<string, MasksOfShape>()

  const newMask = (text: string): string => {
    const places = placesOf(text)
    const isShort = places.filter((place) => typeof place !== 'string').length < SHORT
    const shape = JSON.stringify(places.map((place) => (typeof place === 'string' ? place : place[0])))
    const ofShape = shapes.get(shape) ?? { given: 0, passedOver: [] }
    shapes.set(shape, ofShape)
    for (;;) {
      const number = ofShape.passedOver.pop() ?? ofShape.given++
      const mask = maskWith(places, number)
      if (mask === text && !isShort) {
        const other = maskWith(places, ofShape.given++)
        ofShape.passedOver.push(number)
        if (!taken.has(other)) return other
      } else if (!taken.has(mask)) return mask
    }
  }

  return (text) => {
    const known = masks.get(text)
    if (known !== undefined) return known
    const mask = newMask(text)
    taken.add(mask)
    masks.set(text, mask)
    return mask
  }
}

/** Numbers ids in the order in which they occur. */
const numberIds = (): Mask => {
  const ids = new Map<string, string>()
  return (id) => {
    const pseudonym = ids.get(id) ?? `id-${ids.size + 1}`
    ids.set(id, pseudonym)
    return pseudonym
  }
}

/** Pseudonyms and masks that are stable within one export, and tell nothing of the texts to whoever has not seen them. */
export const createPseudonyms = (): Masks => ({ pseudonymous: numberIds(), personal: maskShapes() })
