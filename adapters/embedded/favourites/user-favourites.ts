import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import type { Favourite } from '#domain/favourites/favourites'
import {
  type ArticleNumber,
  articleNumber,
  favouriteId,
  type FavouriteId,
  type Instant,
  type UserId,
} from '#domain/kernel/ids'
import type { Database } from '../database/database'
import { inTransaction } from '../database/in-transaction'
import { limits } from '../limits'
import type { RequestFailure } from '../request-failure'

const { mostOfUser } = limits.favourites

const tooMany: RequestFailure = {
  status: 422,
  code: 'FAVOURITES_LIMIT',
  message: `Du kan ha högst ${mostOfUser} favoriter. Ta bort någon för att få plats med en ny.`,
}

const unknownArticle: RequestFailure = { status: 422, code: 'UNKNOWN_ARTICLE', message: 'Artikeln finns inte.' }

interface NewFavourite {
  readonly id: string
  readonly articleNumber: ArticleNumber
  readonly at: Instant
}

/** Of a user, the oldest first. */
export const readFavourites = async (db: Database, user: UserId): Promise<readonly Favourite[]> => {
  const rows = await ofUser(db, user).orderBy('position').execute()
  return rows.map((row) => ({
    articleNumber: articleNumber(row.article_number),
    favouriteId: favouriteId(row.favourite_id),
  }))
}

/** Marks an article. One that is marked already is answered as it is, so that a call whose answer was lost can be made again. */
export const addFavourite = (
  db: Database,
  user: UserId,
  added: NewFavourite,
): Promise<E.Either<RequestFailure, Favourite>> =>
  inTransaction(db, async (trx) => {
    // Marks of one user are made one after the other, or two at once would both find room for the last.
    await sql`select 1 from users where user_id = ${user} for update`.execute(trx)
    const before = await readFavourites(trx, user)
    const same = before.find((favourite) => favourite.articleNumber === added.articleNumber)
    if (same !== undefined) return E.right(same)
    if (before.length >= mostOfUser) return E.left(tooMany)
    const known = await trx
      .selectFrom('variants')
      .select('article_number')
      .where('article_number', '=', added.articleNumber)
      .executeTakeFirst()
    if (known === undefined) return E.left(unknownArticle)
    await trx
      .insertInto('favourites')
      .values({ favourite_id: added.id, user_id: user, article_number: added.articleNumber, created_at: added.at })
      .execute()
    return E.right({ articleNumber: added.articleNumber, favouriteId: favouriteId(added.id) })
  })

/** Removes the user's own favourites of those named; others are as if they did not exist. */
export const removeFavourites = async (db: Database, user: UserId, ids: readonly FavouriteId[]): Promise<void> => {
  if (ids.length === 0) return
  await db.deleteFrom('favourites').where('user_id', '=', user).where('favourite_id', 'in', ids).execute()
}

const ofUser = (db: Database, user: UserId) =>
  db.selectFrom('favourites').select(['favourite_id', 'article_number']).where('user_id', '=', user)
