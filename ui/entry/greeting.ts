import { brandCodes } from '#domain/kernel/brand-code'
import { isLocal, type Environment } from './environment'

const accounts = [
  ['siteadmin', 'site administrator'],
  ['seller', 'seller'],
  ['buyeradmin', 'buyer administrator of two customers, one with three projects'],
  ['user', 'user with a half-filled cart'],
  ['nyrorhord', 'user with two customers, one suspended'],
  ['nekad', 'user with all eight permission denies'],
  ['tom', 'user with nothing yet'],
] as const

const demoText = (host: string): readonly string[] => [
  '',
  isLocal(host)
    ? 'DEMO is on: these accounts are open to everybody on this machine, and to nobody beyond it. DEMO=0 leaves them out.'
    : 'DEMO is on BEYOND THIS MACHINE: these accounts are open to everybody who reaches it. DEMO=0 leaves them out.',
  'Their password is Fackhandel-2026:',
  ...accounts.map(([name, who]) => `  ${name.padEnd(12)}${who}`),
]

/** The host for a printed address: a server that listens at all addresses also listens at localhost. */
const hostInAddress = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** The terminal's text once the shop answers. */
export const greeting = ({ host, port, demo }: Environment): string => {
  const named = hostInAddress(host)
  return [
    '',
    `Fackhandel is open at http://${named}:${port}`,
    ...(named === 'localhost'
      ? [`Brands: ${brandCodes.map((brand) => `http://${brand}.localhost:${port}`).join('  ')}`]
      : []),
    ...(demo ? demoText(host) : []),
    '',
  ].join('\n')
}
