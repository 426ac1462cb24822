import { useSession } from '../../shop/ShopContext'
import { MyPagesFrame } from '../MyPagesFrame'
import { t } from '../t'

/** `/mina-sidor`: where the user's own pages begin. */
export const Component = () => {
  const session = useSession()
  const name = session.tag === 'Authenticated' ? session.signedIn.user.firstName : ''
  return <MyPagesFrame title={t('myPages.hello', { name })}>{null}</MyPagesFrame>
}
