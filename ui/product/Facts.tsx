import type { Variant } from '#domain/catalogue/variant'
import { isLeftSomewhere } from '#domain/catalogue/purchasability'
import { attributeOf, describing } from '#domain/catalogue/attributes'
import { Icon } from '../components/Icon'
import { Tag } from '../components/Tag'
import { useTell } from '../notices/ShellNotices'
import { t } from './t'
import { UnbrokenName } from '../components/UnbrokenName'
import styles from './Facts.module.css'

/** Name and numbers of an article; each number is copied by a press. */
export const Title = ({ variant }: { variant: Variant }) => (
  <div>
    <p className={styles.brand}>
      {variant.brands.map(({ brand }) => brand).join(', ')}
      {variant.discontinued && (
        <Tag tone="bad">{t(isLeftSomewhere(variant) ? 'product.ending' : 'product.discontinued')}</Tag>
      )}
    </p>
    <h1>
      <UnbrokenName name={variant.name} />
    </h1>
    <dl className={styles.numbers}>
      <Numbered label={t('catalogue.articleNumber')} value={variant.articleNumber} />
      <Numbered label={t('product.rsk')} value={attributeOf(variant, 'RSK')} />
      <Numbered label={t('product.eNumber')} value={attributeOf(variant, 'E-nummer')} />
      <Numbered label={t('product.supplierNumber')} value={attributeOf(variant, 'Lev.art.nr')} />
      <Numbered label={t('product.ean')} value={variant.ean ?? ''} />
    </dl>
  </div>
)

/** Description and attributes of an article, in the category's sequence. */
export const Facts = ({ variant, sequence }: { variant: Variant; sequence: readonly string[] }) => (
  <div>
    <p className={styles.description}>{variant.product.description}</p>
    <dl className={styles.facts}>
      {describing(variant, sequence).map(({ attributeName, attributeValue }) => (
        <div key={attributeName}>
          <dt>{attributeName}</dt>
          <dd>{attributeValue}</dd>
        </div>
      ))}
    </dl>
  </div>
)

const Numbered = ({ label, value }: { label: string; value: string }) => {
  const tell = useTell()
  if (value === '') return null
  const copy = async () => {
    // Over plain HTTP a browser has no clipboard to give.
    const isCopied = 'clipboard' in navigator && (await navigator.clipboard.writeText(value).then(yes, no))
    if (isCopied) tell('product.copied', { number: value }, 'success')
    else tell('product.copyFailed', {}, 'warning')
  }
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <button
          type="button"
          className={styles.copy}
          aria-label={t('product.copy', { what: label, number: value })}
          onClick={() => void copy()}
        >
          <span className="mono">{value}</span>
          <Icon name="copy" size={14} />
        </button>
      </dd>
    </div>
  )
}

const yes = () => true
const no = () => false
