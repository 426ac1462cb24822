/** Signs of a search query. Nobody asks for more in one go; the rest of a longer text is not searched for. */
export const LONGEST_QUERY = 200
