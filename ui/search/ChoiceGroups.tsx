/* oxlint-disable jsx-a11y/prefer-tag-over-role -- A grid in two columns of rows, which no table can be. */
import { t } from '../texts/t'
import type { TextKey } from '../texts/t'
import { ChoiceRow } from './ChoiceRow'
import { keyOf } from './choices'
import type { Choice } from './choices'
import type { Picking } from './picking'
import styles from './SuggestionPanel.module.css'

const groupOf = (choice: Choice): TextKey => {
  if (choice.tag === 'Category') return 'find.categories'
  if (choice.tag === 'Page') return 'find.pages'
  return choice.tag === 'Query' && choice.past ? 'find.past' : 'find.queries'
}

interface ChoiceGroupsProps {
  readonly column: number
  readonly choices: readonly Choice[]
  readonly typed: string
  readonly picking: Picking
}

/** A column of choices, grouped by kind. The arrow keys move through all of them. */
export const ChoiceGroups = ({ column, choices, typed, picking }: ChoiceGroupsProps) => {
  const placed = choices.map((choice, row) => ({ choice, row, group: groupOf(choice) }))
  return [...new Set(placed.map(({ group }) => group))].map((group) => (
    <div key={group} role="rowgroup" aria-label={t(group)} className={styles.group}>
      <p className={styles.groupName} aria-hidden="true">
        {t(group)}
      </p>
      {placed
        .filter((one) => one.group === group)
        .map(({ choice, row }) => (
          <ChoiceRow key={keyOf(choice)} choice={choice} place={{ column, row }} typed={typed} picking={picking} />
        ))}
    </div>
  ))
}
