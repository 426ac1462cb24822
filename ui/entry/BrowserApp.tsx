import { useEffect, type ReactNode } from 'react'
import { RouterProvider, type DataRouter } from 'react-router-dom'
import { ShopProvider, type ArrivedShop } from '../shop/ShopContext'

interface BrowserAppProps {
  readonly router: DataRouter
  readonly arriving: Promise<ArrivedShop>
  /** Called once, when the page that the server drew has come alive. */
  readonly whenAlive: () => void
}

/** The page in the browser: the tree that the server draws, so that ids and markup are the same in both. */
export const BrowserApp = ({ router, arriving, whenAlive }: BrowserAppProps) => (
  <Alive then={whenAlive}>
    <ShopProvider arriving={arriving}>
      <RouterProvider router={router} />
    </ShopProvider>
  </Alive>
)

// Around the tree and not beside it: a sibling would change every id that React makes below.
const Alive = ({ then: tell, children }: { readonly then: () => void; readonly children: ReactNode }) => {
  useEffect(tell, [tell])
  return children
}
