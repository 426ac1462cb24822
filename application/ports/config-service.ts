import type { DeliveryOption } from '#domain/delivery/delivery-options'
import type { Service } from '#domain/failure/call-failure'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { LocationId } from '#domain/kernel/ids'
import type { RootRedirect } from '#domain/navigation/destination'
import type { Stage } from '#domain/navigation/access'
import type { Call, CallOptions } from './call'

/** How a brand presents itself. The texts are Swedish. */
export interface BrandPresentation {
  /** What the brand sells, in a few words that can follow "för": `kakel, klinker och badrum`. */
  readonly trade: string
  /** One sentence for search engines. */
  readonly description: string
  /** The heading of the start page. */
  readonly headline: string
  /** Follows the heading while no campaign is on. */
  readonly lead: string
  /** Names of the two drawings beside the heading. */
  readonly drawings: { readonly large: string; readonly small: string }
  /** Slugs of the categories that the start page shows, in their order. */
  readonly categories: readonly string[]
  /** Slugs of the categories that the main navigation names; empty: its first departments. */
  readonly topLinks: readonly string[]
}

/** Pictures that a map is made of, from another host. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  readonly url: string
  readonly attribution: string
}

/** The public configuration of a brand. */
export interface ShopConfig {
  readonly brand: BrandCode
  /** As it is written in running text. */
  readonly brandName: string
  /** Undefined when the service does not state it. */
  readonly presentation: BrandPresentation | undefined
  readonly phone: string
  readonly defaultStoreId: LocationId
  readonly centralStorageId: LocationId
  readonly users: {
    /** Seconds before expiry at which a token counts as spent (SESSION-03). */
    readonly tokenRefreshMargin: number
  }
  readonly deliveryOptions: readonly DeliveryOption[]
  readonly extraNonDeliveryDays: readonly CalendarDate[]
  readonly verifyShowAllCustomers: boolean
  readonly searchApiVersion: string
  /** Where problems are reported; without one, nobody is told (MONITOR-05). */
  readonly errorReporting?: string
  /** Where sellers and site administrators administer users; in the shop where none is named (ROUTE-31). */
  readonly adminSite?: string
  /** What the maps are drawn of; an outline of the country where none is named. */
  readonly mapTiles?: MapTiles
  /** Whether the site administrator reads the mails of the shop in it: in a demo without a mail server. */
  readonly mailbox?: boolean
  readonly stage: Stage
  /** Where `/` leads; undefined where it is the start page (ROUTE-49). */
  readonly rootRedirect: RootRedirect | undefined
  /** Absolute base addresses. */
  readonly services: Readonly<Record<Service, string>>
  /** What the services declare beyond the plain calls. */
  readonly supports: {
    readonly idempotencyKey: boolean
    readonly statusOnly: boolean
    /** Whether an order names the sum that its buyer was shown, and is left alone when it is another now. */
    readonly expectedTotal: boolean
    /** Whether an order names what its buyer knows to be short, and is left alone when more is short now. */
    readonly knownShortages: boolean
  }
}

export interface ConfigService {
  readonly config: (options?: CallOptions) => Call<ShopConfig>
}
