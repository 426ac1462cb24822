/** Characters of the longest user name that is made of a name. */
const LONGEST = 60

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '')

/**
 * The user name of a new user: `david.ek` of David Ek, with a number from the second of that name on. It holds no `@`, so
 * that it is never the e-mail address of another user.
 * @param nth 1 for the first who asks for it
 */
export const usernameOf = (firstName: string, lastName: string, nth: number): string => {
  const parts = [plain(firstName), plain(lastName)].filter((part) => part !== '')
  const name = parts.join('.').slice(0, LONGEST).replace(/\.$/, '')
  return `${name === '' ? 'anvandare' : name}${nth === 1 ? '' : nth}`
}
