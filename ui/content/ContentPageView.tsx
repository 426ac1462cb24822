import { Link } from 'react-router-dom'
import type { SelectedArticles } from '#application/queries/page-data'
import { menuPath } from '#application/queries/menu-path'
import { type OpenPage, type PageGoods, type ParentPage, contentPath } from '#domain/content/content-page'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { PhoneLink } from '../components/PhoneLink'
import { categoryPath } from '../routing/paths'
import { useShellData } from '../shop/ShellDataContext'
import { t } from '../texts/t'
import { ContentHero } from './ContentHero'
import { Picture } from './Picture'
import { RichTextView } from './RichTextView'
import { sectionsInText, SectionsView } from './SectionView'
import styles from './ContentPage.module.css'

interface ContentPageViewProps {
  readonly page: OpenPage
  readonly parent: ParentPage | undefined
  readonly siblings: readonly ParentPage[]
  readonly selected: SelectedArticles
}

/** A page of content: its hero, its ingress, its text, then its sections (CONTENT-11). */
export const ContentPageView = ({
  page: { title, preTitle, ingress, body, sections, hero, goods, displayContacts, showSidebar },
  parent,
  siblings,
  selected,
}: ContentPageViewProps) => (
  <div className={`page-width ${styles.page}`}>
    <Breadcrumbs
      trail={[
        { name: t('shell.start'), to: '/' },
        ...(parent === undefined ? [] : [{ name: parent.title, to: `/${parent.slug}` }]),
        { name: title },
      ]}
    />
    {hero !== undefined && <ContentHero hero={hero} />}
    <div className={styles.columns}>
      <article>
        <div className={styles.head}>
          {preTitle !== undefined && <p className={styles.preTitle}>{preTitle}</p>}
          {hero === undefined && <h1>{title}</h1>}
          <div className={styles.ingress}>
            <RichTextView text={ingress} />
          </div>
        </div>
        <div className={styles.body}>
          <RichTextView text={body} hasAddresses drawSection={sectionsInText(selected, 'text')} />
        </div>
        <SectionsView sections={sections} selected={selected} />
        {goods !== undefined && <Goods goods={goods} />}
        {displayContacts && <CustomerService />}
      </article>
      {showSidebar && parent !== undefined && siblings.length > 0 && <More parent={parent} siblings={siblings} />}
    </div>
  </div>
)

/** The categories that the page is about, by the names that the menu has for them. */
const Goods = ({ goods: { title, icon, categories } }: { readonly goods: PageGoods }) => {
  const menu = useShellData()?.menu ?? []
  const known = categories.flatMap((slug) => menuPath(menu, slug).at(-1) ?? [])
  if (known.length === 0) return null
  return (
    <section className={styles.goods} aria-labelledby="varor">
      <h2 id="varor">
        <Picture image={icon} className={styles.icon} decorative />
        {title ?? t('shell.assortment')}
      </h2>
      <ul className={styles.list}>
        {known.map((category) => (
          <li key={category.slug}>
            <Link to={categoryPath(category.slug)}>{category.title}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const CustomerService = () => {
  const phone = useShellData()?.config.phone ?? ''
  return (
    <section className={styles.goods} aria-labelledby="fraga-oss">
      <h2 id="fraga-oss">{t('content.askUs')}</h2>
      <p>
        <PhoneLink phone={phone} />
      </p>
      <p>
        <Link to="/hjalp">{t('help.title')}</Link>
      </p>
    </section>
  )
}

const More = ({ parent, siblings }: Pick<ContentPageViewProps, 'siblings'> & { parent: ParentPage }) => (
  <nav aria-labelledby="more-pages" className={styles.more}>
    <h2 id="more-pages">{t('content.more', { title: parent.title })}</h2>
    <ul className={styles.list}>
      {siblings.map(({ slug, title }) => (
        <li key={slug}>
          <Link to={contentPath(parent.slug, slug)}>{title}</Link>
        </li>
      ))}
    </ul>
  </nav>
)
