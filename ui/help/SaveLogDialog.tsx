import { lazy, Suspense } from 'react'
import { Dialog } from '../components/Dialog'
import { useShop } from '../shop/ShopContext'
import { t } from '../texts/t'

// The error page and the notices are in the first chunk, and few ever save a log.
const LogPreview = lazy(async () => ({ default: (await import('./LogPreview')).LogPreview }))

interface SaveLogDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** A preview of the log, which the user then saves as a file. Not there before the shop has started. */
export const SaveLogDialog = ({ open, onClose }: SaveLogDialogProps) => {
  const shop = useShop()
  if (shop === undefined) return null
  return (
    <Dialog open={open} onClose={onClose} title={t('help.log.button')}>
      <Suspense fallback={<output>{t('help.log.reading')}</output>}>
        <LogPreview shop={shop} />
      </Suspense>
    </Dialog>
  )
}
