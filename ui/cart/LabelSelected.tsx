import { useState } from 'react'
import type { FormEvent } from 'react'
import { keyAfter, linesMerged } from '#domain/cart/changed-together'
import { isLabel, LONGEST_LABEL } from '#domain/cart/label'
import { Button } from '../components/Button'
import { Field } from '../components/Field'
import { Flyout } from '../components/Flyout'
import type { SelectedProps } from './MoveSelected'
import styles from './SelectionBar.module.css'
import { t } from './t'
import { useChangeTogether } from './use-change-together'

/** Gives the selected rows one label, or takes their labels away. */
export const LabelSelected = ({ lines, selected, onChanged }: SelectedProps) => {
  const changeTogether = useChangeTogether()
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const label = text.trim()
  const isTooLong = !isLabel(label)
  const merged = isTooLong ? 0 : linesMerged(lines, selected, { type: 'ChangeLabel', label })
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isTooLong) return
    setOpen(false)
    const change = { type: 'ChangeLabel', label } as const
    const before = selected.map(({ key }) => key)
    const after = selected.map((line) => keyAfter(line, change))
    changeTogether(selected, change, () => onChanged(after, before))
    onChanged(before, after)
  }
  return (
    <Flyout
      title={t('cart.selection.label.title', { count: selected.length })}
      align="end"
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      trigger={{ className: styles.trigger, content: t('cart.selection.label') }}
    >
      <form className={styles.form} noValidate onSubmit={save}>
        <Field
          label={t('cart.selection.label.field')}
          placeholder={t('cart.label.example')}
          hint={t('cart.selection.label.empty')}
          error={isTooLong ? t('order.maxCharacters', { max: LONGEST_LABEL }) : undefined}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <output className={styles.merged}>{merged > 0 && t('cart.selection.label.merged', { count: merged })}</output>
        <Button type="submit">{t('cart.selection.label.save')}</Button>
      </form>
    </Flyout>
  )
}
