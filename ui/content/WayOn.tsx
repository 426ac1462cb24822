import type { ContentLink } from '#domain/content/banner'
import { AddressLink } from '../components/AddressLink'
import { buttonClass } from '../components/Button'

/** The way on from a section or a banner. */
export const WayOn = ({ link }: { readonly link: ContentLink | undefined }) =>
  link === undefined ? null : (
    <p>
      <AddressLink address={link.address} className={buttonClass('secondary', 'normal')}>
        {link.text}
      </AddressLink>
    </p>
  )
