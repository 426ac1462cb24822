import type { ReactNode } from 'react'
import type { SelectedArticles } from '#application/queries/page-data'
import { isDark } from '#domain/content/colour'
import type { ContentImage } from '#domain/content/image'
import type { ContentSection } from '#domain/content/section'
import type { ListedVariant } from '#domain/catalogue/variant'
import { absurdCase } from '#domain/kernel/decider'
import { ArticleShelf } from '../catalogue/ArticleShelf'
import { classNames } from '../components/class-names'
import { Icon } from '../components/Icon'
import { t } from '../texts/t'
import { Backdrop } from './Backdrop'
import { Banners } from './Banners'
import { ContactCards } from './ContactCards'
import { FormSection } from './FormSection'
import { Picture } from './Picture'
import { RichTextView } from './RichTextView'
import { WayOn } from './WayOn'
import styles from './SectionView.module.css'

interface SectionsViewProps {
  readonly sections: readonly ContentSection[]
  readonly selected: SelectedArticles
  readonly className?: string | undefined
}

/** The sections of a page (CONTENT-12, CONTENT-21). */
export const SectionsView = ({ sections, selected, className }: SectionsViewProps) =>
  // An editor may put the same section, picture or banner in twice, so that the place is the key and not the id.
  sections.map((section, place) => (
    <SectionView key={place} section={section} selected={selected} id={`del-${place + 1}`} className={className} />
  ))

/**
 * Draws the sections that stand in a text.
 * @param part of the page, in which the ids of their headings are
 */
export const sectionsInText =
  (selected: SelectedArticles, part: string) => (section: ContentSection, place: number) => (
    <SectionView section={section} selected={selected} id={`${part}-${place + 1}`} />
  )

interface SectionViewProps {
  readonly section: ContentSection
  readonly selected: SelectedArticles
  /** Of its heading. */
  readonly id: string
  readonly className?: string | undefined
}

/** A section with its heading; nothing where it has no articles to show. */
export const SectionView = ({ section, selected, id, className }: SectionViewProps) => {
  const { title, icon, backgroundColor } = section
  if (section.tag === 'SelectedProducts' && articlesIn(section, selected).length === 0) return null
  return (
    <section
      className={classNames(
        styles.section,
        className,
        backgroundColor !== undefined && styles.coloured,
        backgroundColor !== undefined && isDark(backgroundColor) && styles.onDark,
      )}
      aria-labelledby={title === undefined ? undefined : id}
    >
      <Backdrop colour={backgroundColor} />
      {title !== undefined && (
        <h2 id={id} className={styles.heading}>
          <Picture image={icon} className={styles.icon} decorative />
          {title}
        </h2>
      )}
      <Content section={section} selected={selected} />
    </section>
  )
}

const articlesIn = ({ groupId }: SelectedSection, selected: SelectedArticles): readonly ListedVariant[] =>
  Object.hasOwn(selected, groupId) ? (selected[groupId] ?? []) : []

type SelectedSection = Extract<ContentSection, { readonly tag: 'SelectedProducts' }>

interface ContentProps {
  readonly section: ContentSection
  readonly selected: SelectedArticles
}

const Content = ({ section, selected }: ContentProps): ReactNode => {
  switch (section.tag) {
    case 'TextBlock':
      return <RichTextView text={section.text} />
    case 'InfoBlock':
      return (
        <div className={styles.info}>
          <RichTextView text={section.text} />
        </div>
      )
    case 'TextAndMedia':
      return (
        <Beside image={section.image}>
          <RichTextView text={section.text} />
        </Beside>
      )
    case 'Images':
      return (
        <div className={styles.images}>
          {section.images.map((image, place) => (
            <Picture key={place} image={image} className={styles.picture} />
          ))}
        </div>
      )
    case 'Accordions':
      return section.items.map(({ title, text }, place) => (
        <details key={place} className={styles.accordion}>
          <summary>
            {title}
            <Icon name="chevronDown" size={16} />
          </summary>
          <RichTextView text={text} />
        </details>
      ))
    case 'ContactCards':
      return <ContactCards contacts={section.contacts} />
    case 'LargeSection':
      return (
        <Beside image={section.image} imageFirst={section.imageFirst}>
          {section.preTitle !== undefined && <p className={styles.preTitle}>{section.preTitle}</p>}
          {section.text !== undefined && <p>{section.text}</p>}
          <WayOn link={section.link} />
          {section.subHero !== undefined && (
            <Banners
              heading="h3"
              section={{ ...section, tag: 'Banners', look: 'wide', choice: 'all', banners: [section.subHero] }}
            />
          )}
        </Beside>
      )
    case 'AccountApplication':
      return (
        <div className={styles.info}>
          <RichTextView text={section.text} />
          <WayOn link={section.link} />
        </div>
      )
    case 'Banners':
      return <Banners section={section} heading={section.title === undefined ? 'h2' : 'h3'} />
    case 'SelectedProducts':
      return (
        <div className={styles.articles}>
          <ArticleShelf articles={articlesIn(section, selected)} />
        </div>
      )
    case 'Video':
      return (
        <Beside image={section.thumbnail}>
          <WayOn
            link={section.link.text === section.title ? { ...section.link, text: t('content.film') } : section.link}
          />
        </Beside>
      )
    case 'DynamicForm':
      return <FormSection form={section.form} />
    default:
      return absurdCase(section)
  }
}

interface BesideProps {
  readonly image: ContentImage | undefined
  readonly imageFirst?: boolean
  readonly children: ReactNode
}

/** Words with a picture beside them; below them where there is no room. */
const Beside = ({ image, imageFirst = false, children }: BesideProps) => (
  <div className={classNames(styles.beside, imageFirst && styles.imageFirst)}>
    <div className={styles.words}>{children}</div>
    <Picture image={image} className={styles.picture} />
  </div>
)
