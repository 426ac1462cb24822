import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { directDependencies, lockedPackages, type LockedPackage } from './lock-file'
import { isWithin } from './version-range'

// The 28th draws the rows of a long cart. Three more read and take files into the cart: .xlsx and .xls, text with
// separators, uploads. Three more send mails and judge passwords, the latter by the list of common ones. One more is the
// typeface of quotes in a form that their documents can embed.
const MOST_DIRECT = 40
const REGISTRY = 'https://registry.npmjs.org/'

/** Licences that ask for no more than their text; MPL-2.0 and OFL-1.1 ask nothing of those who use a file unchanged. */
const allowedLicences = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'MPL-2.0',
  'OFL-1.1',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
]
/** Packages whose manifest names no licence, and the one that their files state. */
const statedByHand: Readonly<Record<string, string>> = {
  // Its LICENSE file is the text of MIT; pdfkit reads pictures with it.
  'png-js': 'MIT',
}

interface KnownBad {
  readonly name: string
  readonly range: string
  readonly advisory: string
}

const knownBad: readonly KnownBad[] = readFileSync(new URL('./known-bad-versions.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [name = '', range = '', advisory = ''] = row.split('\t')
    return { name, range, advisory }
  })

const runtime = (packages: readonly LockedPackage[]) => packages.filter(({ isDev }) => !isDev)
const named = ({ name, version }: LockedPackage) => `${name}@${version}`

const withInstallScript = (packages: readonly LockedPackage[]) =>
  runtime(packages)
    .filter(({ hasInstallScript }) => hasInstallScript)
    .map(named)

const notFromRegistry = (packages: readonly LockedPackage[]) =>
  packages
    .filter(
      ({ integrity, isLink, resolved = REGISTRY }) =>
        isLink || integrity?.startsWith('sha512-') !== true || !resolved.startsWith(REGISTRY),
    )
    .map(named)

const badlyLicensed = (packages: readonly LockedPackage[]) =>
  runtime(packages)
    .filter(({ name, licence }) => !allowedLicences.includes(licence ?? statedByHand[name] ?? ''))
    .map(named)

const knownBadOf = (packages: readonly LockedPackage[]) =>
  packages.flatMap((one) =>
    knownBad
      .filter(({ name, range }) => name === one.name && isWithin(one.version, range))
      .map(({ advisory }) => `${named(one)} ${advisory}`),
  )

describe('the packages that the shop runs on', () => {
  const packages = lockedPackages()

  it(`are at most ${MOST_DIRECT} direct ones`, () => {
    expect(directDependencies().length).toBeLessThanOrEqual(MOST_DIRECT)
  })

  it('run nothing when they are installed', () => {
    expect(withInstallScript(packages)).toEqual([])
  })

  it('are all locked with their checksum and come from the registry', () => {
    expect(packages.length).toBeGreaterThan(200)
    expect(notFromRegistry(packages)).toEqual([])
  })

  it('have licences that are allowed', () => {
    expect(badlyLicensed(packages)).toEqual([])
  })

  it('have no version that is known to be bad', () => {
    expect(knownBadOf(packages)).toEqual([])
  })
})

describe('the check of packages', () => {
  const innocent: LockedPackage = {
    path: 'node_modules/fastify',
    name: 'fastify',
    version: '5.12.8',
    licence: 'MIT',
    integrity: 'sha512-abc',
    resolved: undefined,
    isLink: false,
    hasInstallScript: false,
    isDev: false,
  }

  it.each<[string, Partial<LockedPackage>, (packages: readonly LockedPackage[]) => readonly string[]]>([
    ['an install script', { hasInstallScript: true }, withInstallScript],
    ['a missing checksum', { integrity: undefined }, notFromRegistry],
    ['a weak checksum', { integrity: 'sha1-abc' }, notFromRegistry],
    ['a package from a Git repository', { resolved: 'git+ssh://git@github.com/a/b.git#c' }, notFromRegistry],
    ['a package from another host', { resolved: 'https://registry.npmjs.org.evil.example/a.tgz' }, notFromRegistry],
    ['a linked folder', { isLink: true }, notFromRegistry],
    ['a licence that is not allowed', { licence: 'AGPL-3.0-only' }, badlyLicensed],
    ['no licence', { licence: undefined }, badlyLicensed],
    ['a version that is known to be bad', { version: '5.3.1' }, knownBadOf],
  ])('finds %s', (_what, change, check) => {
    expect(check([innocent])).toEqual([])
    expect(check([{ ...innocent, ...change }])).not.toEqual([])
  })

  it.each(knownBad)('knows a version of $name within $range ($advisory)', ({ name, range, advisory }) => {
    const [, operator = '', bound = ''] = /(<=|<|=)(\d+\.\d+\.\d+)(?!.*\d)/.exec(range) ?? []
    const [major = 0, minor = 0, patch = 0] = bound.split('.').map(Number)
    const before = patch > 0 ? `${major}.${minor}.${patch - 1}` : `${major}.${minor - 1}.99`
    const bad = operator !== '<' ? bound : minor > 0 || patch > 0 ? before : `${major - 1}.99.99`
    expect(isWithin(bad, range)).toBe(true)
    if (operator === '<') expect(isWithin(bound, range)).toBe(false)
    expect(advisory).toMatch(/^(CVE-\d{4}-\d{4,}|GHSA(-\w{4}){3})$/)
    expect(knownBadOf([{ ...innocent, name, version: bad }])).toContain(`${name}@${bad} ${advisory}`)
  })
})
