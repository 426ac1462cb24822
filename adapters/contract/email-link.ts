/** Path of the page where a user confirms a new e-mail address: their profile, since they are logged in. */
const PAGE = '/mina-sidor/min-profil'

/** The name of the token behind `#`, which no server, log or `Referer` gets. */
const EMAIL_TOKEN = 'bekrafta'

/** The path of a link that confirms a new e-mail address. */
export const emailLinkPath = (token: string): string =>
  `${PAGE}#${new URLSearchParams({ [EMAIL_TOKEN]: token }).toString()}`
