/** A department’s overview and the listing of a category. */
export const listingTexts = {
  'listing.description': '{title}: {count} produkter med pris, lager och mått för varje artikel.',
  'listing.descriptionUncounted': '{title}: produkter med pris, lager och mått för varje artikel.',
  'listing.count':
    '{products, plural, one {# produkt} other {# produkter}} med {articles, plural, one {# artikel} other {# artiklar}}',
  'listing.countShown':
    '{products, plural, one {# produkt} other {# produkter}}. Visar {shown}, med {articles, plural, one {# artikel} other {# artiklar}}.',
  'listing.categories': 'Kategorier',
  'listing.categoriesMissing': 'De andra kategorierna',

  'category.all': '{count, plural, one {Visa # produkt} other {Visa alla # produkter}}',
  'category.allUncounted': 'Visa alla produkter',
  'category.countsMissing': 'Antalet produkter',
  'category.inside': 'Kategorier i {title}',
  'configuration.title': 'Välj artikel efter egenskaper',
  'configuration.description': 'Välj kategori, dimension, anslutning och material, och se vilka artiklar som passar.',
  'configuration.link': 'Välj efter egenskaper',
} as const
