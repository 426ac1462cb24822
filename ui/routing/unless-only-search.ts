import type { ShouldRevalidateFunction } from 'react-router-dom'

/** For a page whose query string filters what it has: another one needs no new data. */
export const unlessOnlySearch: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
