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

/** What pages are made from. Asked for nobody in particular on the server, and for the one who is logged in in a browser. */
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
  /** The place that the goods of the one who asks come from; the central storage for nobody in particular. */
  readonly stockPlace: (options?: CallOptions) => Call<LocationId>
}
