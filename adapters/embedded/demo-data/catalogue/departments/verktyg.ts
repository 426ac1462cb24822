import type { CategoryRow } from '../category-data'

export const verktyg: readonly CategoryRow[] = [
  ['verktyg', 'Verktyg och maskiner', 'borrmaskin'],
  ['verktyg/elverktyg', 'Elverktyg', 'borrmaskin'],
  ['verktyg/elverktyg/skruvdragare', 'Skruvdragare', 'borrmaskin'],
  ['verktyg/elverktyg/borrhammare', 'Borrhammare', 'borrmaskin'],
  ['verktyg/elverktyg/vinkelslipar', 'Vinkelslipar', 'borrmaskin'],
  ['verktyg/rorverktyg', 'Rörverktyg', 'pressmaskin'],
  ['verktyg/rorverktyg/pressmaskiner', 'Pressmaskiner', 'pressmaskin'],
  ['verktyg/rorverktyg/pressbackar', 'Pressbackar', 'pressmaskin'],
  ['verktyg/rorverktyg/roravskarare', 'Röravskärare', 'pressmaskin'],
  ['verktyg/handverktyg', 'Handverktyg', 'tang'],
  ['verktyg/handverktyg/rortanger', 'Rörtänger', 'tang'],
  ['verktyg/handverktyg/skiftnycklar', 'Skiftnycklar', 'tang'],
  ['verktyg/handverktyg/eltanger', 'Eltänger', 'tang'],
  ['verktyg/forbrukning', 'Borr och skivor', 'borr'],
  ['verktyg/forbrukning/betongborr', 'Betongborr', 'borr'],
  ['verktyg/forbrukning/metallborr', 'Metallborr', 'borr'],
  ['verktyg/forbrukning/traborr', 'Träborr', 'borr'],
  ['verktyg/forbrukning/kapskivor', 'Kapskivor', 'kapskiva'],
  ['verktyg/forbrukning/diamantklingor', 'Diamantklingor', 'kapskiva'],
]
