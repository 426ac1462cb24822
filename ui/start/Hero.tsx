import { Link } from 'react-router-dom'
import type { Campaign } from '#application/ports/campaign-service'
import type { MenuEntry } from '#application/ports/product-service'
import { campaignPath } from '../campaigns/campaign-path'
import { categoryPath } from '../routing/paths'
import { LinkButton } from '../components/LinkButton'
import { Illustration } from '../illustrations/Illustration'
import { QuickOrderForm } from '../quick-order/QuickOrderForm'
import { formatDayOfYear } from '../texts/format'
import { t } from '../texts/t'
import { StorePanel } from './StorePanel'
import styles from './Hero.module.css'

/** The foremost campaign, else what the shop is for; beside it the quickest way to order. */
export const Hero = ({ campaign, first }: { campaign: Campaign | undefined; first: MenuEntry | undefined }) => (
  <div className={styles.row}>
    <section className={styles.hero} data-surface="sign">
      {campaign === undefined ? <Welcome first={first} /> : <Offer campaign={campaign} />}
      <div className={styles.drawings}>
        {campaign === undefined ? (
          <Illustration family="kulventil" size={300} params={{ L: 71, H: 53, W: 95 }} />
        ) : (
          <Illustration family={campaign.illustration} size={300} />
        )}
        <Illustration family="tror" size={220} />
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
  <div className={styles.words}>
    <h1>{campaign.title}</h1>
    <p>
      {campaign.description}{' '}
      {campaign.validUntil !== undefined && `${t('campaigns.until', { day: formatDayOfYear(campaign.validUntil) })}.`}
    </p>
    <LinkButton size="panel" className={styles.onSign} to={campaignPath(campaign)}>
      {t('start.toCampaign')}
    </LinkButton>
  </div>
)

const Welcome = ({ first }: { first: MenuEntry | undefined }) => (
  <div className={styles.words}>
    <h1>{t('start.heading')}</h1>
    <p>{t('start.lead')}</p>
    {first !== undefined && (
      <LinkButton size="panel" className={styles.onSign} to={categoryPath(first.slug)}>
        {t('start.open', { category: first.title })}
      </LinkButton>
    )}
  </div>
)
