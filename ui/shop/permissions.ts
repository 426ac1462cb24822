import { type Action, may, type Rights, rightsOf } from '#domain/session/permissions'
import { useSession } from './ShopContext'

/** The rights of the user; undefined for a visitor. */
export const useRights = (): Rights | undefined => rightsOf(useSession())

/** Whether the user may do something (PERM-09). */
export const useMay = (action: Action): boolean => may(useRights(), action)
