import * as E from 'fp-ts/Either'
import { calendarDate } from '#domain/kernel/calendar-date'
import * as O from 'fp-ts/Option'
import type { ExportedField } from '../content/space-export'

const LONGEST_SYMBOL = 256
const LONGEST_TEXT = 50_000

/** The value of a field as an editor writes it: lines for a list of texts, JSON for what has a structure. */
export const textOfField = ({ type, items }: ExportedField, value: unknown): string => {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  if (type === 'Array' && items?.type === 'Symbol' && Array.isArray(value)) return value.join('\n')
  return JSON.stringify(value, null, 2)
}

const jsonOf = (text: string): E.Either<string, unknown> =>
  E.tryCatch(
    (): unknown => JSON.parse(text),
    () => 'Texten är inte giltig JSON.',
  )

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isLink = (value: unknown, linkType: string | undefined): boolean =>
  isObject(value) &&
  isObject(value['sys']) &&
  value['sys']['type'] === 'Link' &&
  value['sys']['linkType'] === linkType &&
  typeof value['sys']['id'] === 'string'

const isDocument = (value: unknown): boolean =>
  isObject(value) && value['nodeType'] === 'document' && Array.isArray(value['content'])

const judged = (isRight: boolean, value: unknown, fault: string): E.Either<string, unknown> =>
  isRight ? E.right(value) : E.left(fault)

const structured = (text: string, isRight: (value: unknown) => boolean, fault: string): E.Either<string, unknown> => {
  const json = jsonOf(text)
  return E.isLeft(json) ? json : judged(isRight(json.right), json.right, fault)
}

/** Reads what an editor has written; undefined for an empty field, or why it does not fit. */
export const fieldFromText = (
  { type = 'Symbol', linkType, items }: ExportedField,
  text: string,
): E.Either<string, unknown> => {
  if (text.length > LONGEST_TEXT) return E.left(`Högst ${LONGEST_TEXT} tecken.`)
  if (text.trim() === '') return E.right(undefined)
  switch (type) {
    case 'Symbol':
      return judged(
        text.length <= LONGEST_SYMBOL && !text.includes('\n'),
        text,
        `Högst ${LONGEST_SYMBOL} tecken på en rad.`,
      )
    case 'Text':
      return E.right(text)
    case 'Integer':
      return judged(/^-?\d{1,9}$/.test(text.trim()), Number(text), 'Skriv ett heltal.')
    case 'Number': {
      const number = Number(text.trim().replace(',', '.'))
      return judged(Number.isFinite(number), number, 'Skriv ett tal.')
    }
    case 'Boolean':
      return judged(['true', 'false'].includes(text.trim()), text.trim() === 'true', 'Skriv true eller false.')
    case 'Date':
      return judged(O.isSome(calendarDate(text.trim().slice(0, 10))), text.trim(), 'Skriv ett datum, ÅÅÅÅ-MM-DD.')
    case 'Array': {
      if (items?.type === 'Symbol')
        return E.right(
          text
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== ''),
        )
      return structured(
        text,
        (value) => Array.isArray(value) && value.every((one) => isLink(one, items?.linkType)),
        'Skriv en lista med länkar.',
      )
    }
    case 'Link':
      return structured(text, (value) => isLink(value, linkType), 'Skriv en länk.')
    case 'RichText':
      return structured(text, isDocument, 'Skriv ett dokument med formaterad text.')
    case 'Location':
      return structured(
        text,
        (value) => isObject(value) && typeof value['lat'] === 'number' && typeof value['lon'] === 'number',
        'Skriv en plats med lat och lon.',
      )
    default:
      return structured(text, () => true, '')
  }
}
