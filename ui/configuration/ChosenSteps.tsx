import { Link } from 'react-router-dom'
import { configurationFacets, formatConfigurationAddress, withChoice } from '#application/queries/configuration-address'
import type { ConfigurationPageData } from '#application/queries/page-data'
import { facetName } from '../catalogue/facet-words'
import { t } from './t'
import styles from './ConfigurationPage.module.css'

interface Step {
  readonly name: string
  readonly value: string
  /** The address without this choice. */
  readonly without: string
}

const stepsOf = (data: ConfigurationPageData): readonly Step[] => [
  {
    name: t('configuration.chosenCategory'),
    value: data.path.map(({ name }) => name).join(' › '),
    without: formatConfigurationAddress({ slug: data.path.at(-2)?.slug ?? '', selected: {} }),
  },
  ...configurationFacets.flatMap((facet) =>
    (data.selected[facet] ?? []).map((value) => ({
      name: facetName(facet, 'list'),
      value,
      without: formatConfigurationAddress(withChoice(data, facet, undefined)),
    })),
  ),
]

/** What has been chosen, each with a link that takes it back. */
export const ChosenSteps = ({ data }: { readonly data: ConfigurationPageData }) => (
  <section aria-label={t('configuration.chosen')}>
    <dl className={styles.chosen}>
      {stepsOf(data).map(({ name, value, without }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <strong>{value}</strong>
            <Link to={without} aria-label={t('configuration.changeWhat', { name: name.toLowerCase() })}>
              {t('configuration.change')}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  </section>
)
