import { useEffect, useRef } from 'react'
import type { LineKey } from '#domain/cart/line-key'
import type { PlannedDelivery } from '#domain/checkout/late-lines'
import { CartRow } from './CartRow'
import styles from './CartDocket.module.css'
import { useRowsInWindow } from '../components/use-rows-in-window'
import { addRowFinder, rowId } from './row-focus'

interface CartLinesProps {
  readonly label: string
  readonly leftOut: boolean
  readonly keys: readonly LineKey[]
  readonly kept: ReadonlySet<LineKey>
  readonly selection: ReadonlySet<LineKey>
  /** Only the rows in and near the window are drawn. */
  readonly isWindowed: boolean
  readonly delivery: PlannedDelivery
  readonly onSelect: (key: LineKey, selected: boolean, withRange: boolean) => void
}

/** The height of a row before it is measured: in one line on a wide screen, in two, or as a card on a phone. */
const usualHeight = (): number => {
  if (window.innerWidth >= 1400) return 79
  return window.innerWidth >= 700 ? 121 : 178
}

/**
 * The rows of a delivery. Where only those in and near the window are drawn, screen readers are told the place of each in
 * the whole list.
 */
export const CartLines = ({
  label,
  leftOut,
  keys,
  kept,
  selection,
  isWindowed,
  delivery,
  onSelect,
}: CartLinesProps) => {
  const list = useRef<HTMLUListElement>(null)
  const inWindow = useRowsInWindow({ list, keys, kept, enabled: isWindowed, idOf: rowId, usualHeight })
  const { show } = inWindow
  useEffect(
    () =>
      isWindowed
        ? addRowFinder((key) => {
            const index = keys.indexOf(key)
            if (index !== -1) show(index)
          })
        : undefined,
    [isWindowed, keys, show],
  )
  const { rows, rest, measure } = isWindowed
    ? inWindow
    : { rows: keys.map((_key, index) => ({ index, gap: 0 })), rest: 0, measure: undefined }
  return (
    <ul
      ref={list}
      className={styles.lines}
      aria-label={label}
      data-left-out={leftOut || undefined}
      data-windowed={isWindowed || undefined}
      style={rest > 0 ? { paddingBlockEnd: rest } : undefined}
    >
      {rows.map(({ index, gap }) => {
        const key = keys[index]
        return key === undefined ? null : (
          <CartRow
            key={key}
            lineKey={key}
            selected={selection.has(key)}
            delivery={delivery}
            place={isWindowed ? index : undefined}
            count={isWindowed ? keys.length : undefined}
            gap={gap}
            measure={measure}
            onSelect={onSelect}
          />
        )
      })}
    </ul>
  )
}
