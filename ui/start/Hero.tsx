import { Link } from 'react-router-dom'
import type { Campaign } from '#application/ports/campaign-service'
import type { BrandPresentation } from '#application/ports/config-service'
import type { MenuEntry } from '#application/ports/product-service'
import type { Hero as ContentHero } from '#domain/content/hero'
import { campaignPath } from '../campaigns/campaign-path'
import { categoryPath } from '../routing/paths'
import { AddressLink } from '../components/AddressLink'
import { buttonClass } from '../components/Button'
import { classNames } from '../components/class-names'
import { LinkButton } from '../components/LinkButton'
import { Illustration } from '../illustrations/Illustration'
import { QuickOrderForm } from '../quick-order/QuickOrderForm'
import { t } from '../quick-order/t'
import { formatDayOfYear } from '../texts/format'
import { StorePanel } from './StorePanel'
import styles from './Hero.module.css'

interface HeroProps {
  readonly presentation: BrandPresentation
  /** As an editor makes it; the brand's own where there is none. */
  readonly hero: ContentHero | undefined
  readonly campaign: Campaign | undefined
  readonly first: MenuEntry | undefined
}

/** The editor's words and picture, or the brand's own with its foremost campaign; beside them the quick order. */
export const Hero = ({ presentation, hero, campaign, first }: HeroProps) => (
  <div className={styles.row}>
    {hero === undefined ? (
      <OwnHero presentation={presentation} campaign={campaign} first={first} />
    ) : (
      <EditedHero hero={hero} campaign={campaign} />
    )}
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

/** Its pictures are drawn for the brand's plate, with room for words on their left, or above. */
const EditedHero = ({
  hero: { title, titleSize, description, link, desktop, mobile },
  campaign,
}: {
  readonly hero: ContentHero
  readonly campaign: Campaign | undefined
}) => {
  const shown = desktop ?? mobile
  const path = campaign === undefined ? undefined : campaignPath(campaign)
  return (
    <section className={classNames(styles.hero, shown !== undefined && styles.pictured)} data-surface="sign">
      {shown !== undefined && (
        <picture className={styles.picture}>
          {mobile !== undefined && (
            <source media="(max-width: 699px)" srcSet={mobile.url} width={mobile.width} height={mobile.height} />
          )}
          <img src={shown.url} alt="" width={shown.width} height={shown.height} fetchPriority="high" />
        </picture>
      )}
      <div className={styles.words}>
        <h1 className={titleSize === 'large' ? undefined : styles[titleSize]}>{title}</h1>
        {description !== undefined && <p>{description}</p>}
        <div className={styles.ways}>
          {link !== undefined && (
            <AddressLink address={link.address} className={classNames(buttonClass('primary', 'panel'), styles.onSign)}>
              {link.text}
            </AddressLink>
          )}
          {campaign !== undefined && path !== undefined && path !== link?.address && (
            <LinkButton size="panel" variant="secondary" className={styles.besideOnSign} to={path}>
              {campaign.title}
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  )
}

const OwnHero = ({ presentation: { headline, lead, drawings }, campaign, first }: Omit<HeroProps, 'hero'>) => (
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
