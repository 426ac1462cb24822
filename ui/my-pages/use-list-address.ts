import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'

interface ListAddress {
  /** From 1. */
  readonly page: number
}

type ChangeAddress<A> = (change: Partial<A>, replace?: boolean) => void

/**
 * What the query string says of a list, and how that is changed: with the first page, unless the change names another.
 * A change builds on the one before it, though the page has not been drawn by that yet: of two quick choices none is
 * lost.
 * @param read and @param write must be inverse to each other
 */
export const useListAddress = <A extends ListAddress>(
  read: (search: string) => A,
  write: (address: A) => string,
): readonly [A, ChangeAddress<A>] => {
  const { search } = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  /** What was asked for and is not drawn yet, the latest last. */
  const asked = useRef<readonly string[]>([])
  useEffect(() => {
    const drawn = asked.current.lastIndexOf(search)
    // Back, forward and links leave what was asked for.
    asked.current = type === NavigationType.Pop || drawn === -1 ? [] : asked.current.slice(drawn + 1)
  }, [search, type])
  const change: ChangeAddress<A> = (part, replace = false) => {
    const to = write({ ...read(asked.current.at(-1) ?? search), page: 1, ...part })
    asked.current = [...asked.current, to]
    void navigate({ search: to }, { replace, preventScrollReset: part.page === undefined })
  }
  return [read(search), change]
}
