import { useState } from 'react'
import { Button } from '../components/Button'
import type { ButtonSize } from '../components/Button'
import { useShop } from '../shop/ShopContext'
import { t } from '../texts/t'
import { SaveLogDialog } from './SaveLogDialog'

/** Opens a preview of the log. Not there before the shop has started. */
export const SaveLogButton = ({ size = 'normal' }: { readonly size?: ButtonSize }) => {
  const shop = useShop()
  const [open, setOpen] = useState(false)
  if (shop === undefined) return null
  return (
    <>
      <Button variant="secondary" size={size} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('help.log.button')}
      </Button>
      <SaveLogDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}
