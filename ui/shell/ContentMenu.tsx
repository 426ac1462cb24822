import type { MenuLink } from '#domain/content/site'
import { AddressLink } from '../components/AddressLink'

interface ContentMenuLinkProps {
  readonly link: Pick<MenuLink, 'title' | 'address'>
  readonly className?: string | undefined
  readonly onClick?: () => void
}

/** A way on in a menu of content; words alone where it leads nowhere. */
export const ContentMenuLink = ({ link: { title, address }, className, onClick }: ContentMenuLinkProps) =>
  address === undefined ? (
    <span className={className}>{title}</span>
  ) : (
    <AddressLink address={address} className={className} onClick={onClick}>
      {title}
    </AddressLink>
  )
