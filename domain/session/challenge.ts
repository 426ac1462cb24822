/** The challenge of a log-in that the shop can meet: the user chooses another password (AUTH-07). */
export const NEW_PASSWORD_REQUIRED = 'NEW_PASSWORD_REQUIRED'
