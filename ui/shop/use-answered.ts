import * as E from 'fp-ts/Either'
import { useEffect, useState } from 'react'
import type { Answer } from '#application/projections/answer'
import { asking } from '#application/projections/answer'
import type { Shop } from '#application/shop/shop'
import { useShop } from './ShopContext'

/**
 * The answer of an area of the shop to a question. It is asked again when `key` changes, which holds everything that the
 * answer depends on besides the shop; undefined asks nothing. `ask` may be a new function in each render.
 */
export const useAnswered = <T>(
  key: string | undefined,
  ask: (shop: Shop) => Promise<E.Either<unknown, T>>,
): Answer<T> => {
  const shop = useShop()
  const [round, setRound] = useState(0)
  const [held, setHeld] = useState<{ readonly of: string; readonly answer: Answer<T> }>()
  const asked = key === undefined || shop === undefined ? undefined : `${round} ${key}`
  useEffect(() => {
    if (asked === undefined || shop === undefined) return undefined
    let isWanted = true
    const retry = () => setRound((before) => before + 1)
    const hold = async () => {
      const outcome = await ask(shop)
      if (!isWanted) return
      const answer: Answer<T> = E.isRight(outcome)
        ? { tag: 'Answered', value: outcome.right }
        : { tag: 'Failed', retry }
      setHeld({ of: asked, answer })
    }
    void hold()
    return () => {
      isWanted = false
    }
    // The key stands for what the question says.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked, shop])
  return held !== undefined && held.of === asked ? held.answer : asking
}
