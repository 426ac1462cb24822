/** UNSPECIFIED: characters of a user name or a password. Hashing a longer one would cost more than any log-in is worth. */
export const LONGEST_CREDENTIAL = 200
