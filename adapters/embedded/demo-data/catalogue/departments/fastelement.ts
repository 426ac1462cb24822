import type { CategoryRow } from '../category-data'

export const fastelement: readonly CategoryRow[] = [
  ['fastelement', 'Fästelement', 'skruv'],
  ['fastelement/skruv', 'Skruv', 'skruv'],
  ['fastelement/skruv/traskruv', 'Träskruv', 'skruv'],
  ['fastelement/skruv/gipsskruv', 'Gipsskruv', 'skruv'],
  ['fastelement/skruv/montageskruv', 'Montageskruv', 'skruv'],
  ['fastelement/brickor', 'Brickor', 'bricka'],
  ['fastelement/brickor/planbrickor', 'Planbrickor', 'bricka'],
  ['fastelement/brickor/fjaderbrickor', 'Fjäderbrickor', 'bricka'],
  ['fastelement/muttrar', 'Muttrar', 'mutter'],
  ['fastelement/muttrar/sexkantsmuttrar', 'Sexkantsmuttrar', 'mutter'],
  ['fastelement/muttrar/lasmuttrar', 'Låsmuttrar', 'mutter'],
  ['fastelement/plugg', 'Plugg', 'plugg'],
  ['fastelement/plugg/nylonplugg', 'Nylonplugg', 'plugg'],
  ['fastelement/plugg/expandrar', 'Expandrar', 'plugg'],
  ['fastelement/plugg/gipsplugg', 'Gipsplugg', 'plugg'],
]
