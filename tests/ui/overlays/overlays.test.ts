import { describe, expect, it } from 'vitest'
import { noOverlays, overlayNames, overlayReducer } from '../../../ui/overlays/overlays'
import type { OverlayName } from '../../../ui/overlays/overlays'

const opened = (...names: readonly OverlayName[]) =>
  names.reduce((overlays, name) => overlayReducer(overlays, { type: 'open', name }), noOverlays)

describe('the overlays of the shell', () => {
  it('[SHELL-03] are ten, all closed at start', () => {
    expect(overlayNames).toEqual([
      'servicesMenu',
      'extraMenu',
      'productMenu',
      'mobileNav',
      'cartFlyout',
      'projectFlyout',
      'faytContainer',
      'historyContainer',
      'accountFlyout',
      'favoritesFlyout',
    ])
    expect(Object.keys(noOverlays).toSorted()).toEqual([...overlayNames].toSorted())
    expect(Object.values(noOverlays)).not.toContain(true)
  })

  it.each([
    ['productMenu', 'servicesMenu', 'extraMenu'],
    ['servicesMenu', 'extraMenu', 'productMenu'],
    ['extraMenu', 'productMenu', 'servicesMenu'],
  ] as const)('[SHELL-04] one top menu at a time: %s after the others', (last, first, second) => {
    const overlays = opened(first, second, last)
    expect(overlays[last]).toBe(true)
    expect([overlays[first], overlays[second]]).toEqual([false, false])
  })

  it('[SHELL-05] searching as you type closes the history', () => {
    expect(opened('historyContainer', 'faytContainer')).toMatchObject({ faytContainer: true, historyContainer: false })
  })

  it('leave each other alone else', () => {
    expect(opened('cartFlyout', 'accountFlyout')).toMatchObject({ cartFlyout: true, accountFlyout: true })
    expect(overlayReducer(opened('cartFlyout', 'mobileNav'), { type: 'close', name: 'cartFlyout' })).toMatchObject({
      cartFlyout: false,
      mobileNav: true,
    })
    expect(overlayReducer(opened('cartFlyout'), { type: 'closeAll' })).toEqual(noOverlays)
  })
})
