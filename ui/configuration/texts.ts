/** Choosing an article by its category and its properties. */
export const configurationTexts = {
  'configuration.category': 'Välj kategori',
  'configuration.categoryEmpty': 'Inga kategorier att välja bland',
  'configuration.chosen': 'Dina val',
  'configuration.chosenCategory': 'Kategori',
  'configuration.change': 'Ändra',
  'configuration.changeWhat': 'Ändra {name}',
  'configuration.count': '{count, plural, one {# artikel} other {# artiklar}}',
  'configuration.matching': '{count, plural, one {# artikel passar} other {# artiklar passar}}',
  'configuration.none': 'Inga artiklar passar valen',
  'configuration.noneNext': 'Ändra något av valen, eller börja om.',
  'configuration.restart': 'Börja om',
  'configuration.list': 'Visa i listan med filter och sortering',
  'configuration.shown': 'De {shown} första visas här. Gör fler val, eller visa alla i listan.',
} as const
