import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import '../../ui/brands/styles'
import { Component as ListingPage } from '../../ui/listing/ListingPage'
import { ShopFrame } from '../../ui/shell/ShopFrame'

// react, react-dom, react-router-dom and the components of the listing page, and nothing else.
const router = createBrowserRouter([
  {
    id: 'shell',
    path: '/',
    Component: ShopFrame,
    loader: () => null,
    children: [{ path: '*', Component: ListingPage, loader: () => null }],
  },
])
const app = document.getElementById('app')
if (app !== null) hydrateRoot(app, <RouterProvider router={router} />)
