import type { ReactNode } from 'react'
import type { SelectedArticles } from '#application/queries/page-data'
import type { ContentImage } from '#domain/content/image'
import type { Banner, ContactCard, ContentSection, SectionLink } from '#domain/content/section'
import type { ListedVariant } from '#domain/catalogue/variant'
import { absurdCase } from '#domain/kernel/decider'
import { ArticleShelf } from '../catalogue/ArticleShelf'
import { AddressLink } from '../components/AddressLink'
import { PhoneLink } from '../components/PhoneLink'
import { RichTextView } from './RichTextView'
import styles from './SectionView.module.css'

interface SectionsViewProps {
  readonly sections: readonly ContentSection[]
  readonly selected: SelectedArticles
}

/** The sections of a page, below its text (CONTENT-12). */
export const SectionsView = ({ sections, selected }: SectionsViewProps) =>
  // An editor may put the same section, picture or banner in twice, so that the place is the key and not the id.
  sections.map((section, place) =>
    section.tag === 'SelectedProducts' && articlesIn(section, selected).length === 0 ? null : (
      <section
        key={place}
        className={styles.section}
        aria-labelledby={section.title === undefined ? undefined : headingAt(place)}
      >
        {section.title !== undefined && <h2 id={headingAt(place)}>{section.title}</h2>}
        <Content section={section} selected={selected} />
      </section>
    ),
  )

const articlesIn = ({ groupId }: SelectedSection, selected: SelectedArticles): readonly ListedVariant[] =>
  Object.hasOwn(selected, groupId) ? (selected[groupId] ?? []) : []

type SelectedSection = Extract<ContentSection, { readonly tag: 'SelectedProducts' }>

const headingAt = (place: number): string => `del-${place + 1}`

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
            <Picture key={place} image={image} />
          ))}
        </div>
      )
    case 'Accordions':
      return section.items.map(({ title, text }, place) => (
        <details key={place} className={styles.accordion}>
          <summary>{title}</summary>
          <RichTextView text={text} />
        </details>
      ))
    case 'ContactCards':
      return (
        <ul className={styles.cards}>
          {section.contacts.map((contact, place) => (
            <Contact key={place} contact={contact} />
          ))}
        </ul>
      )
    case 'LargeSection':
      return (
        <Beside image={section.image}>
          {section.preTitle !== undefined && <p className={styles.preTitle}>{section.preTitle}</p>}
          {section.text !== undefined && <p>{section.text}</p>}
          <WayOn link={section.link} />
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
      return (
        <ul className={styles.cards}>
          {section.banners.map((banner, place) => (
            <BannerCard key={place} banner={banner} />
          ))}
        </ul>
      )
    case 'SelectedProducts':
      return (
        <div className={styles.articles}>
          <ArticleShelf articles={articlesIn(section, selected)} />
        </div>
      )
    case 'Video':
      return (
        <Beside image={section.thumbnail}>
          <WayOn link={section.link} />
        </Beside>
      )
    default:
      return absurdCase(section)
  }
}

/** Words with a picture beside them; below them where there is no room. */
const Beside = ({ image, children }: { readonly image: ContentImage | undefined; readonly children: ReactNode }) => (
  <div className={styles.beside}>
    <div>{children}</div>
    <Picture image={image} />
  </div>
)

const WayOn = ({ link }: { readonly link: SectionLink | undefined }) =>
  link === undefined ? null : (
    <p>
      <AddressLink address={link.address} className={styles.wayOn}>
        {link.text}
      </AddressLink>
    </p>
  )

/** Its measures keep its place free until it is loaded. */
const Picture = ({ image }: { readonly image: ContentImage | undefined }) =>
  image === undefined ? null : (
    <img
      className={styles.picture}
      src={image.url}
      alt={image.description ?? image.title ?? ''}
      width={image.width}
      height={image.height}
      loading="lazy"
      decoding="async"
    />
  )

const Contact = ({ contact: { name, role, phone, email } }: { readonly contact: ContactCard }) => (
  <li className={styles.card}>
    <strong>{name}</strong>
    {role !== undefined && <span className={styles.faint}>{role}</span>}
    {phone !== undefined && <PhoneLink phone={phone} />}
    {email !== undefined && <a href={`mailto:${email}`}>{email}</a>}
  </li>
)

const BannerCard = ({ banner: { title, preTitle, rows, image, link } }: { readonly banner: Banner }) => (
  <li className={styles.card}>
    <Picture image={image} />
    {preTitle !== undefined && <span className={styles.faint}>{preTitle}</span>}
    <h3>{link === undefined ? title : <AddressLink address={link.address}>{title}</AddressLink>}</h3>
    {rows.map((row, place) => (
      <span key={place}>{row}</span>
    ))}
  </li>
)
