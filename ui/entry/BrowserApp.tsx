import { useEffect, useState, type ReactNode } from 'react'
import { RouterProvider, type DataRouter } from 'react-router-dom'
import { DrawPictureContext, type DrawPicture } from '../illustrations/DrawPictureContext'
import { ShopProvider, type ArrivedShop } from '../shop/ShopContext'

interface BrowserAppProps {
  readonly router: DataRouter
  readonly arriving: Promise<ArrivedShop>
  readonly drawings: Promise<DrawPicture>
  /** Called once, when the server-rendered page is hydrated. */
  readonly whenAlive: () => void
}

/** The page in the browser. It is the same tree as on the server, so that ids and markup match. */
export const BrowserApp = ({ router, arriving, drawings, whenAlive }: BrowserAppProps) => (
  <Alive then={whenAlive}>
    <Drawings arriving={drawings}>
      <ShopProvider arriving={arriving}>
        <RouterProvider router={router} />
      </ShopProvider>
    </Drawings>
  </Alive>
)

// It wraps the tree, because a sibling would change every id that React generates below it.
const Alive = ({ then: tell, children }: { readonly then: () => void; readonly children: ReactNode }) => {
  useEffect(tell, [tell])
  return children
}

const Drawings = ({ arriving, children }: { arriving: Promise<DrawPicture>; children: ReactNode }) => {
  const [draw, setDraw] = useState<DrawPicture>()
  useEffect(() => {
    let wanted = true
    void arriving.then((drawPicture) => wanted && setDraw(() => drawPicture))
    return () => {
      wanted = false
    }
  }, [arriving])
  return <DrawPictureContext value={draw}>{children}</DrawPictureContext>
}
