import { Link } from 'react-router-dom'
import { absurdCase } from '#domain/kernel/decider'
import { ArticlePrice } from '../catalogue/ArticlePrice'
import { productPath } from '../catalogue/address'
import { Button } from '../components/Button'
import { Icon } from '../components/Icon'
import { useSession } from '../shop/ShopContext'
import { formatQuantity } from '../texts/format'
import { t } from '../texts/t'
import type { RowAnswer } from './use-quick-order'
import type { RowFault } from './wanted-articles'
import styles from './QuickOrderForm.module.css'

/** What a row will give, or what is wrong with it and how to mend it. */
export const RowResult = ({ answer, onRetry }: { answer: RowAnswer; onRetry: () => void }) => {
  const isVisitor = useSession().tag !== 'Authenticated'
  switch (answer.tag) {
    case 'Unwritten':
      return null
    case 'Asking':
      return <p className={styles.line}>{t('quickOrder.looking')}</p>
    case 'Unreachable':
      return (
        <p className={styles.fault}>
          {t('quickOrder.unreachableRow')}{' '}
          <Button variant="text" size="row" onClick={onRetry}>
            {t('quickOrder.retry')}
          </Button>
        </p>
      )
    case 'Found':
      return (
        <div className={styles.line}>
          <Link to={productPath(answer.variant)}>{answer.variant.name}</Link>
          <div>
            <ArticlePrice article={{ variant: answer.variant, standing: isVisitor ? 'public' : 'own' }} />
            {isVisitor && <span className={styles.vat}>{t('price.inclVat')}</span>}
          </div>
        </div>
      )
    case 'Fault':
      return (
        <p className={styles.fault}>
          <Icon name="warning" size={14} /> {faultText(answer.fault, answer.variant?.name ?? '')}
        </p>
      )
    default:
      return absurdCase(answer)
  }
}

const faultText = (fault: RowFault, name: string): string => {
  switch (fault.tag) {
    case 'UnknownArticle':
      return t('quickOrder.unknown')
    case 'NotPurchasable':
      return t('quickOrder.notPurchasable', { name })
    case 'InvalidQuantity':
      return t('quickOrder.quantityFault', {
        name,
        multiple: formatQuantity(fault.orderMultiple),
        nearest: fault.nearest.map(formatQuantity).join(t('cart.or')),
      })
    default:
      return absurdCase(fault)
  }
}
