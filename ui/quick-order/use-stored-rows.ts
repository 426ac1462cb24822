import { useEffect, useState } from 'react'
import type { Dispatch, SetStateAction } from 'react'
import { useSession, useShop } from '../shop/ShopContext'
import { filledCells, noRows, restoredIn } from '#domain/quick-order/order-rows'
import type { OrderRows } from '#domain/quick-order/order-rows'

/**
 * The rows of the quick order, stored in the browser: they survive a reload and another page, and are cleared at
 * log-out.
 */
export const useStoredRows = (): readonly [OrderRows, Dispatch<SetStateAction<OrderRows>>] => {
  const shop = useShop()
  const { tag } = useSession()
  const [rows, setRows] = useState(noRows)
  const [restored, setRestored] = useState(false)
  const [wasSignedIn, setWasSignedIn] = useState(false)

  if (shop !== undefined && !restored) {
    setRestored(true)
    setRows(restoredIn(rows, shop.orderRows()))
  }
  if (tag === 'Authenticated' && !wasSignedIn) setWasSignedIn(true)
  if (tag === 'Anonymous' && wasSignedIn) {
    setWasSignedIn(false)
    setRows(noRows)
  }
  useEffect(() => {
    if (restored) shop?.keepOrderRows(filledCells(rows))
  }, [shop, restored, rows])
  return [rows, setRows]
}
