import { useDocumentCalls } from '../orders/order-calls'
import { SaveAs } from '../SaveAs'
import { t } from './t'

/** The order as a file with its rows (ORDER-04). */
export const DownloadOrder = ({ number }: { number: string }) => {
  const makeCall = useDocumentCalls()
  return (
    <SaveAs
      label={t('orderPage.download')}
      name={t('orderPage.download.name', { number })}
      fetch={(format) => makeCall((service) => service.download(number, format))}
    />
  )
}
