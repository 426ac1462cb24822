import type { Either } from 'fp-ts/Either'
import type { ComparedArticle, ComparisonFull } from '#domain/catalogue/comparison'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { ArticleNumber, LocationId, CustomerId, ProjectId } from '#domain/kernel/ids'
import type { MenuEntry } from '#application/ports/product-service'
import type { SwedishTime } from '#application/ports/swedish-time'
import type { LogFailure } from '#application/ports/event-log'
import type { Projection } from '#application/projections/projection'
import type { Notice } from '#application/projections/notices'
import type { HaltReason } from '#application/runtime/halt'
import type { ModuleAreas } from '#application/modules/all'
import type { LogReading } from './log-reading'
import type { FormDrafts } from './form-drafts'
import type { ListedRow } from './order-list'

/** The shop's interface for views: an area for each module, and what belongs to no module. */
export interface Shop extends ModuleAreas {
  /** The one source of the present time for all views. */
  readonly minute: Projection<SwedishTime>
  /** Today in Sweden. */
  readonly today: Projection<CalendarDate>
  readonly notices: Projection<readonly Notice[]>
  /** `memory` when the browser keeps no log: what is not settled is lost with the tab, and a banner says so. */
  readonly storage: Projection<'stored' | 'memory'>
  /** Whether the connection was lost while the page was open. */
  readonly offline: Projection<boolean>
  /** Why the cart and the orders cannot be changed in this tab; undefined when they can. A banner says so. */
  readonly halt: Projection<HaltReason | undefined>
  readonly dismiss: (notice: string) => void
  /**
   * Decides what `command` asks for, and saves it so that a page killed after that has not lost it, in the same tick. Its
   * projections are told when the returned function is called, or before anything else changes: a view that shows the
   * change by itself need not wait for all others.
   */
  readonly writeAhead: (command: () => void) => () => void
  /** The log of this browser, or what this tab has in memory where there is none, for an export by its user. */
  readonly readLog: () => Promise<Either<LogFailure, LogReading>>

  /** The menu of the customer's assortment; undefined while the default one holds (CUSTOMER-10). */
  readonly menu: Projection<readonly MenuEntry[] | undefined>
  /** The location whose stock counts for the user. */
  readonly stockPlace: Projection<LocationId>
  /** An article's page was opened by a link of the shop. */
  readonly noteClick: (article: ArticleNumber) => void

  /** The latest searches made in this browser, the latest first. */
  readonly searches: Projection<readonly string[]>
  readonly rememberSearch: (query: string) => void
  readonly forgetSearch: (query: string) => void

  /** The project that the user last worked for with a customer; undefined for none. */
  readonly lastProject: (customer: CustomerId) => ProjectId | undefined

  /** The customer of whom the user has read in this tab that it is suspended; undefined for none (CUSTOMER-18). */
  readonly toldSuspended: Projection<CustomerId | undefined>
  /** The user has read that their present customer is suspended. */
  readonly keepToldSuspended: () => void

  /** The rows of a quick order that are not in the cart yet, kept over a reload (CART-52). */
  readonly orderRows: () => readonly ListedRow[]
  readonly keepOrderRows: (rows: readonly ListedRow[]) => void

  /** What is typed into forms of the user's own pages and not saved yet. */
  readonly drafts: Pick<FormDrafts, 'read' | 'keep'>

  /** The articles chosen for comparison in this tab. */
  readonly compared: Projection<readonly ComparedArticle[]>
  /** Adds an article to those compared, or removes it when it is one of them. */
  readonly compare: (article: ComparedArticle) => Either<ComparisonFull, void>
  readonly keepCompared: (articles: readonly ComparedArticle[]) => void
}
