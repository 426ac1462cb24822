import { useEffect, useMemo } from 'react'
import { Form, useLoaderData, useNavigate } from 'react-router-dom'
import { formatComparisonAddress } from '#application/queries/comparison-address'
import type { ComparisonPageData } from '#application/queries/page-data'
import { MOST_COMPARED } from '#domain/catalogue/comparison'
import { shownArticle } from '#domain/catalogue/shown-article'
import type { ListedVariant } from '#domain/catalogue/variant'
import { PriceFault } from '../catalogue/PriceFault'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { Button } from '../components/Button'
import { EmptyCompartment } from '../components/EmptyCompartment'
import { Field } from '../components/Field'
import { useCompared } from '../shop/compared-articles'
import { useCustomerVariants } from '../shop/customer-variants'
import { useShopCommand } from '../shop/ShopContext'
import { enumerate } from '../texts/enumerate'
import { t } from './t'
import { ComparisonTable } from './ComparisonTable'
import styles from './ComparisonPage.module.css'

/**
 * Articles side by side: first the facts that differ, below them, folded, the shared ones. The address names the
 * articles.
 */
export const Component = () => {
  const data: ComparisonPageData = useLoaderData()
  const { variants, leftOut } = data
  const numbers = useMemo(() => variants.map((variant) => variant.articleNumber), [variants])
  const prices = useCustomerVariants(numbers)
  const articles = useMemo(() => variants.map((variant) => shownArticle(variant, prices)), [variants, prices])
  useChoiceOfAddress(data)
  return (
    <div className={`page-width ${styles.page}`}>
      <div className={styles.top}>
        <Breadcrumbs trail={[{ name: t('shell.start'), to: '/' }, { name: t('comparison.title') }]} />
        {variants.length > 0 && (
          <Button variant="text" size="row" icon="print" onClick={() => window.print()}>
            {t('comparison.print')}
          </Button>
        )}
      </div>
      <h1>{t('comparison.title')}</h1>
      {leftOut.length > 0 && (
        <p className={styles.leftOut}>
          {t('comparison.leftOut', { most: MOST_COMPARED, numbers: enumerate(leftOut) })}
        </p>
      )}
      <PriceFault prices={prices} />
      {articles.length === 0 ? (
        <EmptyCompartment title={t('comparison.empty')}>
          <p>{t('comparison.emptyNext')}</p>
        </EmptyCompartment>
      ) : (
        <ComparisonTable articles={articles} />
      )}
      {variants.length < MOST_COMPARED && <AddArticle {...data} />}
    </div>
  )
}

/**
 * The articles of the address replace those chosen in this tab. An address without articles is replaced by one with
 * those chosen in this tab.
 */
const useChoiceOfAddress = ({ variants, unknown }: ComparisonPageData): void => {
  const command = useShopCommand()
  const compared = useCompared()
  const navigate = useNavigate()
  const isEmpty = variants.length === 0 && unknown.length === 0
  useEffect(() => {
    if (isEmpty) return
    command((shop) => shop.keepCompared(variants.map(({ articleNumber, name }) => ({ articleNumber, name }))))
  }, [isEmpty, variants, command])
  useEffect(() => {
    if (!isEmpty || compared.length === 0) return
    const articles = compared.map(({ articleNumber }) => articleNumber)
    void navigate(formatComparisonAddress({ articles }), { replace: true })
  }, [isEmpty, compared, navigate])
}

/** A GET form that also works without scripts. The address that it leads to has the new article too. */
const AddArticle = ({ variants, unknown }: ComparisonPageData) => (
  <Form key={written(variants, unknown)} action="/jamfor" method="get" className={styles.add}>
    {variants.map(({ articleNumber }) => (
      <input key={articleNumber} type="hidden" name="artiklar" value={articleNumber} />
    ))}
    <Field
      name="artiklar"
      label={t('comparison.addLabel')}
      hint={t('comparison.addHint')}
      defaultValue={unknown.join(', ')}
      autoComplete="off"
      required
      {...(unknown.length === 0
        ? {}
        : { error: t('comparison.unknown', { count: unknown.length, numbers: enumerate(unknown) }) })}
    />
    <Button type="submit" variant="secondary">
      {t('comparison.add')}
    </Button>
  </Form>
)

const written = (variants: readonly ListedVariant[], unknown: readonly string[]): string =>
  [...variants.map(({ articleNumber }) => articleNumber), ...unknown].join(' ')
