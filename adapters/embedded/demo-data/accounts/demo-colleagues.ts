import type { PermissionDeny, Role } from '#domain/session/session'
import { usernameOf } from '#domain/users/username'

/** A user of the demo customers besides the demo accounts: nobody knows the password. */
export interface DemoColleague {
  readonly userId: string
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly mobileNumber: string | null
  readonly isMobileVerified: boolean
  readonly customers: readonly string[]
  readonly role: Role
  readonly denies: readonly PermissionDeny[]
  readonly active: boolean
  readonly activated: boolean
  /** Minutes before the data are made; undefined for a user who has never logged in. */
  readonly lastLoggedInBefore: number | undefined
}

const people = [
  ...['Anna Westin', 'Bo Karlsson', 'Cecilia Norberg', 'David Ek', 'Elin Sundström', 'Fatima Haddad', 'Göran Lund'],
  ...['Hanna Öberg', 'Ivar Bladh', 'Jon Åkesson', 'Karin Ek', 'Lars Hedlund', 'Nils Fors', 'Åsa Lindgren'],
  ...['Örjan Sjö', 'Petra Nyström', 'Rasmus Holmberg', 'Sofia Dahlgren', 'Tobias Engström', 'Ulla Björk'],
  ...['Viktor Sandberg', 'Yasmin Aziz', 'Zlatko Marić', 'Ärla Fransson', 'Anton Nyberg', 'Birgitta Ström'],
  ...['Christer Falk', 'Daniela Rossi', 'Emil Backman', 'Frida Hellström', 'Gustav Wikström', 'Helena Moberg'],
  ...['Ibrahim Yusuf', 'Jenny Lindahl', 'Kent Palmqvist', 'Linnéa Hult', 'Mats Ågren', 'Nora Lindqvist'],
  ...['Oskar Blom', 'Pia Rosén', 'Robin Sköld', 'Sara Öhman', 'Tomas Vikander', 'Urban Ahl'],
  ...['Vera Kling', 'Wilma Torell', 'Erik Ek', 'Anna Lundin', 'Kurt Malm', 'Lena Stål'],
]

/** Of those at the plumber's, by their place in the list. */
const LAST_ACTIVE = 44

const deniesOf: Readonly<Record<string, readonly PermissionDeny[]>> = {
  'Bo Karlsson': ['EJ_SE_PRISER'],
  'David Ek': ['EJ_ORDER', 'EJ_SE_RABATTER'],
  'Göran Lund': ['EJ_ALLA_LEVERANSSATT'],
  'Ivar Bladh': ['EJ_SKAPA_OFFERT'],
  'Lars Hedlund': ['EJ_ORDER'],
  'Petra Nyström': ['EJ_ORDERHISTORIK', 'EJ_SE_EKONOMISK_UPPFÖLJNING'],
  'Viktor Sandberg': ['EJ_ANDRA_SORTIMENT'],
  'Jenny Lindahl': ['EJ_SE_RABATTER'],
}

const notActivated = ['David Ek', 'Lars Hedlund', 'Daniela Rossi', 'Robin Sköld']
const buyerAdmins = ['Anna Westin', 'Hanna Öberg', 'Mats Ågren']
const sellers = ['Elin Sundström']
const atServiceToo = ['Anna Westin', 'Fatima Haddad', 'Ulla Björk', 'Nora Lindqvist']

const colleague = (name: string, index: number): DemoColleague => {
  const [firstName = '', lastName = ''] = name.split(' ')
  const activated = !notActivated.includes(name)
  const isSeller = sellers.includes(name)
  return {
    userId: `u-kollega-${index + 1}`,
    username: usernameOf(firstName, lastName, 1),
    firstName,
    lastName,
    mobileNumber: index % 9 === 3 ? null : `070-555 ${String(10 + index)} ${String(((index * 37) % 90) + 10)}`,
    isMobileVerified: activated && index % 4 !== 2 && index % 9 !== 3,
    customers: isSeller
      ? ['104822', '104830', '220417', '318844', '402215']
      : atServiceToo.includes(name)
        ? ['104822', '104830']
        : ['104822'],
    role: isSeller ? 'SELLER_ADMIN' : buyerAdmins.includes(name) ? 'BUYER_ADMIN' : 'USER',
    denies: deniesOf[name] ?? [],
    active: index < LAST_ACTIVE,
    activated,
    lastLoggedInBefore: activated && index % 11 !== 10 ? 40 + ((index * index * 397) % 43_200) : undefined,
  }
}

/** With the four demo accounts at Lindqvist Rör & Värme, 48 are active there and 6 are not. */
export const demoColleagues: readonly DemoColleague[] = people.map(colleague)
