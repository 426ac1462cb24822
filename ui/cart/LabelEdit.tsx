import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { CartLine } from '#domain/cart/cart'
import { linesMerged } from '#domain/cart/changed-together'
import { isLabel, LONGEST_LABEL } from '#domain/cart/label'
import { type LineKey, lineKey } from '#domain/cart/line-key'
import { classNames } from '../components/class-names'
import { useShopCommand } from '../shop/ShopContext'
import { t } from './t'
import { useCartTerms } from './CartTermsContext'
import { useChangeTogether } from './use-change-together'
import styles from './LabelEdit.module.css'

/** The line's label, edited in place. */
export const LabelEdit = ({ line, articleName }: { line: CartLine; articleName: string }) => {
  const [editing, setEditing] = useState(false)
  const command = useShopCommand()
  const changeTogether = useChangeTogether()
  const { handFocusTo, takeFocus } = useCartTerms()
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!editing && takeFocus(line.key)) button.current?.focus()
  }, [editing, line.key, takeFocus])

  const close = (focused: LineKey | undefined) => {
    handFocusTo(focused)
    setEditing(false)
  }
  const save = (label: string, keepFocus: boolean) => {
    close(keepFocus ? lineKey(line.articleNumber, line.deliveryId, label) : undefined)
    if (label === line.label) return
    const change = { type: 'ChangeLabel', label } as const
    command((shop) => {
      const lines = shop.cart.get().groups.flatMap((group) => group.lines.map((shown) => shown.line))
      // A row that goes into another one seems to vanish.
      if (linesMerged(lines, [line], change) > 0) changeTogether([line], change)
      else shop.cart.changeLabel([line.key], label)
    })
  }

  if (editing) return <LabelField line={line} articleName={articleName} onSave={save} onLeave={() => close(line.key)} />
  return (
    <button
      type="button"
      ref={button}
      className={classNames(styles.label, line.label === '' && styles.empty)}
      onClick={() => setEditing(true)}
    >
      {line.label === '' ? t('cart.label.add') : t('cart.label.is', { label: line.label })}
      <span className="visually-hidden">{t('cart.label.for', { name: articleName })}</span>
    </button>
  )
}

/**
 * Enter and leaving the field save, Escape leaves the label as it was. A label that is too long stays in the field and
 * is told of there.
 */
const LabelField = ({
  line: { key, label },
  articleName,
  onSave,
  onLeave,
}: {
  line: CartLine
  articleName: string
  onSave: (label: string, keepFocus: boolean) => void
  onLeave: () => void
}) => {
  const field = useRef<HTMLInputElement>(null)
  // The field also loses focus when it is removed after Enter or Escape; that must not save a second time.
  const settled = useRef(false)
  const [isTooLong, setTooLong] = useState(false)
  const faultId = useId()
  const { keepRow } = useCartTerms()
  useEffect(() => field.current?.select(), [])
  useEffect(() => {
    keepRow(key, true)
    return () => keepRow(key, false)
  }, [key, keepRow])

  const once = (settle: () => void) => {
    if (settled.current) return
    settled.current = true
    settle()
  }
  const save = (written: string, keepFocus: boolean) => {
    const typed = written.trim()
    setTooLong(!isLabel(typed))
    if (isLabel(typed)) once(() => onSave(typed, keepFocus))
  }
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') save(event.currentTarget.value, true)
    if (event.key === 'Escape') once(onLeave)
  }
  return (
    <>
      <input
        ref={field}
        className={styles.field}
        aria-label={t('cart.label.of', { name: articleName })}
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? faultId : undefined}
        placeholder={t('cart.label.example')}
        defaultValue={label}
        onKeyDown={pressKey}
        onBlur={(event) => save(event.currentTarget.value, false)}
      />
      {isTooLong && (
        <span id={faultId} role="alert" className={styles.fault}>
          {t('order.maxCharacters', { max: LONGEST_LABEL })}
        </span>
      )}
    </>
  )
}
