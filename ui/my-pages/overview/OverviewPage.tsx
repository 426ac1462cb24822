import { Link } from 'react-router-dom'
import { may, rightsOf } from '#domain/session/permissions'
import { Icon } from '../../components/Icon'
import { useSession } from '../../shop/ShopContext'
import { myPagesMenu } from '../menu'
import { MyPagesFrame } from '../MyPagesFrame'
import { CustomerTeam } from './CustomerTeam'
import { FiguresWithoutOrders, OrdersAtHand } from './OrdersAtHand'
import { PresentFacts } from './PresentFacts'
import { t } from './t'
import styles from './OverviewPage.module.css'

/** `/mina-sidor`: what the user works with now, who helps, and the user's other pages. */
export const Component = () => {
  const session = useSession()
  if (session.tag !== 'Authenticated') return null
  const rights = rightsOf(session)
  const others = myPagesMenu.filter(
    ({ path, requires }) => path !== '/mina-sidor' && (requires === undefined || may(rights, requires)),
  )
  return (
    <MyPagesFrame title={t('overview.hello', { name: session.signedIn.user.firstName })}>
      {may(rights, 'seeOrderHistory') ? <OrdersAtHand /> : <FiguresWithoutOrders />}
      <PresentFacts />
      <CustomerTeam customer={session.context?.customerId} />
      <section aria-labelledby="overview-pages" className={styles.section}>
        <h2 id="overview-pages">{t('overview.pages')}</h2>
        <ul className={styles.pages}>
          {others.map(({ path, text, icon }) => (
            <li key={path}>
              <Link to={path} className={styles.link}>
                <Icon name={icon} />
                {t(text)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </MyPagesFrame>
  )
}
