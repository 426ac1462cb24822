import * as E from 'fp-ts/Either'
import { fieldsOfList } from '#adapters/contract/favourite'
import type { Identity } from '../auth/identity'
import { noCustomer } from '../auth/for-customer'
import type { Database } from '../database/database'
import { readListsQuery } from '../favourite-lists/lists-query'
import { findLists } from '../favourite-lists/read-lists'
import { notLoggedIn } from '../request-failure'
import { queryError } from './query-error'

/** The lists that the bearer sees with the customer that they work for (FAV-07, FAV-08). */
export const resolveLists = async (db: Database, identity: Identity | undefined, given: unknown) => {
  const asked = readListsQuery(given)
  if (E.isLeft(asked)) throw queryError(asked.left)
  if (identity === undefined) throw queryError(notLoggedIn)
  if (identity.customerId === undefined) throw queryError(noCustomer)
  const { data, next } = await findLists(db, identity, asked.right)
  return { data: data.map(fieldsOfList), next }
}
