import type { LocationId } from '#domain/kernel/ids'
import type { Call, CallOptions } from '#application/ports/call'
import type { CampaignService } from '#application/ports/campaign-service'
import type { CommerceService } from '#application/ports/commerce-service'
import type { ConfigService } from '#application/ports/config-service'
import type { ContentService } from '#application/ports/content-service'
import type { LocationService } from '#application/ports/location-service'
import type { PurchaseHistory } from '#application/ports/purchase-history'
import type { PriceService, ProductService } from '#application/ports/product-service'
import type { SearchService } from '#application/ports/search-service'
import type { SequenceService } from '#application/ports/sequence-service'
import type { PagePatience } from './page-parts'

/** The ports of page queries. On the server they call without a session, in a browser for the logged-in user. */
export interface QueryPorts {
  readonly config: ConfigService
  readonly products: ProductService
  readonly locations: Pick<LocationService, 'locations' | 'nearby'>
  readonly search: SearchService
  readonly commerce: CommerceService
  readonly prices: PriceService
  readonly campaigns: CampaignService
  readonly sequences: SequenceService
  readonly purchases: PurchaseHistory
  readonly content: ContentService
  /** The location whose stock counts for the user; the central storage without a session. */
  readonly stockPlace: (options?: CallOptions) => Call<LocationId>
  /** How long a page is waited for, and how long it waits for its parts. */
  readonly patience: PagePatience
}
