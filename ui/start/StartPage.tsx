import type { ReactNode } from 'react'
import { Link, useLoaderData } from 'react-router-dom'
import type { MenuEntry } from '#application/ports/product-service'
import type { StartPageData } from '#application/queries/page-data'
import { presentationOf } from '../brands/presentation'
import { CampaignTiles } from '../campaigns/CampaignTiles'
import { CategoryTiles } from '../campaigns/CategoryTiles'
import { useOwnCampaigns } from '../campaigns/use-own-campaigns'
import { categoryPath } from '../routing/paths'
import { ArticleShelf } from '../catalogue/ArticleShelf'
import { MissingPart } from '../components/MissingPart'
import { useShellData } from '../shop/ShellDataContext'
import { t } from '../texts/t'
import { SectionsView, SectionView } from '../content/SectionView'
import { Hero } from './Hero'
import { Services } from './Services'
import { startTiles } from './start-tiles'
import styles from './StartPage.module.css'

const CAMPAIGNS_SHOWN = 3
const FEWEST_ON_SHELF = 3

const noMenu: readonly MenuEntry[] = []

/**
 * The start page: as editors make it (CONTENT-08), with the campaigns and the articles that hold for the reader below its
 * first section. Where content has none, the brand's own hero and categories stand instead.
 */
export const Component = () => {
  const { popular, oftenBought, campaigns, front, selected, missing = [], ...data }: StartPageData = useLoaderData()
  useOwnCampaigns()
  const shell = useShellData()
  const menu = shell?.menu ?? noMenu
  const presentation = presentationOf(data.presentation)
  const isOwnShelf = oftenBought.length >= FEWEST_ON_SHELF
  const campaignsPart = (
    <>
      {missing.includes('campaigns') && <MissingPart what={t('campaigns.missing')} />}
      {campaigns.length > 0 && (
        <Section id="kampanjer" title={t('campaigns.title')} more={{ to: '/kampanjer', text: t('campaigns.all') }}>
          <CampaignTiles campaigns={campaigns.slice(0, CAMPAIGNS_SHOWN)} heading="h3" />
        </Section>
      )}
    </>
  )
  const shelfPart = (
    <>
      {missing.includes('popular') && !isOwnShelf && <MissingPart what={t('start.popularMissing')} />}
      <Shelf popular={popular} oftenBought={oftenBought} />
    </>
  )
  const [firstSection, ...otherSections] = front?.sections ?? []
  return (
    <>
      <Hero presentation={presentation} hero={front?.hero} campaign={campaigns[0]} first={menu[0]} />
      <div className="page-width">
        {firstSection === undefined ? (
          <Section
            id="sortiment"
            title={t('start.assortment')}
            more={{ to: '/sortiment', text: t('assortments.whole') }}
          >
            {shell?.missing?.includes('menu') === true && <MissingPart what={t('shell.menuMissing')} />}
            <CategoryTiles
              tiles={startTiles(menu, presentation.categories).map(({ slug, title, illustration }) => ({
                to: categoryPath(slug),
                title,
                illustration,
              }))}
            />
          </Section>
        ) : (
          <SectionView section={firstSection} selected={selected} id="sortiment" className={styles.section} />
        )}
        {campaignsPart}
        {shelfPart}
        <SectionsView sections={otherSections} selected={selected} className={styles.section} />
        <Section id="tjanster" title={t('start.services')}>
          <Services />
        </Section>
      </div>
    </>
  )
}

/** The articles that the customer often buys, when there are enough for a shelf; else the most popular ones. */
const Shelf = ({ popular, oftenBought }: Pick<StartPageData, 'popular' | 'oftenBought'>) => {
  const own = oftenBought.length >= FEWEST_ON_SHELF
  const shown = own ? oftenBought : popular
  return shown.length === 0 ? null : (
    <Section id="populart" title={t(own ? 'start.oftenBought' : 'start.popular')}>
      <ArticleShelf articles={shown} />
    </Section>
  )
}

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly more?: { readonly to: string; readonly text: string }
  readonly children: ReactNode
}

const Section = ({ id, title, more, children }: SectionProps) => (
  <section className={styles.section} aria-labelledby={id}>
    <div className={styles.heading}>
      <h2 id={id}>{title}</h2>
      {more !== undefined && <Link to={more.to}>{more.text}</Link>}
    </div>
    {children}
  </section>
)
