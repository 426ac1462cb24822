/* oxlint-disable jsx-a11y/prefer-tag-over-role -- A grid in two columns of rows, which no table can be. */
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Suggestions } from '#application/queries/suggestions'
import type { ShownArticle } from '#domain/catalogue/shown-article'
import { FaultBox } from '../components/FaultBox'
import { useOrderHead } from '../order-head/OrderHeadContext'
import { useMay } from '../shop/permissions'
import { formatQuantity } from '../texts/format'
import { t } from '../texts/t'
import { ArticleHit } from './ArticleHit'
import { ChoiceRow } from './ChoiceRow'
import { searchPath } from './choices'
import type { Columns } from './choices'
import { ChoiceGroups } from './ChoiceGroups'
import type { Picking } from './picking'
import type { SuggestionState } from './use-suggestions'
import styles from './SuggestionPanel.module.css'

interface SuggestionPanelProps {
  readonly typed: string
  readonly columns: Columns
  readonly suggestions: SuggestionState
  readonly picking: Picking
}

/** Suggestions while the user types: queries, categories and past searches beside articles with price and stock. */
export const SuggestionPanel = ({
  typed,
  columns: [words = [], articles = []],
  suggestions,
  picking,
}: SuggestionPanelProps) => {
  const { found, status, priceSource, retry } = suggestions
  return (
    <>
      {status === 'failed' && (
        <FaultBox title={t('find.failed')} onRetry={retry}>
          {t('find.failedNext')}
        </FaultBox>
      )}
      {status === 'waiting' && found === undefined && <p className={styles.note}>{t('find.waiting')}</p>}
      {found !== undefined && articles.length === 0 && (
        <p className={styles.note}>{t('find.none', { query: found.query })}</p>
      )}
      {words.length + articles.length > 0 && (
        <PanelGrid id={picking.id}>
          {words.length > 0 && (
            <div className={styles.words}>
              <ChoiceGroups column={0} choices={words} typed={typed} picking={picking} />
            </div>
          )}
          {found !== undefined && articles.length > 0 && (
            <div className={styles.articles}>
              <ArticlesHead found={found} priceSource={priceSource} />
              <div role="rowgroup" aria-label={t('find.products')} aria-busy={status === 'waiting' || undefined}>
                {articles.map((choice, row) =>
                  choice.tag === 'Article' ? (
                    <ArticleHit
                      key={choice.article.articleNumber}
                      article={{ variant: choice.article, priceSource }}
                      place={{ column: 1, row }}
                      typed={found.query}
                      picking={picking}
                    />
                  ) : null,
                )}
              </div>
            </div>
          )}
        </PanelGrid>
      )}
      <PanelFoot found={found} onOpen={picking.leave} />
    </>
  )
}

const PanelGrid = ({ id, children }: { id: string; children: ReactNode }) => (
  <div id={`${id}-panel`} role="grid" aria-label={t('find.panel')} className={styles.columns}>
    {children}
  </div>
)

const ArticlesHead = ({
  found: { articles, total },
  priceSource,
}: {
  found: Suggestions
  priceSource: ShownArticle['priceSource']
}) => {
  const { delivery } = useOrderHead()
  const hidesPrices = !useMay('seePrices')
  const shown = { shown: articles.length, total: formatQuantity(total) }
  const to = [delivery.name, delivery.place].filter(Boolean).join(' ')
  return (
    <p className={styles.articlesHead} aria-hidden="true">
      <strong>{t('find.products')}</strong>
      {to === '' ? t('find.shown', shown) : t('find.shownFor', { ...shown, delivery: to })}
      {!hidesPrices && (
        <span className={styles.vat}>
          {t(priceSource === 'public' ? 'catalogue.publicPrice' : 'catalogue.ownPrice')}
        </span>
      )}
    </p>
  )
}

const PanelFoot = ({ found, onOpen }: { found: Suggestions | undefined; onOpen: (query?: string) => void }) => (
  <div className={styles.foot}>
    {found !== undefined && found.total > 0 && (
      <Link to={searchPath(found.query)} onClick={() => onOpen(found.query)}>
        {t('find.all', { count: found.total, query: found.query })}
      </Link>
    )}
    <p className={styles.keys} aria-hidden="true">
      <kbd>↑</kbd> <kbd>↓</kbd> {t('find.key.choose')} <kbd>Enter</kbd> {t('find.key.open')} <kbd>+</kbd>{' '}
      {t('find.key.add')} <kbd>Esc</kbd> {t('find.key.close')}
    </p>
  </div>
)

/** Shown while the field is empty: past searches, and the products opened from the current listing. */
export const HistoryPanel = ({
  columns: [past = [], opened = []],
  picking,
}: {
  columns: Columns
  picking: Picking
}) => (
  <PanelGrid id={picking.id}>
    {past.length > 0 && (
      <div className={styles.words}>
        <ChoiceGroups column={0} choices={past} typed="" picking={picking} />
      </div>
    )}
    {opened.length > 0 && (
      <div className={styles.articles}>
        <p className={styles.groupName} aria-hidden="true">
          {t('find.opened')}
        </p>
        <div role="rowgroup" aria-label={t('find.opened')}>
          {opened.map((choice, row) => (
            <ChoiceRow
              key={choice.tag === 'Opened' ? choice.product.path : row}
              choice={choice}
              place={{ column: 1, row }}
              typed=""
              picking={picking}
            />
          ))}
        </div>
      </div>
    )}
  </PanelGrid>
)
