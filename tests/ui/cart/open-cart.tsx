import { CartPage } from '../../../ui/cart/CartPage'
import { ShellNotices } from '../../../ui/notices/ShellNotices'
import type { FakeShop } from '../../support/fake-shop'
import { shell } from '../checkout/given'
import { drawIn } from '../draw'

/** The page of the cart with the messages of the frame around it. */
export const openCartWithNotices = (shop: FakeShop) =>
  drawIn(
    shop,
    shell,
    <ShellNotices>
      <CartPage />
    </ShellNotices>,
  )
