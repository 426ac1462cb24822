import type { ColumnType } from 'kysely'
import type { PermissionDeny, Role } from '#domain/session/session'
import type { Weekday } from '#domain/kernel/calendar-date'

export interface CustomersTables {
  customers: {
    customer_id: string
    name: string
    is_suspended: boolean
    active: boolean
    /** Shown to punchout sessions only. */
    is_virtual: boolean
    zip_code: string
    city: string
    assortment: string | null
    /** The weekdays of deliveries to the customer; Monday is 1. */
    delivery_weekdays: ColumnType<readonly Weekday[], string, string>
  }
  projects: {
    customer_id: string
    project_id: string
    name: string
    description: string
  }
  /** The customers that a user may act for, with the user's role. */
  user_customers: {
    user_id: string
    customer_id: string
    role: Role
    /** What is denied the user at the customer; null: the same as everywhere. */
    permission_denies: ColumnType<readonly PermissionDeny[] | null, string | null | undefined, string>
  }
}
