import { ComparisonBar } from '../../comparison/ComparisonBar'
import { QuoteOverlay } from '../../quotes/QuoteOverlay'
import { SearchForm } from '../../search/SearchForm'
import { Footer } from '../Footer'
import { MobileBar } from '../header/MobileBar'
import { SiteHeader } from '../header/SiteHeader'
import { OrderHead } from '../../order-head/OrderHead'
import { SuspendedDialog } from '../../order-head/SuspendedDialog'
import { ContentBanners } from '../../notices/ContentBanners'
import { HaltBanner } from '../../notices/HaltBanner'
import { StorageBanner } from '../../notices/StorageBanner'
import { UnknownOrderBanner } from '../../notices/UnknownOrderBanner'
import { WaitingBanner } from '../../notices/WaitingBanner'
import type { LayoutProps } from './layout-props'
import styles from './layouts.module.css'

/** The shop: brand header, header, order head, page, footer. */
export const DefaultLayout = ({ shell, children }: LayoutProps) => (
  <div className={styles.frame}>
    <SiteHeader shell={shell} />
    <OrderHead shell={shell} search={<SearchForm />} />
    <ContentBanners />
    <HaltBanner />
    <StorageBanner />
    <WaitingBanner />
    <UnknownOrderBanner />
    {children}
    <ComparisonBar />
    <QuoteOverlay />
    <Footer shell={shell} />
    <MobileBar />
    <SuspendedDialog phone={shell.config.phone} />
  </div>
)
