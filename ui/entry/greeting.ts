import type { Environment } from './environment'

const accounts = [
  ['siteadmin', 'site administrator'],
  ['seller', 'seller'],
  ['buyeradmin', 'buyer administrator of two customers, one with three projects'],
  ['user', 'user with a half-filled cart'],
  ['nyrorhord', 'user with two customers, one suspended'],
  ['nekad', 'user with all eight permission denies'],
  ['tom', 'user with nothing yet'],
] as const

/** What the terminal says once the shop answers. */
export const greeting = ({ port, demo }: Environment): string =>
  [
    '',
    `Fackhandel is open at http://localhost:${port}`,
    `Brands: ${['dahl', 'konr', 'kasp', 'opti'].map((brand) => `http://${brand}.localhost:${port}`).join('  ')}`,
    ...(demo
      ? ['', 'Demo accounts, password Fackhandel-2026:', ...accounts.map(([name, who]) => `  ${name.padEnd(12)}${who}`)]
      : []),
    '',
  ].join('\n')
