import * as E from 'fp-ts/Either'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { WhatIf } from '#application/replay/branch'
import { type ChangeFault, changeableFields, readChange } from '#application/replay/change'
import type { Replay } from '#application/replay/replay'
import type { ReplayStep } from '#application/replay/replayed-stream'
import { Button } from '../components/Button'
import { TextAreaField } from '../components/Field'
import { t } from './t'
import styles from './StepDetails.module.css'

interface ChangeCommandProps {
  readonly replay: Replay
  readonly command: ReplayStep
  /** What was typed before for this command stands in it still. */
  readonly drafts: Map<string, string>
  readonly onSuppose: (whatIf: WhatIf) => void
}

/** Gives a command another payload, to see what would have followed. */
export const ChangeCommand = ({ replay, command, drafts, onSuppose }: ChangeCommandProps) => {
  const { step, record } = command
  const [text, setText] = useState(drafts.get(record.id))
  const [fault, setFault] = useState<ChangeFault>()
  // A draft that is met again on the way through the log does not take the keys.
  const [isBegun, setIsBegun] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isBegun) area.current?.focus()
  }, [isBegun])

  const edit = (typed: string) => {
    drafts.set(record.id, typed)
    setText(typed)
  }
  const begin = () => {
    setIsBegun(true)
    edit(JSON.stringify(changeableFields(record.payload), null, 2))
  }
  const leave = () => {
    drafts.delete(record.id)
    setIsBegun(false)
    setText(undefined)
    setFault(undefined)
  }
  if (text === undefined)
    return (
      <Button variant="secondary" onClick={begin}>
        {t('replay.change.begin')}
      </Button>
    )

  const show = (event: FormEvent) => {
    event.preventDefault()
    const change = readChange(replay, step, text)
    if (E.isRight(change)) return onSuppose(change.right)
    setFault(change.left)
    area.current?.focus()
  }
  return (
    <form className={styles.change} onSubmit={show}>
      <TextAreaField
        label={t('replay.change.payload')}
        rows={Math.min(24, text.split('\n').length + 1)}
        spellCheck={false}
        ref={area}
        value={text}
        error={fault && faultText(fault, command)}
        onChange={({ target }) => edit(target.value)}
      />
      <div className={styles.answers}>
        <Button type="submit" variant="secondary">
          {t('replay.change.show')}
        </Button>
        <Button variant="text" onClick={leave}>
          {t('replay.change.leave')}
        </Button>
      </div>
    </form>
  )
}

const faultText = (fault: ChangeFault, { step, record: { module, type } }: ReplayStep): string => {
  switch (fault.tag) {
    case 'NoCommand':
      return t('replay.change.fault.NoCommand', { step })
    case 'UnknownModule':
      return t('replay.change.fault.UnknownModule', { module })
    case 'NoJson':
      return fault.place === undefined
        ? t('replay.change.fault.NoJson')
        : t('replay.change.fault.NoJsonAt', fault.place)
    case 'NoObject':
      return t('replay.change.fault.NoObject')
    case 'Unreadable':
      return t('replay.change.fault.Unreadable', {
        type,
        fields: fault.fields
          .map(({ path, expected }) => (path === '' ? expected : t('replay.change.field', { path, expected })))
          .join('; '),
      })
  }
}
