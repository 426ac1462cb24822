import { useMemo } from 'react'
import { Link, useLoaderData } from 'react-router-dom'
import type { StartPageData } from '#application/queries/page-data'
import type { MenuEntry } from '#application/ports/product-service'
import { categoryPath, productPath } from '../../catalogue/address'
import { usePriceTag } from '../../catalogue/ArticlePrice'
import { BuyControls } from '../../catalogue/BuyControls'
import { attributeWords, columnsOf } from '../../catalogue/columns'
import { PriceFault } from '../../catalogue/PriceFault'
import { shownArticle } from '../../catalogue/shown-article'
import type { ShownArticle } from '../../catalogue/shown-article'
import { ShelfLabel } from '../../components/ShelfLabel'
import { Illustration } from '../../illustrations/Illustration'
import { useOrderHead } from '../../shell/order-head/OrderHeadContext'
import { useCustomerVariants } from '../../shop/customer-variants'
import { t } from '../../texts/t'
import { Hero } from './Hero'
import styles from './StartPage.module.css'

const POPULAR_ON_SHELF = 5
const DETAILS = 2

/** The counter's front: what there is, and what others buy. */
export const Component = () => {
  const { categories, popular }: StartPageData = useLoaderData()
  const onShelf = useMemo(() => popular.slice(0, POPULAR_ON_SHELF), [popular])
  const prices = useCustomerVariants(useMemo(() => onShelf.map((variant) => variant.articleNumber), [onShelf]))
  return (
    <>
      <Hero first={categories[0]} />
      <div className="page-width">
        <section className={styles.section} aria-labelledby="sortiment">
          <h2 id="sortiment" className={styles.heading}>
            {t('start.assortment')}
          </h2>
          <ul className={styles.categories}>
            {doorsOf(categories).map((entry) => (
              <li key={entry.slug}>
                <Link to={categoryPath(entry.slug)}>
                  <Illustration family={entry.illustration} size={64} />
                  {entry.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
        {onShelf.length > 0 && (
          <section className={styles.section} aria-labelledby="populart">
            <h2 id="populart" className={styles.heading}>
              {t('start.popular')}
            </h2>
            <PriceFault prices={prices} />
            <div className={styles.shelf}>
              {onShelf.map((variant) => (
                <Compartment key={variant.articleNumber} article={shownArticle(variant, prices)} />
              ))}
            </div>
          </section>
        )}
      </div>
    </>
  )
}

/** Departments with what is in them: few departments are shown by their categories. */
const doorsOf = (menu: readonly MenuEntry[]): readonly MenuEntry[] => {
  const inner = menu.flatMap((entry) => (entry.children.length === 0 ? [entry] : entry.children))
  return menu.length >= 6 ? menu : inner.slice(0, 16)
}

const Compartment = ({ article }: { article: ShownArticle }) => {
  const { delivery } = useOrderHead()
  const priceTag = usePriceTag(article.standing)
  const { variant } = article
  return (
    <ShelfLabel
      variant={variant}
      to={productPath(variant)}
      detail={columnsOf([variant], DETAILS)
        .map((name) => attributeWords(variant, name))
        .join(', ')}
      locationId={article.standing === 'own' ? delivery.locationId : undefined}
      priceTag={priceTag}
    >
      <BuyControls article={article} look="shelf" />
    </ShelfLabel>
  )
}
