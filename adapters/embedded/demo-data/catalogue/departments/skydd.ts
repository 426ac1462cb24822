import type { CategoryRow } from '../category-data'

export const skydd: readonly CategoryRow[] = [
  ['skydd', 'Personskydd', 'hjalm'],
  ['skydd/handskar', 'Handskar', 'handske'],
  ['skydd/handskar/montagehandskar', 'Montagehandskar', 'handske'],
  ['skydd/handskar/skarskydd', 'Skärskydd', 'handske'],
  ['skydd/handskar/vinterhandskar', 'Vinterhandskar', 'handske'],
  ['skydd/handskar/kemhandskar', 'Kemhandskar', 'handske'],
  ['skydd/huvud', 'Huvud och hörsel', 'hjalm'],
  ['skydd/huvud/hjalmar', 'Hjälmar', 'hjalm'],
  ['skydd/huvud/horselskydd', 'Hörselskydd', 'hjalm'],
]
