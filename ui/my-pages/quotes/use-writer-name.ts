import { useSession } from '../../shop/ShopContext'
import { t } from './t'

/** Who wrote what the user has written over, by the name that the service knows: it may be the user, elsewhere. */
export const useWriterName = (by: string): string => {
  const session = useSession()
  if (by === '') return t('quote.overwritten.unknown')
  const user = session.tag === 'Authenticated' ? session.signedIn.user : undefined
  return user !== undefined && `${user.firstName} ${user.lastName}` === by ? t('quote.overwritten.self') : by
}
