/** Campaigns and assortments. */
export const campaignTexts = {
  'campaigns.title': 'Kampanjer',
  'campaigns.description': 'Alla kampanjer som gäller just nu.',
  'campaigns.active': '{count} gäller nu',
  'campaigns.missing': 'Kampanjerna',
  'campaigns.all': 'Alla kampanjer',
  'campaigns.until': 'T.o.m. {day}',
  'campaigns.facts': '{articles}, t.o.m. {day}',
  'campaigns.untilFurther': 'Tills vidare',
  'campaigns.articles': '{count, plural, one {# artikel} other {# artiklar}}',
  'campaigns.none': 'Ingen kampanj gäller just nu',
  'campaigns.noneNext': 'Hela sortimentet finns som vanligt.',

  'assortments.title': 'Sortiment',
  'assortments.description': 'Färdiga sortiment: det som hör ihop, samlat på ett ställe.',
  'assortments.departments': 'Avdelningar',
  'assortments.none': 'Inga sortiment är upplagda',
  'assortments.whole': 'Hela sortimentet',
} as const
