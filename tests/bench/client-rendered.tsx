import * as E from 'fp-ts/Either'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import '../../ui/brands/styles'
import { prepareShop } from '../../ui/entry/browser-shop'
import { drawPicture } from '../../ui/illustrations/draw-picture'
import { DrawPictureContext } from '../../ui/illustrations/DrawPictureContext'
import { shopRoutes } from '../../ui/routes'
import { ShopProvider } from '../../ui/shop/ShopContext'

// The same pages as they would be without a server that draws them: everything is fetched and drawn here.
const started = await prepareShop({ navigate: () => undefined, noteVersion: () => undefined })()
const app = document.getElementById('app')
if (app !== null && E.isRight(started)) {
  const { arrived, load } = started.right
  createRoot(app).render(
    <DrawPictureContext value={drawPicture}>
      <ShopProvider arriving={Promise.resolve(arrived)}>
        <RouterProvider router={createBrowserRouter(shopRoutes(load))} />
      </ShopProvider>
    </DrawPictureContext>,
  )
}
