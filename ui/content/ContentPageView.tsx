import { Link } from 'react-router-dom'
import type { SelectedArticles } from '#application/queries/page-data'
import { type ContentCard, type OpenPage, type ParentPage, contentPath } from '#domain/content/content-page'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { t } from '../texts/t'
import { RichTextView } from './RichTextView'
import { SectionsView } from './SectionView'
import styles from './ContentPage.module.css'

interface ContentPageViewProps {
  readonly page: OpenPage
  readonly parent: ParentPage | undefined
  readonly siblings: readonly Pick<ContentCard, 'slug' | 'title'>[]
  readonly selected: SelectedArticles
}

/** A page of content: its ingress, its text, then its sections. */
export const ContentPageView = ({
  page: { title, preTitle, ingress, body, sections },
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
    <div className={styles.columns}>
      <article>
        <div className={styles.head}>
          {preTitle !== undefined && <p className={styles.preTitle}>{preTitle}</p>}
          <h1>{title}</h1>
          <div className={styles.ingress}>
            <RichTextView text={ingress} />
          </div>
        </div>
        <div className={styles.body}>
          <RichTextView text={body} hasAddresses />
        </div>
        <SectionsView sections={sections} selected={selected} />
      </article>
      {parent !== undefined && siblings.length > 0 && <More parent={parent} siblings={siblings} />}
    </div>
  </div>
)

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
