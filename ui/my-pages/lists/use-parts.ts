import * as E from 'fp-ts/Either'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Paged } from '#application/ports/favourite-list-service'
import type { CallFailure } from '#domain/failure/call-failure'

type Load<A> = (offset: number) => Promise<E.Either<CallFailure, Paged<A>>>

interface Held<A> {
  readonly key: string
  readonly data: readonly A[]
  /** The offset of the next part; undefined after the last one (FAV-04). */
  readonly next: number | undefined
}

/** A list that is fetched part by part. */
export interface Parts<A> {
  /** Undefined until the first part is there. */
  readonly data: readonly A[] | undefined
  readonly hasMore: boolean
  readonly isAsking: boolean
  readonly failure: CallFailure | undefined
  readonly more: () => void
  /** Fetches again as much as is shown; what is shown stays until it is there. */
  readonly again: () => Promise<void>
  /** Shows a change before the service is asked again. */
  readonly change: (to: (data: readonly A[]) => readonly A[]) => void
}

/**
 * The parts of a list so far, of what `key` names: they are fetched from the first one when it changes. An answer to an
 * earlier question is never shown.
 * @param key undefined while nothing can be asked
 */
export const useParts = <A>(key: string | undefined, load: Load<A>): Parts<A> => {
  const [held, setHeld] = useState<Held<A>>()
  const [failure, setFailure] = useState<CallFailure>()
  const [isAsking, setAsking] = useState(false)
  const round = useRef(0)
  const present = held?.key === key ? held : undefined

  const ask = async (
    from: number,
    enough: number,
    before: readonly A[],
  ): Promise<E.Either<CallFailure, Omit<Held<A>, 'key'>>> => {
    const part = await load(from)
    if (E.isLeft(part)) return part
    const data = [...before, ...part.right.data]
    const { next } = part.right
    return next === undefined || data.length >= enough ? E.right({ data, next }) : ask(next, enough, data)
  }
  const run = async (from: number, enough: number, before: readonly A[]): Promise<void> => {
    if (key === undefined) return
    const mine = (round.current += 1)
    setAsking(true)
    const found = await ask(from, enough, before)
    if (mine !== round.current) return
    setAsking(false)
    setFailure(E.isLeft(found) ? found.left : undefined)
    if (E.isRight(found)) setHeld({ key, ...found.right })
  }
  const again = () => run(0, present?.data.length ?? 1, [])
  const begin = useEffectEvent(() => void run(0, 1, []))
  useEffect(() => {
    begin()
    return () => {
      round.current += 1
    }
  }, [key])

  return {
    data: present?.data,
    hasMore: present?.next !== undefined,
    isAsking,
    failure,
    more: () => {
      if (present?.next !== undefined) void run(present.next, present.data.length + 1, present.data)
    },
    again,
    change: (to) => setHeld((now) => (now !== undefined && now.key === key ? { ...now, data: to(now.data) } : now)),
  }
}
