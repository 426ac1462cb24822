import { permissionDenies, type PermissionDeny, type Role } from '#domain/session/session'

export interface DemoAccount {
  readonly userId: string
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly mobileNumber: string | null
  readonly role: Role
  readonly denies: readonly PermissionDeny[]
  /** The first one is where the account begins to work. */
  readonly customers: readonly string[]
  readonly project: string | null
}

/** Of every demo account. */
export const DEMO_PASSWORD = 'Fackhandel-2026'

export const demoEmail = (username: string): string => `${username}@fackhandel.example`

const allCustomers = ['104822', '104830', '220417', '301190', '318844', '402215']

/** The accounts that a first start puts in, so that every kind of user can be tried. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    userId: 'u-siteadmin',
    username: 'siteadmin',
    firstName: 'Karin',
    lastName: 'Wallin',
    mobileNumber: null,
    role: 'SITE_ADMIN',
    denies: [],
    customers: allCustomers,
    project: null,
  },
  {
    userId: 'u-seller',
    username: 'seller',
    firstName: 'Jonas',
    lastName: 'Ek',
    mobileNumber: '070-555 01 10',
    role: 'SELLER_ADMIN',
    denies: [],
    customers: allCustomers,
    project: null,
  },
  {
    userId: 'u-buyeradmin',
    username: 'buyeradmin',
    firstName: 'Moa',
    lastName: 'Lindqvist',
    mobileNumber: '070-555 01 42',
    role: 'BUYER_ADMIN',
    denies: [],
    customers: ['104822', '104830'],
    project: 'P-3317',
  },
  {
    userId: 'u-user',
    username: 'user',
    firstName: 'Ali',
    lastName: 'Rahimi',
    mobileNumber: '070-555 01 58',
    role: 'USER',
    denies: [],
    customers: ['104822'],
    project: 'P-3317',
  },
  {
    userId: 'u-nyrorhord',
    username: 'nyrorhord',
    firstName: 'Sara',
    lastName: 'Berg',
    mobileNumber: null,
    role: 'USER',
    denies: [],
    customers: ['220417', '301190'],
    project: null,
  },
  {
    userId: 'u-nekad',
    username: 'nekad',
    firstName: 'Nils',
    lastName: 'Strand',
    mobileNumber: null,
    role: 'USER',
    denies: permissionDenies,
    customers: ['104830'],
    project: null,
  },
  {
    userId: 'u-tom',
    username: 'tom',
    firstName: 'Tom',
    lastName: 'Holm',
    mobileNumber: null,
    role: 'USER',
    denies: [],
    customers: ['402215'],
    project: null,
  },
  {
    userId: 'u-inkop',
    username: 'inkop',
    firstName: 'Inga',
    lastName: 'Köpman',
    mobileNumber: null,
    role: 'USER',
    denies: [],
    customers: ['318844'],
    project: null,
  },
]
