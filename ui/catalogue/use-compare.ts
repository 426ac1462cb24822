import * as E from 'fp-ts/Either'
import { useCallback } from 'react'
import { MOST_COMPARED } from '#domain/catalogue/comparison'
import type { Variant } from '#domain/catalogue/variant'
import { useTell } from '../notices/ShellNotices'
import { useShopCommand } from '../shop/ShopContext'

/** Adds an article to those compared or removes it. The function is stable between renders. */
export const useCompare = (): ((variant: Pick<Variant, 'articleNumber' | 'name'>) => void) => {
  const command = useShopCommand()
  const tell = useTell()
  return useCallback(
    ({ articleNumber, name }) =>
      command((shop) => {
        if (E.isLeft(shop.compare({ articleNumber, name }))) tell('compare.full', { most: MOST_COMPARED }, 'warning')
      }),
    [command, tell],
  )
}
