import { useState } from 'react'

type Texts = Readonly<Record<string, string | undefined>>

const areSame = (some: Texts, others: Texts): boolean => Object.keys(some).every((name) => some[name] === others[name])

/**
 * What is typed in the fields of a form that the address holds once it is sent. Back, forward and "show all" change the
 * address from outside, and the fields with it; what was typed while the form's own change was under way stays.
 * @returns what is typed, how it is changed, and how the form says what it has sent
 */
export const useTyped = <T extends Texts>(
  held: T,
): { readonly typed: T; readonly setTyped: (typed: T) => void; readonly noteSent: (sent: T) => void } => {
  const [typed, setTyped] = useState(held)
  const [shown, setShown] = useState(held)
  const [sent, noteSent] = useState<T>()
  if (!areSame(shown, held)) {
    setShown(held)
    if (sent === undefined || !areSame(sent, held)) {
      noteSent(undefined)
      setTyped(held)
    }
  }
  return { typed, setTyped, noteSent }
}
