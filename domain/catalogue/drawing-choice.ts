/** What an article is made of or coloured, where it tells an article from its neighbours. */
export type Finish = 'copper' | 'bronze' | 'steel' | 'zinc' | 'black' | 'brown' | 'blue' | 'green' | 'red'

export interface DrawingChoice {
  /** Name of the drawing. */
  readonly drawing: string
  /** Undefined where the drawing keeps its own colours. */
  readonly finish: Finish | undefined
}

type Words<Value> = readonly (readonly [word: string, value: Value])[]

// An article's name begins with its kind. The first word that the name contains decides.
const kindsOfFamily: Readonly<Record<string, Words<string>>> = {
  kulventil: [
    ['fläns', 'kulventil-flans'],
    ['avtappning', 'kulventil-avtappning'],
    ['kulventil mf', 'kulventil-mf'],
  ],
  presskulventil: [
    ['snedsäte', 'snedsatesventil'],
    ['avstängningsventil', 'pressventil-ratt'],
    ['v-profil', 'presskulventil-v'],
  ],
  klamkoppling: [
    ['kulventil', 'klamringsventil'],
    ['presskoppling', 'presskoppling'],
    ['vinkel', 'klamringsvinkel'],
    ['utvändig gänga', 'klamringsgang'],
    ['koppling t', 'klamrings-t'],
  ],
  vinkel: [
    ['45°', 'vinkel-45'],
    ['slät ände', 'pressboj'],
  ],
  tror: [['v-profil', 'tror-v']],
  nippel: [
    ['bussning', 'bussning'],
    ['propp', 'propp'],
    ['sexkantnippel', 'nippel'],
    ['muff', 'muff'],
  ],
  backventil: [['smutsfilter', 'smutsfilter']],
  sakerhetsventil: [
    ['blandningsventil', 'blandningsventil'],
    ['påfyllning', 'pafyllningsventil'],
  ],
  klammer: [
    ['dubbel', 'dubbelklammer'],
    ['utan inlägg', 'klammer-utan-inlagg'],
  ],
  packning: [
    ['o-ring', 'o-ring'],
    ['kopparbricka', 'kopparbricka'],
  ],
  pexror: [
    ['alupex', 'alupex'],
    ['isolerat', 'pexror-isolerat'],
    ['rör i rör', 'pexror-i-ror'],
  ],
  kopparror: [['halvhårt', 'kopparror-par']],
  isolering: [
    ['lamell', 'lamellmatta'],
    ['rörskål', 'rorskal'],
  ],
  radiator: [
    ['c11', 'radiator-c11'],
    ['c21', 'radiator-c21'],
    ['c33', 'radiator-c33'],
    ['p1', 'radiator-p1'],
  ],
  termostat: [
    ['elektronisk', 'termostat-elektronisk'],
    ['fjärrgivare', 'termostat-fjarrgivare'],
    ['institution', 'termostat-institution'],
  ],
  radiatorventil: [['vinkel', 'radiatorventil-vinkel']],
  fordelare: [
    ['skåp', 'fordelarskap'],
    ['tappvatten', 'tappvattenfordelare'],
  ],
  beredare: [['vägg', 'beredare-vagg']],
  expansionskarl: [['hydropress', 'hydropress']],
  varmepump: [
    ['berg', 'bergvarmepump'],
    ['luft/luft', 'luftluftvarmepump'],
  ],
  golvbrunn: [
    ['linje', 'linjebrunn'],
    ['renovering', 'golvbrunn-lag'],
  ],
  avloppsror: [
    ['dränering', 'draneringsror'],
    ['ljuddämpat', 'ljuddampat-ror'],
  ],
  avloppsdel: [
    ['böj 45', 'avloppsboj-45'],
    ['böj', 'avloppsboj'],
    ['dubbelmuff', 'dubbelmuff'],
    ['rensrör', 'rensror'],
  ],
  vattenlas: [
    ['bottenventil', 'bottenventil'],
    ['diskbänk', 'rorvattenlas'],
  ],
  blandare: [
    ['kök', 'koksblandare'],
    ['dusch', 'duschblandare'],
    ['badkar', 'badkarsblandare'],
  ],
  duschset: [
    ['slang', 'duschslang'],
    ['takdusch', 'takdusch'],
  ],
  kakel: [['klinker', 'klinker']],
  tvattstall: [
    ['diskho', 'diskho'],
    ['utslagsback', 'utslagsback'],
  ],
  wcstol: [
    ['fixtur', 'wc-fixtur'],
    ['vägghängd', 'wc-vagghangd'],
    ['s-lås', 'wcstol-s'],
  ],
  spiro: [
    ['böj', 'ventilationsboj'],
    ['ljuddämpare', 'ljuddampare'],
    ['nippel', 'ventilationsnippel'],
    ['ventilations-t', 'ventilations-t'],
  ],
  ventilationsdon: [
    ['galler', 'galler'],
    ['tilluft', 'tilluftsdon'],
  ],
  flakt: [['kanal', 'kanalflakt']],
  kabel: [
    ['kraft', 'kraftkabel'],
    ['styr', 'styrkabel'],
  ],
  uttag: [
    ['data', 'datauttag'],
    ['dimmer', 'dimmer'],
    ['strömbrytare', 'strombrytare'],
  ],
  armatur: [
    ['downlight', 'downlight'],
    ['plafond', 'plafond'],
  ],
  sakring: [
    ['3-pol', 'dvargbrytare-3'],
    ['4-pol', 'jordfelsbrytare'],
    ['personskydd', 'personskyddsbrytare'],
  ],
  eldosa: [
    ['koppling', 'kopplingsdosa'],
    ['tak', 'takdosa'],
  ],
  elror: [
    ['kabelskydd', 'kabelskyddsror'],
    ['styvt', 'vp-ror'],
  ],
  borrmaskin: [
    ['borrhammare', 'borrhammare'],
    ['slagskruv', 'slagskruvdragare'],
    ['vinkelslip', 'vinkelslip'],
  ],
  pressmaskin: [
    ['pressback v', 'pressback-v'],
    ['pressback', 'pressback'],
    ['röravskärare', 'roravskarare'],
  ],
  tang: [
    ['avbitar', 'avbitartang'],
    ['polygrip', 'polygrip'],
    ['skiftnyckel', 'skiftnyckel'],
  ],
  borr: [
    ['betong', 'betongborr'],
    ['trä', 'traborr'],
  ],
  kapskiva: [['diamant', 'diamantklinga']],
  skruv: [
    ['gips', 'gipsskruv'],
    ['montage', 'montageskruv'],
  ],
  mutter: [['lås', 'lasmutter']],
  bricka: [['fjäder', 'fjaderbricka']],
  plugg: [
    ['expander', 'expander'],
    ['gips', 'gipsplugg'],
  ],
  fogtub: [
    ['skum', 'fogskum'],
    ['lim', 'montagelim'],
    ['silikon', 'silikon'],
  ],
  fastmassa: [
    ['färdigblandad', 'fastmassa-hink'],
    ['flex', 'fastmassa-flex'],
    ['snabb', 'fastmassa-snabb'],
    ['lätt', 'fastmassa-latt'],
    ['c1', 'fastmassa-c1'],
  ],
  fogbruk: [
    ['vägg', 'fogbruk'],
    ['golv', 'fogbruk-golv'],
  ],
  avjamning: [['fiber', 'avjamning-fiber']],
  tatskikt: [['primer', 'primer']],
  tatband: [['remsa', 'forstarkningsremsa']],
  tatmanschett: [
    ['brunn', 'brunnsmanschett'],
    ['inner', 'innerhorn'],
    ['ytter', 'ytterhorn'],
  ],
  tejp: [
    ['gängtejp', 'gangtejp'],
    ['eltejp', 'eltejp'],
  ],
  spray: [['rostlösare', 'rostlosare']],
  dunk: [['propplösare', 'flaska']],
  handske: [
    ['kem', 'kemhandske'],
    ['skärskydd', 'skarskyddshandske'],
    ['vinter', 'vinterhandske'],
  ],
  hjalm: [['hörsel', 'horselkapa']],
}

