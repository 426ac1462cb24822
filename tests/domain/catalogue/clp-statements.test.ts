import { describe, expect, it } from 'vitest'
import { clpStatements, hazardStatements, precautionaryStatements } from '#domain/catalogue/clp-label'
import type { Warning } from '#domain/catalogue/variant'

const warning = (code: string, description: string, detailedDescription?: string): Warning => ({
  code,
  description,
  signalWord: 'Fara',
  assetUrl: undefined,
  detailedDescription,
})

const aerosol = warning(
  'H222',
  'Extremt brandfarlig aerosol. H229 Tryckbehållare: kan sprängas vid uppvärmning.',
  'P210 Får inte utsättas för värme. P410+P412 Skyddas från solljus.',
)

describe('the statements of a label', () => {
  it('are told one by one, hazards first', () => {
    expect(clpStatements([aerosol])).toEqual([
      { code: 'H222', words: 'Extremt brandfarlig aerosol.' },
      { code: 'H229', words: 'Tryckbehållare: kan sprängas vid uppvärmning.' },
      { code: 'P210', words: 'Får inte utsättas för värme.' },
      { code: 'P410+P412', words: 'Skyddas från solljus.' },
    ])
  })

  it('are told once, though several warnings say them', () => {
    const other = warning('H319', 'Orsakar ögonirritation.', 'P210 Får inte utsättas för värme.')
    expect(precautionaryStatements([aerosol, other]).map(({ code }) => code)).toEqual(['P210', 'P410+P412'])
    expect(hazardStatements([other, aerosol]).map(({ code }) => code)).toEqual(['H222', 'H229', 'H319'])
  })

  it('keep what was written without a code', () => {
    const plain = warning('H317', 'Kan orsaka allergi.', 'Läs bladet före användning.')
    expect(clpStatements([plain])).toContainEqual({ code: '', words: 'Läs bladet före användning.' })
  })

  it('are none where nothing warns', () => {
    expect(clpStatements([])).toEqual([])
  })
})
