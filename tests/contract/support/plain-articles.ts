import type { EmbeddedServices } from './embedded-services'

/** Numbers of the articles that anybody may order one by one, without a question or a condition. */
export const plainArticles = async ({ db }: Pick<EmbeddedServices, 'db'>): Promise<readonly string[]> => {
  const sold = await db
    .selectFrom('variants')
    .select(['article_number', 'purchase_constraints'])
    .where('order_multiple', '=', 1)
    .where('discontinued', '=', false)
    .where('ask_for_price', '=', false)
    .orderBy('article_number')
    .execute()
  return sold
    .filter(({ purchase_constraints: constraints }) => constraints.length === 0)
    .map((row) => row.article_number)
}
