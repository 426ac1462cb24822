import type { Instant } from '#domain/kernel/ids'
import type { Database } from '../database/database'
import { limits } from '../limits'

/** Deletes for good what was removed so long ago that nobody brings it back. */
export const tidyLists = async (db: Database, now: Instant): Promise<void> => {
  const before = new Date(Date.parse(now) - limits.favouriteLists.removedKeptMs)
  await db.deleteFrom('favourite_list_items').where('removed_at', '<', before).execute()
  await db.deleteFrom('favourite_lists').where('removed_at', '<', before).execute()
}
