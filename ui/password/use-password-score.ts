import { useEffect, useState } from 'react'
import type { PasswordScore } from '#domain/session/password-policy'
import { useOnceArrived } from '../shop/ShopContext'

/** Between the last key and the estimate, so that a screen reader is not told of every letter. */
const PAUSE_MS = 250

interface Scored {
  readonly password: string
  readonly score: PasswordScore
}

/** How hard what is typed is to guess; undefined until that is known of the present text. */
export const usePasswordScore = (password: string, ownWords: readonly string[]): PasswordScore | undefined => {
  const onceArrived = useOnceArrived()
  const [scored, setScored] = useState<Scored>()
  const words = ownWords.join(' ')
  useEffect(() => {
    if (password === '') return undefined
    let isWanted = true
    const timer = setTimeout(
      () =>
        onceArrived(async ({ passwords }) => {
          const score = await passwords.score(password, words.split(' '))
          if (isWanted) setScored({ password, score })
        }),
      PAUSE_MS,
    )
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [password, words, onceArrived])
  return scored?.password === password ? scored.score : undefined
}
