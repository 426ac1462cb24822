import { useEffect, type ReactNode } from 'react'
import { RouterProvider, type DataRouter } from 'react-router-dom'
import type { Shop } from '#application/shop/shop'
import { ShopProvider } from '../shop/ShopContext'

interface BrowserAppProps {
  readonly router: DataRouter
  readonly shop: Promise<Shop>
  /** Called once, when the page that the server drew has come alive. */
  readonly whenAlive: () => void
}

/** The page in the browser: the tree that the server draws, so that ids and markup are the same in both. */
export const BrowserApp = ({ router, shop, whenAlive }: BrowserAppProps) => (
  <Alive then={whenAlive}>
    <ShopProvider shop={shop}>
      <RouterProvider router={router} />
    </ShopProvider>
  </Alive>
)

// Around the tree and not beside it: a sibling would change every id that React makes below.
const Alive = ({ then: tell, children }: { readonly then: () => void; readonly children: ReactNode }) => {
  useEffect(tell, [tell])
  return children
}
