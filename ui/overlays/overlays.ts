import { absurdCase } from '#domain/kernel/decider'

/** The ten overlays of the shell (SHELL-03). */
export const overlayNames = [
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
] as const
export type OverlayName = (typeof overlayNames)[number]

export type Overlays = Readonly<Record<OverlayName, boolean>>

export const noOverlays: Overlays = {
  servicesMenu: false,
  extraMenu: false,
  productMenu: false,
  mobileNav: false,
  cartFlyout: false,
  projectFlyout: false,
  faytContainer: false,
  historyContainer: false,
  accountFlyout: false,
  favoritesFlyout: false,
}

export type OverlayAction =
  | { readonly type: 'open'; readonly name: OverlayName }
  | { readonly type: 'close'; readonly name: OverlayName }
  | { readonly type: 'closeAll' }

const topMenus: readonly OverlayName[] = ['productMenu', 'servicesMenu', 'extraMenu']

/** The overlays that close when another opens: the other top menus (SHELL-04), and the history at search (SHELL-05). */
const closedBy = (name: OverlayName): readonly OverlayName[] => {
  if (topMenus.includes(name)) return topMenus.filter((menu) => menu !== name)
  return name === 'faytContainer' ? ['historyContainer'] : []
}

export const overlayReducer = (overlays: Overlays, action: OverlayAction): Overlays => {
  switch (action.type) {
    case 'open':
      return {
        ...overlays,
        ...Object.fromEntries(closedBy(action.name).map((name) => [name, false])),
        [action.name]: true,
      }
    case 'close':
      return overlays[action.name] ? { ...overlays, [action.name]: false } : overlays
    case 'closeAll':
      return noOverlays
    default:
      return absurdCase(action)
  }
}
