import { useLocation } from 'react-router-dom'
import { KeptPart } from '../../components/KeptPart'
import { Footer } from '../Footer'
import { MobileBar } from '../header/MobileBar'
import { SiteHeader } from '../header/SiteHeader'
import { OrderHead } from '../order-head/OrderHead'
import { SuspendedDialog } from '../order-head/SuspendedDialog'
import { HaltBanner } from '../HaltBanner'
import { StorageBanner } from '../StorageBanner'
import { WaitingBanner } from '../WaitingBanner'
import type { LayoutProps } from './layout-props'
import styles from './layouts.module.css'

/** The shop: sign plate, header, order head, page, footer. */
export const DefaultLayout = ({ shell, children }: LayoutProps) => {
  const location = useLocation()
  const whereabouts = whereaboutsOf(location)
  return (
    <div className={styles.frame}>
      <KeptPart as="div" className={styles.part} name={`above ${whereabouts}`} of={shell}>
        <SiteHeader shell={shell} />
        <OrderHead shell={shell} />
        <HaltBanner />
        <StorageBanner />
        <WaitingBanner />
      </KeptPart>
      {children}
      <KeptPart as="div" className={styles.part} name={`below ${whereabouts}`} of={shell}>
        <Footer shell={shell} />
        <MobileBar />
      </KeptPart>
      <SuspendedDialog phone={shell.config.phone} />
    </div>
  )
}

/** All of the address that the shell shows: the marked place of the menus, and what was searched for. */
const whereaboutsOf = ({ pathname, search }: { pathname: string; search: string }): string => {
  if (pathname === '/search') return pathname + search
  const [, place = '', department = ''] = pathname.split('/')
  return place === 'kategorier' ? `${place}/${department}` : place
}
