import type { Claims, PermissionDeny } from './session'

/** Whether the token takes a feature away from its bearer (PERM-09). Nothing is denied to a visitor. */
export const isDenied = (claims: Pick<Claims, 'permissionDenies'> | undefined, deny: PermissionDeny): boolean =>
  claims?.permissionDenies.includes(deny) ?? false
