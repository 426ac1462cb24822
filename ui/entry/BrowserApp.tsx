import { useEffect, type ReactNode } from 'react'
import { RouterProvider, type DataRouter } from 'react-router-dom'
import { ShopProvider, type ArrivedShop } from '../shop/ShopContext'

interface BrowserAppProps {
  readonly router: DataRouter
  readonly arriving: Promise<ArrivedShop>
  /** Called once, when the server-rendered page is hydrated. */
  readonly whenAlive: () => void
}

/** The page in the browser. It is the same tree as on the server, so that ids and markup match. */
export const BrowserApp = ({ router, arriving, whenAlive }: BrowserAppProps) => (
  <Alive then={whenAlive}>
    <ShopProvider arriving={arriving}>
      <RouterProvider router={router} />
    </ShopProvider>
  </Alive>
)

// It wraps the tree, because a sibling would change every id that React generates below it.
const Alive = ({ then: tell, children }: { readonly then: () => void; readonly children: ReactNode }) => {
  useEffect(tell, [tell])
  return children
}
