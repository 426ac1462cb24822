import type { BrandCode } from '#domain/kernel/brand-code'
import type { Clock } from '#application/ports/clock'
import type { CampaignData, SelectedGroupData } from './campaign-data'
import type { CatalogueData, CatalogueTerms } from './catalogue-data'
import type { AssetFile } from '../content/asset-file'
import type { SpaceExport } from '../content/space-export'
import type { Database } from '../database/database'
import type { LocationData } from './location-data'

/** All that a first start puts into an empty shop. */
export interface SeedData {
  /** With another version the catalogue and its derived data are made again. */
  readonly version: string
  readonly locations: readonly LocationData[]
  readonly catalogue: CatalogueTerms
  /** The articles, `size` of them, in batches. A product lies in one batch with all its articles. */
  readonly batches: (size: number) => Iterable<CatalogueData>
  readonly campaigns: readonly CampaignData[]
  readonly selectedGroups: readonly SelectedGroupData[]
  readonly content: (brand: BrandCode) => SpaceExport
  /** The file of an asset of that content; undefined where there is none. */
  readonly contentFile: (brand: BrandCode, assetId: string) => AssetFile | undefined
  readonly accounts: SeedAccounts
}

/** Accounts whose password everybody knows. */
export interface SeedAccounts {
  /** Puts them in, or lets them in again after a start without them. */
  readonly open: (db: Database, clock: Clock) => Promise<void>
  /** Ends those that an earlier start put in. */
  readonly close: (db: Database, clock: Clock) => Promise<void>
}
