import { clpStatements } from '#domain/catalogue/clp-label'
import {
  fact,
  figure,
  has,
  isBelow,
  isFamily,
  isKind,
  labelOf,
  withArticle,
  withFact,
  type ArticleRules,
  type Goods,
} from '../goods'

/**
 * Regulation (EC) 1272/2008 in Swedish, annexes III and IV, as far as the goods need it. Where the annex leaves a choice
 * (`damm/rök/gaser/dimma/ångor/sprej`) or a gap (`…`), what fits the goods. Of optional words in square brackets, those
 * that are true of every article are kept.
 */
const wordings: Readonly<Record<string, string>> = {
  H222: 'Extremt brandfarlig aerosol.',
  H229: 'Tryckbehållare: Kan sprängas vid uppvärmning.',
  H290: 'Kan vara korrosivt för metaller.',
  H302: 'Skadligt vid förtäring.',
  H314: 'Orsakar allvarliga frätskador på hud och ögon.',
  H315: 'Irriterar huden.',
  H317: 'Kan orsaka allergisk hudreaktion.',
  H318: 'Orsakar allvarliga ögonskador.',
  H319: 'Orsakar allvarlig ögonirritation.',
  H334: 'Kan orsaka allergi- eller astmasymtom eller andningssvårigheter vid inandning.',
  H335: 'Kan orsaka irritation i luftvägarna.',
  H336: 'Kan göra att man blir dåsig eller omtöcknad.',
  H351: 'Misstänks kunna orsaka cancer.',
  H373: 'Kan orsaka organskador genom lång eller upprepad exponering.',
  H411: 'Giftigt för vattenlevande organismer med långtidseffekter.',
  P102: 'Förvaras oåtkomligt för barn.',
  P210: 'Får inte utsättas för värme, heta ytor, gnistor, öppen låga eller andra antändningskällor. Rökning förbjuden.',
  P211: 'Spreja inte över öppen låga eller andra antändningskällor.',
  P234: 'Förvaras endast i originalförpackningen.',
  P251: 'Får inte punkteras eller brännas, gäller även tömd behållare.',
  P260: 'Inandas inte ångor.',
  P261: 'Undvik att inandas sprej.',
  P264: 'Tvätta händerna grundligt efter användning.',
  P271: 'Används endast utomhus eller i väl ventilerade utrymmen.',
  P273: 'Undvik utsläpp till miljön.',
  P280: 'Använd skyddshandskar/ögonskydd.',
  P284: 'Använd andningsskydd.',
  'P301+P312': 'VID FÖRTÄRING: Vid obehag, kontakta GIFTINFORMATIONSCENTRALEN/läkare.',
  'P301+P330+P331': 'VID FÖRTÄRING: Skölj munnen. Framkalla INTE kräkning.',
  'P302+P352': 'VID HUDKONTAKT: Tvätta med mycket vatten.',
  'P303+P361+P353':
    'VID HUDKONTAKT (även håret): Ta omedelbart av alla nedstänkta kläder. Skölj huden med vatten eller duscha.',
  'P304+P340': 'VID INANDNING: Flytta personen till frisk luft och se till att andningen underlättas.',
  'P305+P351+P338':
    'VID KONTAKT MED ÖGONEN: Skölj försiktigt med vatten i flera minuter. Ta ur eventuella kontaktlinser om det går lätt. Fortsätt att skölja.',
  P310: 'Kontakta genast GIFTINFORMATIONSCENTRALEN/läkare.',
  P314: 'Sök läkarhjälp vid obehag.',
  'P333+P313': 'Vid hudirritation eller utslag: Sök läkarhjälp.',
  'P337+P313': 'Vid bestående ögonirritation: Sök läkarhjälp.',
  P391: 'Samla upp spill.',
  P405: 'Förvaras inlåst.',
  'P410+P412': 'Skyddas från solljus. Får inte utsättas för temperaturer över 50\u00a0°C/122\u00a0°F.',
  P501: 'Innehållet/behållaren lämnas till godkänd avfallsmottagning.',
}

/** Where the annex leaves a choice, the words that fit a powder. */
const wordingsOfPowder: Readonly<Record<string, string>> = { ...wordings, P261: 'Undvik att inandas damm.' }

