/** The user's own pages. */
export const myPagesTexts = {
  'myPages.menu': 'Mina sidor',
  'myPages.overview': 'Översikt',
  'myPages.users': 'Användare',
} as const
