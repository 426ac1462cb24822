import { useReducer, useRef } from 'react'

/** A quantity that the user has chosen, until it is the value. */
export interface Echo {
  /** The value, or what the user has made of it and is on its way to become the value. */
  readonly shown: () => number
  /** From now on that quantity is shown, whatever the value is, until `changed` resolves or another one is chosen. */
  readonly show: (quantity: number, changed: Promise<void>) => void
}

/** A chosen quantity renders nothing: who shows it writes it into its field, so that no render stands before its frame. */
export const useEcho = (value: number): Echo => {
  const chosen = useRef<{ readonly quantity: number } | undefined>(undefined)
  const [, render] = useReducer((times: number) => times + 1, 0)
  return {
    shown: () => chosen.current?.quantity ?? value,
    show: (quantity, changed) => {
      const own = { quantity }
      chosen.current = own
      const end = (): void => {
        if (chosen.current !== own) return
        chosen.current = undefined
        render()
      }
      void changed.then(end)
    },
  }
}
