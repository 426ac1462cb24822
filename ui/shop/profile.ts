import { useCallback } from 'react'
import * as E from 'fp-ts/Either'
import type { CallFailure } from '#domain/failure/call-failure'
import type { UserId } from '#domain/kernel/ids'
import type { UserUpdate } from '#application/ports/user-service'
import { plainUser } from '#domain/users/profile'
import { useOnceArrived } from './ShopContext'

/** Saves a change of the user's own profile (USER-12), or asks for it. Header and pages show the user as saved at once. */
export type SaveProfile = (user: UserId, update: UserUpdate) => Promise<E.Either<CallFailure, void>>

export const useSaveProfile = (): SaveProfile => {
  const onceArrived = useOnceArrived()
  return useCallback(
    (user, update) =>
      new Promise((settle) => {
        onceArrived(({ shop, queries }) => {
          void queries.users
            .update(user, update)()
            .then((outcome) => {
              if (E.isRight(outcome)) shop.session.updateUser(plainUser(outcome.right))
              return settle(E.map(() => undefined)(outcome))
            })
        })
      }),
    [onceArrived],
  )
}
