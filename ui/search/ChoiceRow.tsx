/* oxlint-disable jsx-a11y/prefer-tag-over-role -- A grid in two columns of rows, which no table can be. */
import { Link } from 'react-router-dom'
import { absurdCase } from '#domain/kernel/decider'
import { classNames } from '../components/class-names'
import { Icon } from '../components/Icon'
import type { IconName } from '../components/Icon'
import { formatQuantity } from '../texts/format'
import { t } from '../texts/t'
import { addressOf } from './choices'
import type { Choice, ChoicePosition } from './choices'
import { MarkedWords } from './MarkedWords'
import { isActive, rowId } from './picking'
import type { Picking } from './picking'
import styles from './Rows.module.css'

type PlainChoice = Exclude<Choice, { tag: 'Article' }>

interface Looks {
  readonly icon: IconName
  readonly text: string
  readonly aside?: string
}

const looksOf = (choice: PlainChoice): Looks => {
  switch (choice.tag) {
    case 'Query':
      return { icon: choice.past ? 'history' : 'search', text: choice.query }
    case 'Category':
      return { icon: 'chevronRight', text: choice.title, aside: formatQuantity(choice.count) }
    case 'Page':
      return { icon: 'document', text: choice.hit.title }
    case 'Opened':
      return { icon: 'document', text: choice.product.name, aside: choice.product.articleNumber }
    default:
      return absurdCase(choice)
  }
}

interface ChoiceRowProps {
  readonly choice: Choice
  readonly place: ChoicePosition
  readonly typed: string
  readonly picking: Picking
}

/** A query, a category, a page or an opened product. A past search can be removed. */
export const ChoiceRow = ({ choice, place, typed, picking }: ChoiceRowProps) => {
  if (choice.tag === 'Article') return null
  const { icon, text, aside } = looksOf(choice)
  const query = choice.tag === 'Query' ? choice.query : undefined
  const active = isActive(picking, place)
  return (
    <div
      role="row"
      id={rowId(picking.id, place)}
      aria-selected={active}
      className={classNames(styles.choice, active && styles.active)}
    >
      <div role="gridcell" className={styles.choiceName}>
        <Link to={addressOf(choice)} tabIndex={-1} className={styles.choiceLink} onClick={() => picking.leave(query)}>
          <Icon name={icon} size={16} />
          <span>
            <MarkedWords text={text} typed={typed} />
          </span>
        </Link>
      </div>
      {aside !== undefined && (
        <div role="gridcell" className={choice.tag === 'Opened' ? 'mono' : styles.count}>
          {aside}
        </div>
      )}
      {choice.tag === 'Query' && choice.past && (
        <div role="gridcell">
          <button
            type="button"
            className={styles.forget}
            aria-label={t('find.forget', { query: choice.query })}
            onClick={() => picking.forget(choice.query)}
          >
            <Icon name="close" size={14} />
          </button>
        </div>
      )}
    </div>
  )
}
