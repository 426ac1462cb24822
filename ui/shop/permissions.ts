import { type Action, may, type Rights, rightsOf } from '#domain/session/permissions'
import { useSession } from './ShopContext'

/** The rights of whoever works here; undefined for a visitor. */
export const useRights = (): Rights | undefined => rightsOf(useSession())

/** Whether whoever works here may do something (PERM-09). */
export const useMay = (action: Action): boolean => may(useRights(), action)
