import type { FamilyWarning } from './family'

/**
 * Hazard and precautionary statements of regulation (EC) 1272/2008, annexes III and IV, in Swedish. Where an annex
 * leaves a choice or a gap, the goods decide which words stand there; a slash that it prints is kept.
 */
const statements = {
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
} as const

type Code = keyof typeof statements
type Wordings = Readonly<Record<Code, string>>
type Hazard = Extract<Code, `H${string}`>
type Precaution = Extract<Code, `P${string}`>

type Precautions = Readonly<Record<Hazard, readonly Precaution[]>>

/** What each hazard is answered with; a label repeats none of them. */
const precautionsFor: Precautions = {
  H222: ['P210', 'P211', 'P251', 'P410+P412'],
  H229: ['P210', 'P251', 'P410+P412'],
  H290: ['P234'],
  H302: ['P264', 'P301+P312'],
  H314: ['P280', 'P301+P330+P331', 'P303+P361+P353', 'P305+P351+P338', 'P310', 'P405'],
  H315: ['P280', 'P302+P352'],
  H317: ['P280', 'P302+P352', 'P333+P313'],
  H318: ['P280', 'P305+P351+P338', 'P310'],
  H319: ['P280', 'P305+P351+P338', 'P337+P313'],
  H334: ['P284', 'P304+P340'],
  H335: ['P271', 'P304+P340'],
  H336: ['P261', 'P271'],
  H351: ['P280', 'P405'],
  H373: ['P260', 'P314'],
  H411: ['P273', 'P391', 'P501'],
}

/** How the statements of a kind of goods are chosen and worded. */
interface Wording {
  readonly words: Wordings
  readonly precautions: Precautions
}

const asSprayOrLiquid: Wording = { words: statements, precautions: precautionsFor }

/** A powder in sacks, which consumers buy too, is a danger by its dust. */
const asPowder: Wording = {
  words: { ...statements, P261: 'Undvik att inandas damm.' },
  precautions: { ...precautionsFor, H335: ['P102', 'P261', 'P304+P340'] },
}

/** Each aerosol is a pressure vessel too, which has no pictogram of its own. */
const hazardWords = (hazard: Hazard): string =>
  hazard === 'H222' ? `${statements.H222} H229 ${statements.H229}` : statements[hazard]

/** The warnings of a product: one signal word for all its hazards, as article 20 of the regulation demands. */
const label = (
  signalWord: 'Fara' | 'Varning',
  hazards: readonly Hazard[],
  { words, precautions }: Wording = asSprayOrLiquid,
): readonly FamilyWarning[] =>
  hazards.map((hazard) => ({
    code: hazard,
    signalWord,
    description: hazardWords(hazard),
    detailedDescription: precautions[hazard].map((code) => `${code} ${words[code]}`).join(' '),
  }))

export const allergenic = label('Varning', ['H317'])
/** Of the sealant that comes with the article. */
export const sealantIncluded = allergenic
export const isocyanateFoam = label('Fara', ['H222', 'H315', 'H317', 'H319', 'H334', 'H335', 'H351', 'H373'])
export const solventAerosol = label('Fara', ['H222', 'H336'])
export const zincAerosol = label('Fara', ['H222', 'H336', 'H411'])
export const pressurised = label('Varning', ['H229'])
export const ethyleneGlycol = label('Varning', ['H302', 'H373'])
export const corrosiveLiquid = label('Fara', ['H290', 'H314'])
/** Of mortars and adhesives made of cement. */
export const cementPowder = label('Fara', ['H315', 'H317', 'H318', 'H335'], asPowder)
