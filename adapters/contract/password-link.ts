/** Path of the page where a user chooses a password (ROUTE-06). */
const PAGE = '/activate-user'

/** What a link to that page says behind `#`. */
export interface PasswordLink {
  readonly session: string
  readonly username: string
}

/** The path of a link, with what it says. */
export const passwordLinkPath = ({ session, username }: PasswordLink): string =>
  `${PAGE}#${new URLSearchParams({ session, username }).toString()}`
