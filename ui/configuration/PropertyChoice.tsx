import { Link } from 'react-router-dom'
import { choicesIn } from '#domain/catalogue/facet-choices'
import { formatConfigurationAddress, withChoice } from '#application/queries/configuration-address'
import type { Facet } from '#application/ports/search-service'
import type { ConfigurationPageData } from '#application/queries/page-data'
import { facetName } from '../catalogue/facet-words'
import { t } from './t'
import styles from './ConfigurationPage.module.css'

interface PropertyChoiceProps {
  readonly data: ConfigurationPageData
  readonly matching: NonNullable<ConfigurationPageData['matching']>
}

type Distinct = Extract<Facet, { type: 'distinct' }>

/** Values that some matching article has and another lacks; none of a property that is chosen already. */
const offeredValues = ({ name, items }: Distinct, { data, matching }: PropertyChoiceProps): Distinct['items'] =>
  data.selected[name] === undefined
    ? choicesIn(
        items.filter(({ count }) => count > 0),
        { total: matching.total, noun: 'articles' },
      )
    : []

/** The properties that are still to be chosen, with how many articles each value leaves. */
export const PropertyChoice = (props: PropertyChoiceProps) =>
  props.matching.facets.map((facet) => {
    const offered = facet.type === 'distinct' ? offeredValues(facet, props) : []
    if (offered.length === 0) return null
    const { name } = facet
    return (
      <section key={name} className={styles.step} aria-labelledby={`egenskap-${name}`}>
        <h2 id={`egenskap-${name}`}>{facetName(name, 'list')}</h2>
        <ul className={styles.values}>
          {offered.map(({ item, count }) => (
            <li key={item}>
              <Link to={formatConfigurationAddress(withChoice(props.data, name, item))}>
                {item}
                <span className={styles.count}>
                  <span aria-hidden="true">{count}</span>
                  <span className="visually-hidden">, {t('configuration.count', { count })}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    )
  })
