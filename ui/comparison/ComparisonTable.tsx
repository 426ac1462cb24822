import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatComparisonAddress } from '#application/queries/comparison-address'
import { compareFacts, type Comparison } from '#domain/catalogue/comparison'
import type { ShownArticle } from '#domain/catalogue/shown-article'
import { ArticleDrawing } from '../catalogue/ArticleDrawing'
import { PriceByRights, usePriceRights } from '../catalogue/ArticlePrice'
import { StockForDelivery } from '../catalogue/ArticleStock'
import { BuyControlsOf, useBuying } from '../catalogue/BuyControls'
import { ArticleHeart } from '../favourites/Heart'
import { Icon } from '../components/Icon'
import { productPath } from '../routing/paths'
import { useShopCommand } from '../shop/ShopContext'
import { t } from './t'
import { articleFacts } from './article-facts'
import { UnbrokenName } from '../components/UnbrokenName'
import styles from './ComparisonTable.module.css'

type Articles = readonly ShownArticle[]

/** At least one article. Only the table scrolls sideways; its first column stays. */
export const ComparisonTable = ({ articles }: { articles: Articles }) => {
  const buying = useBuying()
  const rights = usePriceRights()
  const comparison = compareFacts(articles.map(({ variant }) => articleFacts(variant)))
  const isPublic = articles.some(({ priceSource }) => priceSource === 'public')
  const { delivery } = buying
  const stockName =
    isPublic || delivery.name === undefined
      ? t('catalogue.stock')
      : [delivery.name, delivery.place].filter(Boolean).join(' ')
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard */}
      <section className={styles.scroll} aria-label={t('comparison.title')} tabIndex={0}>
        <table className={styles.table}>
          <caption className="visually-hidden">{t('comparison.title')}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.name}>
                <span className="visually-hidden">{t('comparison.fact')}</span>
              </th>
              {articles.map((article) => (
                <Head key={article.variant.articleNumber} article={article} articles={articles} />
              ))}
            </tr>
          </thead>
          <tbody>
            <Row name={t('catalogue.articleNumber')} articles={articles}>
              {({ variant }) => <span className="mono">{variant.articleNumber}</span>}
            </Row>
            {!rights.hidePrices && (
              <Row name={isPublic ? <PublicPriceName /> : t('catalogue.ownPrice')} articles={articles}>
                {(article) => <PriceByRights article={article} rights={rights} />}
              </Row>
            )}
            <Row name={stockName} articles={articles}>
              {(article) => <StockForDelivery article={article} delivery={delivery} />}
            </Row>
            <Row name={t('comparison.buy')} articles={articles} className={styles.buy}>
              {(article) => <BuyControlsOf article={article} look="shelf" buying={buying} />}
            </Row>
          </tbody>
          {articles.length > 1 && <Differing comparison={comparison} columns={articles.length} />}
        </table>
      </section>
      <Shared comparison={comparison} ofOne={articles.length === 1} />
    </>
  )
}

// The server's HTML is the visitor's. A user's words appear together with the user's prices.
const PublicPriceName = () => (
  <>
    <span className="price-public">{t('catalogue.publicPrice')}</span>
    <span className="price-reserved">{t('catalogue.ownPrice')}</span>
  </>
)

const DRAWING = 96

const Head = ({ article: { variant }, articles }: { article: ShownArticle; articles: Articles }) => {
  const command = useShopCommand()
  const others = articles.filter((other) => other.variant !== variant).map((other) => other.variant)
  return (
    <th scope="col" className={styles.head}>
      <ArticleDrawing variant={variant} size={DRAWING} deferred={false} />
      <Link to={productPath(variant)}>
        <UnbrokenName name={variant.name} />
      </Link>
      <ArticleHeart article={variant} />
      <Link
        className={styles.remove}
        to={formatComparisonAddress({ articles: others.map(({ articleNumber }) => articleNumber) })}
        aria-label={t('compare.remove', { name: variant.name })}
        onClick={() => command((shop) => shop.keepCompared(others))}
      >
        <Icon name="close" size={14} /> {t('comparison.removeThis')}
      </Link>
    </th>
  )
}

interface RowProps {
  readonly name: ReactNode
  readonly articles: Articles
  readonly className?: string | undefined
  readonly children: (article: ShownArticle) => ReactNode
}

const Row = ({ name, articles, className, children }: RowProps) => (
  <tr className={className}>
    <th scope="row" className={styles.name}>
      {name}
    </th>
    {articles.map((article) => (
      <td key={article.variant.articleNumber}>{children(article)}</td>
    ))}
  </tr>
)

const Differing = ({ comparison: { differing }, columns }: { comparison: Comparison; columns: number }) => (
  <tbody>
    <tr>
      <th scope="rowgroup" colSpan={columns + 1} className={styles.group}>
        <span>{t(differing.length === 0 ? 'comparison.nothingDiffers' : 'comparison.differs')}</span>
      </th>
    </tr>
    {differing.map(({ name, values }) => (
      <tr key={name}>
        <th scope="row" className={styles.name}>
          {name}
        </th>
        {values.map((value, column) => (
          <td key={column} className={styles.value}>
            {value ?? <Absent />}
          </td>
        ))}
      </tr>
    ))}
  </tbody>
)

const Absent = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">{t('comparison.none')}</span>
  </>
)

/** The facts that all articles share. They are folded, but shown for a single article. */
const Shared = ({ comparison: { shared }, ofOne }: { comparison: Comparison; ofOne: boolean }) =>
  shared.length === 0 ? null : (
    <details key={String(ofOne)} className={styles.shared} open={ofOne}>
      <summary>{t(ofOne ? 'comparison.ofOne' : 'comparison.shared', { count: shared.length })}</summary>
      <dl>
        {shared.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
