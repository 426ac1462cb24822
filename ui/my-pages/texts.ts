/** The user's own pages. */
export const myPagesTexts = {
  'myPages.menu': 'Mina sidor',
  'myPages.overview': 'Översikt',
  'myPages.users': 'Användare',
  'myPages.hello': 'Hej {name}',
} as const
