import { useState } from 'react'
import type { CartLine } from '#domain/cart/cart'
import type { SheetFormat } from '#application/ports/spreadsheets'
import { mergedRows } from '#domain/favourite-lists/merged-rows'
import { useAddToList } from '../favourites/use-add-to-list'
import { AddToQuote } from '../quotes/AddToQuote'
import { Button } from '../components/Button'
import { FormatChoice } from '../components/FormatChoice'
import { LinkButton } from '../components/LinkButton'
import { saveFile } from '../components/save-file'
import { useShopCommand } from '../shop/ShopContext'
import { t } from './t'
import styles from './CartTools.module.css'

/** The way to the page that reads files into the cart (CART-02). */
export const ImportLink = () => (
  <LinkButton to="/snabborder" variant="secondary" icon="upload">
    {t('cart.import')}
  </LinkButton>
)

interface CartToolsProps {
  readonly lines: readonly CartLine[]
  readonly selected: readonly CartLine[]
}

/** What can be done with the whole cart: rows from a file, and a file of its rows. */
export const CartTools = ({ lines, selected }: CartToolsProps) => (
  <div className={styles.tools}>
    <ImportLink />
    <AddLinesToList lines={selected.length > 0 ? selected : lines} />
    <AddToQuote variant="secondary" articles={() => offered(selected.length > 0 ? selected : lines)} />
    <ExportChoice lines={selected.length > 0 ? selected : lines} isSelection={selected.length > 0} />
  </div>
)

/** What a quote offers of lines: an article once, with the sum of its quantities. */
const offered = (lines: readonly CartLine[]) => mergedRows(lines).map((row) => ({ ...row, variant: undefined }))

/** Adds the rows, or the marked ones, to a list. */
const AddLinesToList = ({ lines }: { lines: readonly CartLine[] }) => {
  const addToList = useAddToList()
  return (
    <Button variant="secondary" icon="list" onClick={() => addToList(mergedRows(lines))}>
      {t('favourites.addToList')}
    </Button>
  )
}

/** The rows, or the marked ones, as a file (CART-03). */
const ExportChoice = ({ lines, isSelection }: { lines: readonly CartLine[]; isSelection: boolean }) => {
  const command = useShopCommand()
  const [busy, setBusy] = useState(false)
  const save = (format: SheetFormat) => {
    if (busy) return
    setBusy(true)
    command(async (shop) => {
      const file = await shop.cart.exportLines(
        lines.map(({ key }) => key),
        format,
      )
      setBusy(false)
      if (file !== undefined) saveFile(t('cart.export.name', { day: shop.today.get() }), format, file)
    })
  }
  return (
    <>
      <output className="visually-hidden">{busy ? t('cart.export.busy') : ''}</output>
      <FormatChoice
        label={t('cart.export')}
        more={isSelection ? t('cart.export.rest') : undefined}
        busy={busy ? t('cart.export.busy') : undefined}
        onChoose={save}
      />
    </>
  )
}
