import { isIP } from 'node:net'
import * as E from 'fp-ts/Either'
import type { StartFault } from './start-fault'

/** The variables of a process, by name. */
export type Variables = Readonly<Record<string, string | undefined>>

/** A value that was read, or all of its faults. */
export type Read<Value> = E.Either<readonly StartFault[], Value>

/** One fault as the result of reading a variable. */
export const fault = (variable: string, problem: string, remedy: string): E.Either<readonly StartFault[], never> =>
  E.left([{ variable, problem, remedy }])

/** The text of a variable; an empty one counts as not set. */
export const textOf = (variables: Variables, name: string): string | undefined => {
  const text = variables[name]?.trim()
  return text === '' ? undefined : text
}

/** A whole number within bounds, both included. */
export const wholeNumberOf = (
  variables: Variables,
  name: string,
  { fallback, least, most }: { readonly fallback: number; readonly least: number; readonly most: number },
): Read<number> => {
  const text = textOf(variables, name)
  if (text === undefined) return E.right(fallback)
  const remedy = `Write a whole number from ${least} to ${most}.`
  if (!/^\d{1,15}$/.test(text)) return fault(name, `"${text}" is not a whole number.`, remedy)
  const number = Number(text)
  return number < least || number > most ? fault(name, `${text} is out of bounds.`, remedy) : E.right(number)
}

const ON = ['1', 'true', 'yes']
const OFF = ['0', 'false', 'no']

/** A switch; off where it is not set. */
export const switchOf = (variables: Variables, name: string): Read<boolean> => {
  const text = textOf(variables, name)?.toLowerCase()
  if (text === undefined || OFF.includes(text)) return E.right(false)
  if (ON.includes(text)) return E.right(true)
  return fault(name, `"${text}" is neither on nor off.`, 'Write 1, true or yes for on; 0, false or no for off.')
}

/** One of a list of words. */
export const wordOf = <Word extends string>(
  variables: Variables,
  name: string,
  words: readonly Word[],
  fallback: Word,
): Read<Word> => {
  const text = textOf(variables, name)
  if (text === undefined) return E.right(fallback)
  const word = words.find((known) => known === text)
  return word === undefined
    ? fault(name, `"${text}" is not known.`, `Write one of ${words.join(', ')}.`)
    : E.right(word)
}

/** The base address of somebody else's service, without a slash at its end. */
export const serviceUrlOf = (variables: Variables, name: string): Read<string | undefined> => {
  const text = textOf(variables, name)
  if (text === undefined) return E.right(undefined)
  const remedy = 'Write an address such as https://cart.example.com.'
  if (!URL.canParse(text)) return fault(name, 'this is not an address.', remedy)
  const url = new URL(text)
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return fault(name, `${url.protocol} is neither http: nor https:.`, remedy)
  if (url.username !== '' || url.password !== '') return fault(name, 'the address holds a user or a password.', remedy)
  if (url.search !== '' || url.hash !== '') return fault(name, 'the address has a query or a fragment.', remedy)
  return E.right(text.replace(/\/+$/, ''))
}

/** Whether a text is a host name or an IP address as `Host` headers name it: lower case, no port, no wildcard. */
export const isHostName = (text: string): boolean =>
  isIP(text.replace(/^\[(.*)\]$/, '$1')) !== 0 ||
  (/^[a-z0-9._-]{1,253}$/.test(text) &&
    text.split('.').every((label) => label.length > 0 && label.length < 64) &&
    URL.canParse(`http://${text}`) &&
    new URL(`http://${text}`).hostname === text)
