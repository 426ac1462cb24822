import { bracketRows } from '#domain/catalogue/bracket-rows'
import type { PriceBracket } from '#domain/catalogue/price'
import { classNames } from '../components/class-names'
import { formatAmount, formatQuantity } from '../texts/format'
import { t } from './t'
import styles from './BuyPanel.module.css'

interface BracketsProps {
  readonly brackets: readonly PriceBracket[]
  readonly quantity: number
  readonly multiple: number
  readonly unit: string
  /** A visitor's prices, which are hidden while a session is stored. */
  readonly isPublic: boolean
  /** They only reserve the space of the user's own. */
  readonly awaited: boolean
}

/** Price by quantity. The step of the chosen quantity and the next one are marked. */
export const Brackets = ({ brackets, quantity, multiple, unit, isPublic, awaited }: BracketsProps) => (
  <table className={classNames(styles.brackets, isPublic && styles.publicBrackets, awaited && styles.awaited)}>
    <caption className="visually-hidden">{t('product.brackets')}</caption>
    <thead>
      <tr>
        <th scope="col">{t('catalogue.quantity')}</th>
        <th scope="col">{t(isPublic ? 'product.pricePerInclVat' : 'product.pricePer', { unit })}</th>
        <th scope="col">{t('product.saving')}</th>
      </tr>
    </thead>
    <tbody>
      {bracketRows(brackets, quantity, multiple).map(({ bracket, to, saving, current, next }) => (
        <tr
          key={bracket.fromQuantity}
          className={current ? styles.step : next ? styles.next : undefined}
          aria-current={current || undefined}
        >
          <td>
            {to === undefined
              ? t('product.bracketFrom', { quantity: formatQuantity(bracket.fromQuantity), unit })
              : `${formatQuantity(bracket.fromQuantity)}–${formatQuantity(to)} ${unit}`}
            {next && <span className={styles.nextWords}> {t('product.nextStep')}</span>}
          </td>
          <td>
            <strong>{formatAmount(bracket.netPrice)}</strong>
          </td>
          <td>{saving <= 0 ? '–' : t('product.percent', { saving })}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
