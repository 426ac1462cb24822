import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as E from 'fp-ts/Either'
import { destinationOf } from '#domain/navigation/destination'

interface AddressLinkProps {
  /** The address as it stands in the data. */
  readonly address: string
  /** The address of a file, which the browser opens without the router. */
  readonly file?: boolean
  readonly className?: string | undefined
  readonly onClick?: (() => void) | undefined
  readonly children: ReactNode
}

/** A link to an address that comes from data. An unsafe address is rendered as its text (ROUTE-36, ROUTE-37). */
export const AddressLink = ({ address, file = false, className, onClick, children }: AddressLinkProps) => {
  const destination = destinationOf(address, { external: true })
  if (E.isLeft(destination)) return <span className={className}>{children}</span>
  const to = destination.right
  if (to.tag === 'Outside' && /^(mailto|tel):/i.test(to.address))
    return (
      <a href={to.address} className={className} onClick={onClick}>
        {children}
      </a>
    )
  if (to.tag === 'Outside')
    return (
      <a href={to.address} className={className} onClick={onClick} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    )
  return file ? (
    <a href={to.path} className={className} onClick={onClick}>
      {children}
    </a>
  ) : (
    <Link to={to.path} className={className} onClick={onClick}>
      {children}
    </Link>
  )
}
