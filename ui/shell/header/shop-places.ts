/** The pages that lead to articles, besides the departments. */
export const shopPlaces = [
  { to: '/kampanjer', title: 'campaigns.title' },
  { to: '/sortiment', title: 'assortments.title' },
  { to: '/snabborder', title: 'quickOrder.title' },
] as const
