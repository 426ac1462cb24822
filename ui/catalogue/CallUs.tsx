import { PhoneLink } from '../components/PhoneLink'
import { useShellData } from '../shop/ShellDataContext'
import { t } from '../texts/t'

/** The only way to an article whose price is on request: a call to customer service. */
export const CallUs = () => {
  const phone = useShellData()?.config.phone ?? ''
  const words = t('catalogue.reason.priceOnRequest')
  return phone === '' ? words : <PhoneLink phone={phone} label={words} />
}
