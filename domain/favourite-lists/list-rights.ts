import type { CustomerId, UserId } from '../kernel/ids'
import type { FavouriteList } from './favourite-list'

/** A user, and the customer that they work for at present. */
export interface ListUser {
  readonly userId: UserId
  readonly customerId: CustomerId | undefined
}

type Owned = Pick<FavouriteList, 'userId' | 'customerId' | 'access'>

/** A list belongs to its customer: its owner sees it while working for that customer, and colleagues when it is shared. */
export const maySeeList = (list: Owned, { userId, customerId }: ListUser): boolean =>
  list.customerId === customerId && (list.userId === userId || list.access === 'shared')

/** The rows of a shared list are changed by everybody who sees it: the list of a storeroom is kept by all who use it. */
export const mayChangeRows = (list: Owned, user: ListUser): boolean => maySeeList(list, user)

/** Name, access and deletion are for the owner alone, so that no colleague takes a list away from the others. */
export const mayChangeList = (list: Owned, user: ListUser): boolean =>
  maySeeList(list, user) && list.userId === user.userId
