import type { ReactNode } from 'react'
import { Link, useLoaderData } from 'react-router-dom'
import type { MenuEntry } from '#application/ports/product-service'
import type { StartPageData } from '#application/queries/page-data'
import { CampaignTiles } from '../../campaigns/CampaignTiles'
import { Doors } from '../../campaigns/Doors'
import { useOwnCampaigns } from '../../campaigns/use-own-campaigns'
import { categoryPath } from '../../catalogue/address'
import { PopularShelf } from '../../catalogue/PopularShelf'
import { t } from '../../texts/t'
import { Hero } from './Hero'
import { Services } from './Services'
import styles from './StartPage.module.css'

const CAMPAIGNS_SHOWN = 3

/** The counter's front: what is on offer, what there is, what others buy, and how it gets to you. */
export const Component = () => {
  const { categories, popular, campaigns }: StartPageData = useLoaderData()
  useOwnCampaigns()
  return (
    <>
      <Hero campaign={campaigns[0]} first={categories[0]} />
      <div className="page-width">
        <Section id="sortiment" title={t('start.assortment')} more={{ to: '/sortiment', text: t('assortments.whole') }}>
          <Doors
            doors={doorsOf(categories).map(({ slug, title, illustration }) => ({
              to: categoryPath(slug),
              title,
              illustration,
            }))}
          />
        </Section>
        {campaigns.length > 0 && (
          <Section id="kampanjer" title={t('campaigns.title')} more={{ to: '/kampanjer', text: t('campaigns.all') }}>
            <CampaignTiles campaigns={campaigns.slice(0, CAMPAIGNS_SHOWN)} heading="h3" />
          </Section>
        )}
        {popular.length > 0 && (
          <Section id="populart" title={t('start.popular')}>
            <PopularShelf popular={popular} />
          </Section>
        )}
        <Section id="tjanster" title={t('start.services')}>
          <Services />
        </Section>
      </div>
    </>
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

/** Departments with what is in them: few departments are shown by their categories. */
const doorsOf = (menu: readonly MenuEntry[]): readonly MenuEntry[] => {
  const inner = menu.flatMap((entry) => (entry.children.length === 0 ? [entry] : entry.children))
  return menu.length >= 6 ? menu : inner.slice(0, 16)
}
