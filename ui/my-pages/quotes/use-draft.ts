import { useState } from 'react'

/** What is wrong with a typed text. */
export interface DraftFault {
  readonly text: string
  /** The valid text next to it, where there is one. */
  readonly nearest: string | undefined
}

interface DraftOptions {
  /** The text as it is kept. */
  readonly value: string
  /** Keeps a typed text; answers what is wrong with it, and nothing of it is then kept. */
  readonly put: (text: string) => DraftFault | undefined
  /** The user has finished. */
  readonly done: () => void
}

/**
 * A text that is kept at every key as long as it is valid. What is invalid stays as it was typed, and is marked when the
 * user leaves the field.
 */
export const useDraft = ({ value, put, done }: DraftOptions) => {
  const [draft, setDraft] = useState<string>()
  const [fault, setFault] = useState<DraftFault>()
  const [isLeft, setLeft] = useState(false)
  const leave = (): boolean => {
    setLeft(true)
    if (fault !== undefined) return false
    setDraft(undefined)
    done()
    return true
  }
  return {
    text: draft ?? value,
    /** Undefined while more may be typed. */
    fault: isLeft ? fault : undefined,
    /** Whether nothing of what is typed is kept, also while more may be typed. */
    isUnkept: fault !== undefined,
    type: (text: string) => {
      setDraft(text)
      setLeft(false)
      setFault(text === value ? undefined : put(text))
    },
    /** @returns whether what stands there holds */
    leave,
    choose: (text: string) => {
      setFault(put(text))
      setDraft(undefined)
      done()
    },
  }
}
