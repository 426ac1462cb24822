import type { Placing } from './checkout'

/** An order that was asked for and whose outcome is not known. */
export type Unsettled = Extract<Placing, { tag: 'Placing' | 'Unknown' }>

export const isUnsettled = (placing: Placing): placing is Unsettled =>
  placing.tag === 'Placing' || placing.tag === 'Unknown'