const finishes: Words<Finish> = [
  ['rostfri', 'steel'],
  [' a4', 'steel'],
  ['förkromat', 'steel'],
  ['elförzink', 'zinc'],
  ['vvc', 'steel'],
  ['kyla', 'blue'],
  ['rödgods', 'bronze'],
  ['plantätning fiber', 'green'],
  ['epdm', 'black'],
  ['gummikabel', 'black'],
  ['eltejp', 'black'],
  ['dräneringsrör', 'black'],
  ['markavlopp', 'brown'],
  ['rör tappvatten', 'blue'],
  ['värmerör', 'red'],
  ['etylenglykol', 'green'],
  ['propylenglykol', 'blue'],
]

const copperFamilies: readonly string[] = ['vinkel', 'tror', 'kopparror']

const firstIn = <Value>(words: Words<Value>, name: string): Value | undefined =>
  words.find(([word]) => name.includes(word))?.[1]

const finishOf = (family: string, drawing: string, name: string): Finish | undefined => {
  const named = firstIn(finishes, name)
  if (named !== undefined) return named
  const isCopper = copperFamilies.includes(family) || drawing === 'presskoppling' || drawing === 'kopparbricka'
  return isCopper && !name.includes('vitlackerat') ? 'copper' : undefined
}

/**
 * The drawing of an article, chosen by its family and the words of its name. A kind without a drawing of its own gets
 * the one of its family. Lines of a cart hold no attributes, so the rule needs none.
 * @param name of the product or of the article
 */
export const chooseDrawing = (family: string, name: string): DrawingChoice => {
  const words = name.toLowerCase()
  const kinds = Object.hasOwn(kindsOfFamily, family) ? (kindsOfFamily[family] ?? []) : []
  const drawing = firstIn(kinds, words) ?? family
  return { drawing, finish: finishOf(family, drawing, words) }
}
