import { useRef } from 'react'
import type { ReactNode } from 'react'
import { contentPath } from '#domain/content/content-page'
import type { ShellData } from '#application/queries/page-data'
import { presentationOf } from '../brands/presentation'
import { MissingPart } from '../components/MissingPart'
import { categoryPath } from '../routing/paths'
import { usePlainLinks } from '../routing/use-plain-links'
import { useSession } from '../shop/ShopContext'
import { t } from '../texts/t'
import { PhoneLink } from '../components/PhoneLink'
import { ContentMenuLink } from './ContentMenu'
import { FrameLogo } from './FrameLogo'
import styles from './Footer.module.css'

const CHAPTERS = 4
const PAGES_PER_CHAPTER = 5

/** Contact, departments and pages of content. */
export const Footer = ({ shell: { config, menu, chapters, site, missing = [] } }: { shell: ShellData }) => {
  const columns = site?.footer ?? []
  const isLoggedIn = useSession().tag === 'Authenticated'
  const footer = useRef<HTMLElement>(null)
  usePlainLinks(footer)
  return (
    <footer ref={footer} data-surface="sign" className={styles.footer}>
      <div className={`page-width ${styles.columns}`}>
        <div>
          <FrameLogo brand={config.brand} surface="sign" />
          <p className={styles.about}>
            {t(isLoggedIn ? 'shell.footer.aboutOwn' : 'shell.footer.about', {
              trade: presentationOf(config.presentation).trade,
            })}
          </p>
          <FooterColumn title={t('shell.footer.contact')}>
            <li>
              <PhoneLink phone={config.phone} />
            </li>
            <li>
              <a href="/hitta-butik">{t('stores.find')}</a>
            </li>
            <li>
              <a href="/hjalp">{t('help.title')}</a>
            </li>
          </FooterColumn>
        </div>
        <FooterColumn title={t('shell.assortment')}>
          {missing.includes('menu') && (
            <li>
              <MissingPart what={t('shell.menuMissing')} />
            </li>
          )}
          {menu
            .flatMap((entry) => [entry, ...(menu.length === 1 ? entry.children : [])])
            .map((entry) => (
              <li key={entry.slug}>
                <a href={categoryPath(entry.slug)}>{entry.title}</a>
              </li>
            ))}
        </FooterColumn>
        {columns.length > 0 ? (
          columns.map((column) => (
            <FooterColumn key={column.id} title={<ContentMenuLink link={column} />}>
              {column.children.map((link) => (
                <li key={link.id}>
                  <ContentMenuLink link={link} />
                </li>
              ))}
            </FooterColumn>
          ))
        ) : (
          <Chapters chapters={chapters} isMissing={missing.includes('chapters')} />
        )}
      </div>
    </footer>
  )
}

/** The pages of content, where an editor has made no columns. */
const Chapters = ({ chapters, isMissing }: Pick<ShellData, 'chapters'> & { readonly isMissing: boolean }) => (
  <>
    {isMissing && <MissingPart what={t('shell.chaptersMissing')} />}
    {chapters.slice(0, CHAPTERS).map(({ slug, title, pages }) => (
      <FooterColumn key={slug} title={<a href={`/${slug}`}>{title}</a>}>
        {pages.slice(0, PAGES_PER_CHAPTER).map((page) => (
          <li key={page.slug}>
            <a href={contentPath(slug, page.slug)}>{page.title}</a>
          </li>
        ))}
      </FooterColumn>
    ))}
  </>
)

const FooterColumn = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section>
    <h2 className={styles.title}>{title}</h2>
    <ul className={styles.list}>{children}</ul>
  </section>
)
