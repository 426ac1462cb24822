import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import '../../ui/brands/styles'
import { startShop } from '../../ui/entry/browser-shop'
import { shopRoutes } from '../../ui/routes'
import { ShopProvider } from '../../ui/shop/ShopContext'

// The same pages as they would be without a server that draws them: everything is fetched and drawn here.
const started = startShop({ navigate: () => undefined, noteVersion: () => undefined })
const { loaders } = await started
const app = document.getElementById('app')
if (app !== null) {
  createRoot(app).render(
    <ShopProvider shop={started.then(({ shop }) => shop)}>
      <RouterProvider router={createBrowserRouter(shopRoutes(loaders))} />
    </ShopProvider>,
  )
}
