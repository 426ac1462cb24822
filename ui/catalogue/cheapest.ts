import type { ShownArticle } from '#domain/catalogue/shown-article'

/** The article with the lowest displayed price; undefined when no price is known or all are on request. */
export const cheapestOf = (articles: readonly ShownArticle[]): ShownArticle | undefined =>
  articles.reduce<ShownArticle | undefined>((least, article) => {
    const price = article.variant.price
    if (price === undefined || price.askForPrice) return least
    return least?.variant.price === undefined || price.netPrice < least.variant.price.netPrice ? article : least
  }, undefined)
