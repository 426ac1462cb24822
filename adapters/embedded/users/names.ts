import type { PermissionDeny, Role } from '#domain/session/session'

/** What GET /role-names answers, highest first. */
export const roleNames: Readonly<Record<Role, string>> = {
  SITE_ADMIN: 'Webbplatsadministratör',
  SELLER_ADMIN: 'Säljaradmin',
  BUYER_ADMIN: 'Köparadmin',
  USER: 'Användare',
}

/** What GET /permission-names answers. */
export const permissionNames: Readonly<Record<PermissionDeny, string>> = {
  EJ_ALLA_LEVERANSSATT: 'Får inte välja leveranssätt',
  EJ_SE_PRISER: 'Ser inte priser',
  EJ_ANDRA_SORTIMENT: 'Ser bara kundens eget sortiment',
  EJ_ORDER: 'Får inte lägga order',
  EJ_ORDERHISTORIK: 'Ser inte orderhistorik',
  EJ_SKAPA_OFFERT: 'Får inte skapa offerter',
  EJ_SE_RABATTER: 'Ser inte rabatter',
  EJ_SE_EKONOMISK_UPPFÖLJNING: 'Ser inte ekonomisk uppföljning',
}
