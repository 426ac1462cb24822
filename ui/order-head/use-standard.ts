import { useState } from 'react'
import * as E from 'fp-ts/Either'
import { failureMessage } from '#application/messages/failure-message'
import type { CustomerId, ProjectId } from '#domain/kernel/ids'
import type { ContextTarget, User } from '#domain/session/session'
import { isStandard, withStandard } from '#domain/users/profile'
import { useTell } from '../notices/ShellNotices'
import { useSaveProfile } from '../shop/profile'
import { useSession } from '../shop/ShopContext'
import { messageText } from '../texts/notice-text'

interface Picked {
  readonly customerId: CustomerId | undefined
  readonly projectId: ProjectId | undefined
}

/**
 * Whether a log-in begins with the customer and project that are picked. It is saved with the choice, and the choice holds
 * where it cannot be saved.
 */
export const useStandard = ({ customerId, projectId }: Picked) => {
  const session = useSession()
  const tell = useTell()
  const saveProfile = useSaveProfile()
  const [wanted, setWanted] = useState<{ readonly of: string; readonly isWanted: boolean }>()
  const user = session.tag === 'Authenticated' ? session.signedIn.user : undefined
  const target = customerId === undefined ? undefined : { customerId, projectId }
  const is = user !== undefined && target !== undefined && isStandard(user, target)
  const key = JSON.stringify([customerId, projectId])
  // What was ticked for one customer does not hold for another.
  const isWanted = wanted?.of === key ? wanted.isWanted : is

  const keep = async (saved: User, standard: ContextTarget | undefined): Promise<void> => {
    const outcome = await saveProfile(saved.userId, withStandard(saved, standard))
    if (E.isLeft(outcome)) tell('order.standard.failed', { reason: messageText(failureMessage(outcome.left)) }, 'error')
  }

  return {
    isWanted,
    want: (value: boolean) => setWanted({ of: key, isWanted: value }),
    save: () => {
      if (user === undefined || isWanted === is) return
      void keep(user, isWanted ? target : undefined)
    },
  }
}
