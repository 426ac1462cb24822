import { isDenied } from '#domain/session/permissions'
import type { PermissionDeny } from '#domain/session/session'
import { useSession } from './ShopContext'

/** What the user is denied; nothing while nobody is logged in. */
export const useDenies = (): readonly PermissionDeny[] => {
  const session = useSession()
  return session.tag === 'Authenticated' ? session.signedIn.claims.permissionDenies : []
}

/** Whether the user lacks a right (PERM-09). Nobody logged in lacks none: there is nothing of theirs to hide. */
export const useDenied = (deny: PermissionDeny): boolean => {
  const session = useSession()
  return session.tag === 'Authenticated' && isDenied(session.signedIn.claims, deny)
}