const isPowder = (goods: Goods): boolean => fact(goods, 'Bas') === 'Cement'

/** Hazards whose classes have the signal word Fara. */
const dangerous = ['H222', 'H314', 'H318', 'H334']

const isWarned = ({ article }: Goods): boolean => article.warnings.length > 0
const codesOf = ({ article }: Goods): readonly string[] => clpStatements(article.warnings).map(({ code }) => code)
const withWarnings = (goods: Goods, change: (warnings: Goods['article']['warnings']) => Goods['article']['warnings']) =>
  withArticle(goods, { warnings: change(goods.article.warnings) })

export const chemicalRules: ArticleRules = {
  'a statement of CLP is worded as the regulation words it': {
    appliesTo: isWarned,
    holds: (goods) => {
      const expected = isPowder(goods) ? wordingsOfPowder : wordings
      return clpStatements(goods.article.warnings).every(({ code, words }) => expected[code] === words)
    },
    planted: (goods) => withWarnings(goods, (all) => all.map((one) => ({ ...one, description: 'Farligt.' }))),
  },
  'every statement has its number': {
    appliesTo: isWarned,
    holds: (goods) => codesOf(goods).every((code) => /^[HP]\d{3}(?:\+P\d{3})*$/.test(code)),
    planted: (goods) => withWarnings(goods, (all) => all.map((one) => ({ ...one, code: '' }))),
  },
  'an article has one signal word': {
    appliesTo: isWarned,
    holds: ({ article }) => new Set(article.warnings.map(({ signalWord }) => signalWord)).size === 1,
    planted: (goods) =>
      withWarnings(goods, ([first, ...more]) =>
        first === undefined
          ? more
          : [
              { ...first, signalWord: 'Varning' },
              { ...first, signalWord: 'Fara' },
            ],
      ),
  },
  'the signal word is Fara where a hazard demands it, and else Varning': {
    appliesTo: isWarned,
    holds: (goods) => {
      const word = codesOf(goods).some((code) => dangerous.includes(code)) ? 'Fara' : 'Varning'
      return goods.article.warnings.every(({ signalWord }) => signalWord === word)
    },
    planted: (goods) => withWarnings(goods, (all) => all.map((one) => ({ ...one, signalWord: 'Obs' }))),
  },
  'a hazard comes with what to do about it': {
    appliesTo: isWarned,
    holds: ({ article }) =>
      article.warnings.every(({ detailedDescription = '' }) => /P\d{3}/.test(detailedDescription)),
    planted: (goods) => withWarnings(goods, (all) => all.map((one) => ({ ...one, detailedDescription: '' }))),
  },
  'only chemicals and drains with sealant carry warnings': {
    appliesTo: isWarned,
    holds: isBelow('kemi', 'avlopp/golvbrunnar'),
    planted: (goods) => ({ ...goods, product: { ...goods.product, category: 'vvs/ventiler/kulventiler' } }),
  },
  'every aerosol warns of its pressure': {
    appliesTo: (goods) => isFamily('spray')(goods) || isKind(/^Fogskum/)(goods),
    holds: (goods) => codesOf(goods).includes('H229'),
    planted: (goods) => withArticle(goods, { warnings: [] }),
  },
  'an acid or a lye is corrosive': {
    appliesTo: (goods) => figure(goods, 'pH-värde') <= 2 || figure(goods, 'pH-värde') >= 12.5,
    holds: (goods) => codesOf(goods).includes('H314'),
    planted: (goods) => withArticle(goods, { warnings: [] }),
  },
  'a liquid weighs between 1 and 1.4 kg per litre': {
    appliesTo: isFamily('dunk'),
    holds: (goods) => {
      const density = figure(goods, 'Vikt, kg') / figure(goods, 'Volym')
      return density >= 1 && density <= 1.4
    },
    planted: (goods) => withFact(goods, 'Vikt, kg', '0,2'),
  },
  'what is sold by volume is named by it': {
    appliesTo: (goods) => isBelow('kemi')(goods) && has(goods, 'Volym'),
    holds: (goods) => labelOf(goods).endsWith(`${figure(goods, 'Volym')} ${/ml/.test(labelOf(goods)) ? 'ml' : 'l'}`),
    planted: (goods) => withFact(goods, 'Volym', '7 l'),
  },
}
