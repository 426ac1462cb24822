import { startTransition } from 'react'
import type { CartLine } from '#domain/cart/cart'
import type { DeliveryGroup } from '#domain/cart/cart-view'
import type { LineKey } from '#domain/cart/line-key'
import { Button } from '../components/Button'
import { Checkbox } from '../components/Checkbox'
import { useDocumentMark } from '../components/use-document-mark'
import { t } from './t'
import { DaySelected } from './DaySelected'
import { LabelSelected } from './LabelSelected'
import { MoveSelected, type SelectedProps } from './MoveSelected'
import { useRemoveLines } from '../checkout/use-remove-lines'
import { focusHeadingOnceLost, focusRow, focusRowInPlace } from './row-focus'
import styles from './SelectionBar.module.css'

interface SelectionBarProps {
  readonly groups: readonly DeliveryGroup[]
  readonly lines: readonly CartLine[]
  readonly selected: readonly CartLine[]
  /** The listed rows: "all" means these. */
  readonly listed: readonly LineKey[]
  readonly selection: ReadonlySet<LineKey>
  readonly onSelect: (lines: readonly LineKey[], selected: boolean) => void
}

/** The row that takes the place of the removed ones: the next one, else the one before them. */
const besideRemoved = (listed: readonly LineKey[], removed: ReadonlySet<LineKey>): LineKey | undefined => {
  const first = listed.findIndex((key) => removed.has(key))
  return listed.slice(first).find((key) => !removed.has(key)) ?? listed.slice(0, first).at(-1)
}

/** A checkbox that selects all listed rows, and the actions for the selected ones. */
export const SelectionBar = ({ groups, lines, selected, listed, selection, onSelect }: SelectionBarProps) => {
  const isAll = listed.every((key) => selection.has(key))
  return (
    <div className={styles.selection}>
      {lines.length > 1 && listed.length > 0 && (
        <Checkbox
          ref={(box) => {
            if (box !== null) box.indeterminate = selected.length > 0 && !isAll
          }}
          label={
            listed.length === lines.length
              ? t('cart.selection.all')
              : t('cart.selection.shown', { count: listed.length })
          }
          checked={isAll}
          onChange={() => onSelect(listed, !isAll)}
        />
      )}
      {selected.length > 0 && (
        <SelectedActions
          groups={groups}
          lines={lines}
          selected={selected}
          hidden={selected.length - listed.filter((key) => selection.has(key)).length}
          onRemoved={() => {
            onSelect([...selection], false)
            const remaining = besideRemoved(listed, selection)
            if (remaining === undefined) focusHeadingOnceLost()
            else focusRowInPlace(remaining)
          }}
          // Rows that are changed have other keys, which come with the cart; what is done with them stays until then.
          onChanged={(before, after) =>
            startTransition(() => {
              onSelect(before, false)
              onSelect(after, true)
            })
          }
        />
      )}
    </div>
  )
}

interface SelectedActionsProps {
  readonly groups: readonly DeliveryGroup[]
  readonly lines: readonly CartLine[]
  readonly selected: readonly CartLine[]
  /** How many of the selected rows a search hides. */
  readonly hidden: number
  readonly onRemoved: () => void
  readonly onChanged: SelectedProps['onChanged']
}

const SelectedActions = ({ groups, lines, selected, hidden, onRemoved, onChanged }: SelectedActionsProps) => {
  const { removeLines } = useRemoveLines(focusRow)
  const remove = () => {
    removeLines(selected)
    onRemoved()
  }
  const count = selected.length
  useDocumentMark('selection', 'rows')
  return (
    <section className={styles.bar} aria-label={t('cart.selection')}>
      <output>
        {hidden === 0 ? t('cart.selection.count', { count }) : t('cart.selection.hidden', { count, hidden })}
      </output>
      <MoveSelected selected={selected} onChanged={onChanged} />
      <LabelSelected lines={lines} selected={selected} onChanged={onChanged} />
      <DaySelected groups={groups} selected={selected} />
      <Button variant="danger" size="row" icon="trash" onClick={remove}>
        <span>
          {hidden === 0 ? t('cart.selection.remove.start') : t('cart.selection.remove.hidden', { count })}{' '}
          <span className="visually-hidden">{t('cart.selection.remove.rest')}</span>
        </span>
      </Button>
    </section>
  )
}
