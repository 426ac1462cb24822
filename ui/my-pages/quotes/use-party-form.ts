import * as E from 'fp-ts/Either'
import { useRef, useState } from 'react'
import type { QuoteTextField } from '#domain/quotes/quote-text'
import { readText } from '#domain/quotes/read-fields'
import { fieldFaultText } from '../../quotes/refusal-text'

type Texts<Name extends string> = Readonly<Record<Name, string>>

/**
 * Written texts of a party, each read as its field of the quote. Faults are shown when the user leaves a field or saves.
 * @param fields which rule each text follows
 */
export const usePartyForm = <Name extends string>(
  fields: Readonly<Record<Name, QuoteTextField>>,
  initial: Texts<Name>,
) => {
  const [texts, setTexts] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const faultOf = (name: Name): string | undefined => {
    const read = readText(fields[name], texts[name])
    return E.isLeft(read) ? fieldFaultText(read.left) : undefined
  }
  // Keys of a record are strings to the compiler; these are the names that the record was made with.
  const isFaulty = (): boolean => {
    for (const name in fields) if (faultOf(name) !== undefined) return true
    return false
  }
  return {
    form,
    texts,
    write: (change: Partial<Texts<Name>>) => setTexts((before) => ({ ...before, ...change })),
    field: (name: Name) => ({
      value: texts[name],
      error: isTried || left.has(name) ? faultOf(name) : undefined,
      autoComplete: 'off',
      onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
        setTexts((before) => ({ ...before, [name]: currentTarget.value })),
      onBlur: () => setLeft((before) => new Set([...before, name])),
    }),
    /** Whether all texts hold; the first that does not gets the focus. */
    check: (): boolean => {
      setTried(true)
      if (!isFaulty()) return true
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return false
    },
  }
}
