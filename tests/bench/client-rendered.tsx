import * as E from 'fp-ts/Either'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import '../../ui/brands/styles'
import { prepareShop } from '../../ui/entry/browser-shop'
import { shopRoutes } from '../../ui/routes'
import { ShopProvider } from '../../ui/shop/ShopContext'

// The same pages as they would be without a server that draws them: everything is fetched and drawn here.
const started = await prepareShop({ navigate: () => undefined, noteVersion: () => undefined })()
const app = document.getElementById('app')
if (app !== null && E.isRight(started)) {
  const { shop, loaders } = started.right
  createRoot(app).render(
    <ShopProvider shop={Promise.resolve(shop)}>
      <RouterProvider router={createBrowserRouter(shopRoutes(loaders))} />
    </ShopProvider>,
  )
}
