import type { Action } from '#domain/session/permissions'
import type { IconName } from '../components/Icon'
import type { t } from './t'

/** A page of "Mina sidor" as the menu beside all of them names it. */
export interface MyPagesEntry {
  readonly path: string
  readonly text: Parameters<typeof t>[0]
  readonly icon: IconName
  /** What a user must be allowed to do; the entry is left out for others. */
  readonly requires?: Action
  /** The part of the shop that it shows, where the configuration may leave it out. */
  readonly onlyWith?: 'mailbox'
}

/** The menu of "Mina sidor", in its order. A page without an entry is reached from another page. */
export const myPagesMenu: readonly MyPagesEntry[] = [
  { path: '/mina-sidor', text: 'myPages.overview', icon: 'grid' },
  { path: '/mina-sidor/orderhistorik', text: 'shell.orders', icon: 'history', requires: 'seeOrderHistory' },
  { path: '/mina-sidor/offerter', text: 'quotes.title', icon: 'document' },
  { path: '/mina-sidor/inkoepslistor', text: 'favourites.listsTitle', icon: 'list' },
  { path: '/mina-sidor/favoriter', text: 'favourites.title', icon: 'heart' },
  { path: '/mina-sidor/adresser', text: 'shell.addresses', icon: 'pin' },
  { path: '/mina-sidor/min-profil', text: 'shell.profile', icon: 'user' },
  { path: '/mina-sidor/anvaendare', text: 'myPages.users', icon: 'user', requires: 'seeOtherUsers' },
  {
    path: '/mina-sidor/ekonomi',
    text: 'shell.economy',
    icon: 'document',
    requires: 'seeFinancialFollowUp',
  },
  {
    path: '/mina-sidor/brevlada',
    text: 'shell.mailbox',
    icon: 'document',
    requires: 'readMailbox',
    onlyWith: 'mailbox',
  },
  { path: '/redaktion', text: 'shell.editing', icon: 'document', requires: 'editContent', onlyWith: 'mailbox' },
]
