import { type DeliveryId, deliveryIds } from '#domain/delivery/delivery-type'
import type { Random } from '../random'
import { linesSeen, scopeOfTab, seenIn } from '../seen'
import type { Catalogue } from '../services/catalogue'
import type { SimulatedTab } from '../tab'
import type { Deeds } from './deeds'
import type { Habits } from './habits'

/** What all acts of a user are made with. */
export interface UserParts {
  readonly random: Random
  readonly catalogue: Catalogue
  readonly habits: Habits
  readonly deeds: Deeds
}

/** Deliveries that the lines of a session may have. */
export const deliveries = ['DBI', 'EXH'] as const

export const deliveryNamed = (name: string): DeliveryId => deliveryIds.find((id) => id === name) ?? 'DBI'

export const linesOf = (tab: SimulatedTab) => linesSeen(seenIn(tab).cart)

/** The user and customer of a tab in a text that is typed, so that a text of another customer is known for one. */
export const markOf = (tab: SimulatedTab): string => scopeOfTab(tab) ?? 'nobody'
