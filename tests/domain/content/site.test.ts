import { describe, expect, it } from 'vitest'
import { type AlertBanner, bannerKey, shownAlerts } from '#domain/content/site'

const alert = (id: string, hideWhenLoggedIn = false): AlertBanner => ({
  ...{ id, type: 'info', title: undefined, message: `Ord ${id}`, links: [], hideWhenLoggedIn },
})

describe('the alerts above every page', () => {
  const alerts = [alert('a'), alert('b', true)]
  const idsOf = (shown: readonly AlertBanner[]) => shown.map(({ id }) => id)

  it('[CONTENT-31] are shown to everybody, but those for visitors not to who is logged in', () => {
    expect(idsOf(shownAlerts(alerts, [], false))).toEqual(['a', 'b'])
    expect(idsOf(shownAlerts(alerts, [], true))).toEqual(['a'])
  })

  it('stay closed until they say something else', () => {
    const closed = [bannerKey(alert('a'))]
    expect(idsOf(shownAlerts(alerts, closed, false))).toEqual(['b'])
    const changes: readonly Partial<AlertBanner>[] = [
      { message: 'Nya ord' },
      { title: 'Ny rubrik' },
      { type: 'error' },
      { links: [{ text: 'Läs mer', address: '/hjalp' }] },
    ]
    for (const change of changes)
      expect(idsOf(shownAlerts([{ ...alert('a'), ...change }], closed, false))).toEqual(['a'])
    expect(idsOf(shownAlerts([{ ...alert('a'), hideWhenLoggedIn: true }], closed, false))).toEqual([])
  })

  it('of information too, by its words and by where it leads', () => {
    const line = { id: 'i', message: 'Jul', icon: undefined, link: { text: 'Läs', address: '/jul' } }
    expect(bannerKey({ ...line })).toBe(bannerKey(line))
    for (const link of [undefined, { text: 'Läs', address: '/nyar' }, { text: 'Mer', address: '/jul' }])
      expect(bannerKey({ ...line, link })).not.toBe(bannerKey(line))
  })
})
