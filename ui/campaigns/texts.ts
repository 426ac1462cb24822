/** Campaigns and assortments. */
export const campaignTexts = {
  'campaigns.title': 'Kampanjer',
  'campaigns.description': 'Alla kampanjer som gäller just nu.',
  'campaigns.active': '{count, plural, one {# aktuell} other {# aktuella}}',
  'campaigns.missing': 'Kampanjerna',
  'campaigns.all': 'Alla kampanjer',
  'campaigns.until': 'T.o.m. {day}',
  'campaigns.facts': '{articles}, t.o.m. {day}',
  'campaigns.untilFurther': 'Tills vidare',
  'campaigns.articles': '{count, plural, one {# artikel} other {# artiklar}}',
  'campaigns.none': 'Ingen kampanj gäller just nu',
  'campaigns.noneNext': 'Du hittar allt vi säljer i sortimentet.',

  'assortments.title': 'Sortiment',
  'assortments.description': 'Alla avdelningar, och färdiga urval med det som hör ihop.',
  'assortments.ready': 'Färdiga urval',
  'assortments.departments': 'Avdelningar',
  'assortments.none': 'Inga färdiga urval just nu',
  'assortments.whole': 'Hela sortimentet',
} as const
