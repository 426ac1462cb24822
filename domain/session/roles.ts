import { roles, type Role } from './session'

/** Whether a role has the rights of another: its own and those of every role below it (PERM-03). */
export const hasAtLeast = (role: Role | undefined, required: Role): boolean =>
  role !== undefined && roles.indexOf(role) <= roles.indexOf(required)

/** SITE_ADMIN, SELLER_ADMIN and BUYER_ADMIN (PERM-04). */
export const isAdmin = (role: Role | undefined): boolean => hasAtLeast(role, 'BUYER_ADMIN')

/** SITE_ADMIN and SELLER_ADMIN only (PERM-05). */
export const isSellerAdmin = (role: Role | undefined): boolean => hasAtLeast(role, 'SELLER_ADMIN')
