import { useRef } from 'react'
import { formatComparisonAddress } from '#application/queries/comparison-address'
import { MOST_COMPARED, type ComparedArticle } from '#domain/catalogue/comparison'
import { Button } from '../components/Button'
import { Icon } from '../components/Icon'
import { LinkButton } from '../components/LinkButton'
import { useDocumentMark } from '../components/use-document-mark'
import { useRouteMeta } from '../routing/route-meta'
import { useCompared } from '../shop/compared-articles'
import { useShopCommand } from '../shop/ShopContext'
import { t } from '../texts/t'
import styles from './ComparisonBar.module.css'

/** The routes on which articles are chosen. */
const choosing: readonly string[] = ['kategorier-slug', 'search', 'produkt-slug', 'kampanjer-slug', 'sortiment-slug']

/** The articles chosen for comparison, at the bottom of the pages on which they are chosen; nothing without any. */
export const ComparisonBar = () => {
  const compared = useCompared()
  const { name } = useRouteMeta()
  const command = useShopCommand()
  const bar = useRef<HTMLElement>(null)
  const isShown = compared.length > 0 && choosing.includes(name)
  useDocumentMark('comparison', isShown ? 'shown' : undefined)
  if (!isShown) return null
  const keep = (left: readonly ComparedArticle[]) => {
    // The pressed button is removed, and the focus would be lost with it.
    const next = left.length === 0 ? document.querySelector<HTMLElement>('main') : bar.current
    next?.focus({ preventScroll: true })
    command((shop) => shop.keepCompared(left))
  }
  const articles = compared.map(({ articleNumber }) => articleNumber)
  return (
    <aside ref={bar} tabIndex={-1} className={styles.bar} aria-label={t('compare.bar')}>
      <div className={`page-width ${styles.content}`}>
        <ul className={styles.articles}>
          {compared.map((article) => (
            <li key={article.articleNumber}>
              <span>{article.name}</span>
              <button
                type="button"
                aria-label={t('compare.remove', { name: article.name })}
                onClick={() => keep(compared.filter((other) => other !== article))}
              >
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
        <output className={styles.count}>
          {t('compare.count', { count: compared.length, most: MOST_COMPARED })}
          {compared.length === 1 && <span>{t('compare.oneMore')}</span>}
        </output>
        {compared.length > 1 && (
          <LinkButton variant="secondary" size="row" to={formatComparisonAddress({ articles })}>
            {t('compare.open', { count: compared.length })}
          </LinkButton>
        )}
        <Button variant="text" size="row" aria-label={t('compare.clearAll')} onClick={() => keep([])}>
          {t('compare.clear')}
        </Button>
      </div>
    </aside>
  )
}
