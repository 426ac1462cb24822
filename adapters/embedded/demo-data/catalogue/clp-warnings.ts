import type { FamilyWarning } from './family'

const warning =
  (signalWord: 'Fara' | 'Varning') =>
  (code: string, description: string, detailedDescription: string): FamilyWarning => ({
    code,
    signalWord,
    description,
    detailedDescription,
  })

const danger = warning('Fara')
const caution = warning('Varning')

/** Statements of CLP, each with what to do about it. */
export const allergenic = caution(
  'H317',
  'Kan orsaka allergisk hudreaktion.',
  'P280 Använd skyddshandskar. P302+P352 Vid hudkontakt: tvätta med mycket vatten.',
)
export const harmfulIfSwallowed = caution(
  'H302',
  'Skadligt vid förtäring.',
  'P264 Tvätta händerna grundligt efter användning. P301+P312 Vid förtäring: kontakta läkare vid obehag.',
)
export const organDamage = caution(
  'H373',
  'Kan orsaka organskador genom lång eller upprepad exponering.',
  'P260 Andas inte in ångor. P314 Sök läkarhjälp vid obehag.',
)
export const irritatesEyes = caution(
  'H319',
  'Orsakar allvarlig ögonirritation.',
  'P305+P351+P338 Vid kontakt med ögonen: skölj försiktigt med vatten i flera minuter.',
)
export const flammableAerosol = danger(
  'H222',
  'Extremt brandfarlig aerosol. H229 Tryckbehållare: kan sprängas vid uppvärmning.',
  'P210 Får inte utsättas för värme eller öppen låga. P410+P412 Skyddas från solljus och över 50 °C.',
)
export const drowsiness = caution(
  'H336',
  'Kan göra att man blir dåsig eller omtöcknad.',
  'P261 Undvik att andas in sprej. P271 Används endast utomhus eller i väl ventilerade utrymmen.',
)
export const corrosive = danger(
  'H314',
  'Orsakar allvarliga frätskador på hud och ögon.',
  'P280 Använd skyddshandskar och ögonskydd. P301+P330+P331 Vid förtäring: skölj munnen, framkalla inte kräkning.',
)
export const corrodesMetal = danger(
  'H290',
  'Kan vara korrosivt för metaller.',
  'P234 Förvaras i originalförpackningen.',
)
export const sensitisesAirways = danger(
  'H334',
  'Kan orsaka allergi- eller astmasymtom eller andningssvårigheter vid inandning.',
  'P285 Använd andningsskydd vid otillräcklig ventilation. Från 24 augusti 2023 krävs utbildning före yrkesmässig användning.',
)
export const toxicToWater = caution(
  'H411',
  'Giftigt för vattenlevande organismer med långtidseffekter.',
  'P273 Undvik utsläpp till miljön. P501 Lämnas till godkänd avfallsmottagning.',
)
