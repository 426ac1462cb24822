import type { Area } from '../area'
import { sequenceMigrations } from './migrations'
import { sequencePlugin } from './plugin'
import { seedSequences } from './seed-sequences'
import type { SequenceTables } from './tables'

/** The order in which the attributes of a category are shown. */
export const sequenceArea: Area<SequenceTables> = {
  migrations: sequenceMigrations,
  plugin: sequencePlugin,
  seed: { tables: ['attribute_sequences'], stepsFor: () => ({ afterArticles: seedSequences }) },
}
