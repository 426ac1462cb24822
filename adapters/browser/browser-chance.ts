import type { Chance } from '#application/ports/chance'

export const browserChance: Chance = { next: () => Math.random() }
