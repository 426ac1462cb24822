/**
 * Makes that the trade asks for by name, by the goods that they are known for. They lead to the same goods of other makes;
 * unlike synonyms they are never offered as completions.
 */
export const foreignMakes: readonly (readonly [goods: string, ...makes: readonly string[]])[] = [
  ['blandare', 'grohe', 'hansgrohe', 'mora', 'fmm', 'oras', 'tapwell'],
  ['wc', 'gustavsberg', 'ifö', 'ido'],
  ['fixtur', 'geberit', 'tece'],
  ['golvbrunn', 'purus', 'jafo', 'blücher'],
  ['linjebrunn', 'unidrain'],
  ['radiator', 'purmo', 'stelrad', 'thermopanel', 'lenhovda'],
  ['termostatdel', 'danfoss', 'heimeier', 'oventrop'],
  ['blandningsventil', 'esbe'],
  ['pex', 'uponor', 'wirsbo', 'rehau'],
  ['press rördelar', 'viega', 'mapress', 'sanha'],
  ['cirkulationspump', 'lowara', 'calpeda'],
  ['värmepump', 'nibe', 'thermia', 'ctc', 'ivt'],
  ['varmvattenberedare', 'høiax', 'hoiax'],
  ['rörklammer', 'walraven'],
  ['rörskål', 'paroc', 'rockwool'],
  ['fläkt', 'systemair', 'östberg'],
  ['dvärgbrytare', 'abb', 'schneider', 'hager', 'eaton'],
  ['skruvdragare', 'makita', 'milwaukee', 'dewalt', 'hikoki', 'festool', 'bosch'],
  ['borrhammare', 'hilti'],
  ['polygrip', 'knipex'],
  ['skiftnyckel', 'bahco'],
  ['skruv', 'essve'],
  ['nylonplugg', 'fischer'],
  ['silikon', 'casco', 'bostik'],
  ['fästmassa', 'weber', 'kiilto', 'schönox', 'ardex'],
  ['fogbruk', 'mapei'],
  ['hörselkåpa', 'peltor'],
  ['handske', 'tegera'],
]
