import type { Area } from '../area'
import { formsMigrations } from './migrations'
import { formsPlugin } from './plugin'
import type { FormsTables } from './tables'

/** Forms that editors make, as visitors send them. */
export const formsArea: Area<FormsTables> = { migrations: formsMigrations, plugin: formsPlugin }
