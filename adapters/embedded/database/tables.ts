import type { Area } from '../area'
import type { areas } from '../areas'

type TablesOf<List extends readonly unknown[]> = List extends readonly [Area<infer Own>, ...infer Others]
  ? Own & TablesOf<Others>
  : unknown

/** The tables of all areas. */
export type Tables = TablesOf<typeof areas>
