import { Link } from 'react-router-dom'
import type { Campaign } from '#application/ports/campaign-service'
import type { BrandPresentation } from '#application/ports/config-service'
import type { MenuEntry } from '#application/ports/product-service'
import { campaignPath } from '../campaigns/campaign-path'
import { categoryPath } from '../routing/paths'
import { LinkButton } from '../components/LinkButton'
import { Illustration } from '../illustrations/Illustration'
import { QuickOrderForm } from '../quick-order/QuickOrderForm'
import { t } from '../quick-order/t'
import { formatDayOfYear } from '../texts/format'
import { StorePanel } from './StorePanel'
import styles from './Hero.module.css'

interface HeroProps {
  readonly presentation: BrandPresentation
  readonly campaign: Campaign | undefined
  readonly first: MenuEntry | undefined
}

/** The brand's heading and drawings with its foremost campaign; beside them the quick order. */
export const Hero = ({ presentation: { headline, lead, drawings }, campaign, first }: HeroProps) => (
  <div className={styles.row}>
    <section className={styles.hero} data-surface="sign">
      <div className={styles.words}>
        <h1>{headline}</h1>
        {campaign === undefined ? <Lead lead={lead} first={first} /> : <Offer campaign={campaign} />}
      </div>
      <div className={styles.drawings}>
        <Illustration family={drawings.large} size={300} />
        <Illustration family={drawings.small} size={220} />
      </div>
    </section>
    <div className={styles.counter}>
      <section className={styles.quick} aria-labelledby="snabborder">
        <h2 id="snabborder">
          <Link to="/snabborder">{t('quickOrder.title')}</Link>
        </h2>
        <p>{t('quickOrder.lead')}</p>
        <QuickOrderForm look="panel" />
      </section>
      <StorePanel />
    </div>
  </div>
)

const Offer = ({ campaign }: { campaign: Campaign }) => (
  <>
    <p>
      <strong>{campaign.title}.</strong> {campaign.description}{' '}
      {campaign.validUntil !== undefined && `${t('campaigns.until', { day: formatDayOfYear(campaign.validUntil) })}.`}
    </p>
    <LinkButton size="panel" className={styles.onSign} to={campaignPath(campaign)}>
      {t('start.toCampaign')}
    </LinkButton>
  </>
)

const Lead = ({ lead, first }: { lead: string; first: MenuEntry | undefined }) => (
  <>
    <p>{lead}</p>
    {first !== undefined && (
      <LinkButton size="panel" className={styles.onSign} to={categoryPath(first.slug)}>
        {t('start.open', { category: first.title })}
      </LinkButton>
    )}
  </>
)
