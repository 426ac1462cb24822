import type { CampaignData } from '../../seeding/campaign-data'
import type { OwnPage } from '../content/own-page'

/** The content and campaigns of one brand. */
export interface DemoBrand {
  readonly name: string
  /** Who runs the shop and what it sells. */
  readonly about: Pick<OwnPage, 'ingress' | 'body'>
  /** Comes before the advice that all brands give. */
  readonly advice: readonly OwnPage[]
  readonly campaigns: readonly CampaignData[]
}
