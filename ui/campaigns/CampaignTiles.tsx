import { Link } from 'react-router-dom'
import type { Campaign } from '#application/ports/campaign-service'
import { classNames } from '../components/class-names'
import { Tag } from '../components/Tag'
import { Illustration } from '../illustrations/Illustration'
import { formatDayOfYear } from '../texts/format'
import { t } from '../texts/t'
import { campaignPath } from './campaign-path'
import styles from './CampaignTiles.module.css'

/** Campaigns in a row; the first is highlighted in yellow. */
export const CampaignTiles = ({ campaigns, heading }: { campaigns: readonly Campaign[]; heading: 'h2' | 'h3' }) => {
  const Heading = heading
  return (
    <ul className={styles.tiles}>
      {campaigns.map((campaign, index) => (
        <li key={campaign.id} className={classNames(styles.tile, index === 0 && styles.first)}>
          <div>
            {index > 0 && <Tag tone="campaign">{t('catalogue.campaign')}</Tag>}
            <Heading className={styles.title}>
              <Link to={campaignPath(campaign)}>{campaign.title}</Link>
            </Heading>
            {index === 0 && <p>{campaign.description}</p>}
            <p className={styles.facts}>{campaignFacts(campaign)}</p>
          </div>
          <Illustration family={campaign.illustration} size={index === 0 ? 120 : 96} />
        </li>
      ))}
    </ul>
  )
}

/** The number of articles in a campaign, and its last day. */
const campaignFacts = ({ articleNumbers, validUntil }: Campaign): string => {
  const articles = t('campaigns.articles', { count: articleNumbers.length })
  return validUntil === undefined ? articles : t('campaigns.facts', { articles, day: formatDayOfYear(validUntil) })
}
