import type { Area } from '../area'
import { contentEditingMigrations } from './migrations'
import { contentEditingPlugin } from './plugin'
import type { ContentEditingTables } from './tables'

/** What editors have changed of the content that is served. */
export const contentEditingArea: Area<ContentEditingTables> = {
  migrations: contentEditingMigrations,
  plugin: contentEditingPlugin,
}
