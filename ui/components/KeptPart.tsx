import { createContext, useContext } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'

/** What stands in a page in a part's place while the page is drawn: its mark if it is kept, else the ends to keep it by. */
export type PartMark =
  | { readonly tag: 'Kept'; readonly place: string }
  | { readonly tag: 'New'; readonly start: string; readonly end: string }

/** Knows which parts were drawn before, of the same data. */
export type PartKeeper = (name: string, of: object) => PartMark

const PartKeeperContext = createContext<PartKeeper | undefined>(undefined)

/** Given on the server alone; a browser draws every part itself. */
export const PartKeeperProvider = PartKeeperContext.Provider

interface KeptPartProps extends HTMLAttributes<HTMLElement> {
  readonly as: 'article' | 'fieldset' | 'div'
  /** With `of`, all that the part's HTML hangs on for a visitor. */
  readonly name: string
  /** Never changed; parts of equal data are drawn once. */
  readonly of: object
  readonly children: ReactNode
}

/**
 * A part of a page that the server draws once for all pages that show it. What is in it must not ask for the address
 * or for an id of its own (`useId`), and no such part stands in another.
 */
export const KeptPart = ({ as: Element, name, of, children, ...attributes }: KeptPartProps) => {
  const mark = useContext(PartKeeperContext)?.(name, of)
  if (mark?.tag === 'Kept') return <Element {...attributes}>{mark.place}</Element>
  // Three children in the browser too, so that both count alike.
  return (
    <Element {...attributes}>
      {mark?.start}
      {children}
      {mark?.end}
    </Element>
  )
}
