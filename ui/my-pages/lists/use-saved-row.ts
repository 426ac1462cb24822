import * as E from 'fp-ts/Either'
import { useRef, useState } from 'react'
import type { ListItem } from '#domain/favourite-lists/favourite-list'
import type { RowText } from '#domain/favourite-lists/row-change'
import type { FavouriteListId } from '#domain/kernel/ids'
import { useListCall } from '../../shop/favourite-lists'
import { codeOf, failureText, isGone } from './failure-text'
import { t } from './t'

/** Milliseconds that a quantity waits for a newer one before it is sent. */
const WAIT_MS = 500

/** What became of the latest change of a row. */
export type RowSaving =
  | { readonly tag: 'Saved' }
  | { readonly tag: 'Saving'; readonly to: Partial<RowText> }
  /** Nothing was saved; what was written stays. */
  | { readonly tag: 'Failed'; readonly to: Partial<RowText>; readonly text: string }
  /** A colleague has changed the same field meanwhile: the user chooses. */
  | { readonly tag: 'Overtaken'; readonly to: Partial<RowText> }

interface SavedRowOptions {
  readonly list: FavouriteListId
  readonly item: ListItem
  readonly onSaved: (item: ListItem) => void
  /** The row is to be fetched again, since a colleague has changed it. */
  readonly onOvertaken: () => void
}

/**
 * Saves changes of one row, with what the user saw before, so that nothing of a colleague is written over silently. What
 * arrives from elsewhere while a change is unsaved is compared with it.
 */
export const useSavedRow = ({ list, item, onSaved, onOvertaken }: SavedRowOptions) => {
  const [saving, setSaving] = useState<RowSaving>({ tag: 'Saved' })
  const seen = useRef<RowText>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const call = useListCall()

  const send = async (to: Partial<RowText>, before: Partial<RowText>): Promise<void> => {
    clearTimeout(timer.current)
    setSaving({ tag: 'Saving', to })
    const changed = await call((service) => service.changeItem(list, item.itemId, { to, seen: before }))
    seen.current = undefined
    if (E.isRight(changed)) {
      setSaving({ tag: 'Saved' })
      return onSaved(changed.right)
    }
    const failure = changed.left
    if (codeOf(failure) === 'ROW_CHANGED') {
      onOvertaken()
      return setSaving({ tag: 'Overtaken', to })
    }
    const text = isGone(failure) ? t('list.row.gone') : t('list.row.failed', { reason: failureText(failure) })
    return setSaving({ tag: 'Failed', to, text })
  }

  const onlySeen = (to: Partial<RowText>): Partial<RowText> => {
    const before = seen.current ?? item
    return {
      ...(to.quantity === undefined ? {} : { quantity: before.quantity }),
      ...(to.note === undefined ? {} : { note: before.note }),
    }
  }

  return {
    saving,
    /** The row as the user has changed it. */
    shown: saving.tag === 'Saved' ? item : { ...item, ...saving.to },
    /**
     * Waits for a newer change before it is sent. `before`: what the user saw when they began to write, where that is
     * not the row as it is now.
     */
    change: (to: Partial<RowText>, before: Partial<RowText> = {}): void => {
      seen.current ??= { quantity: item.quantity, note: item.note, ...before }
      const all = saving.tag === 'Saved' ? to : { ...saving.to, ...to }
      setSaving({ tag: 'Saving', to: all })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void send(all, onlySeen(all)), WAIT_MS)
    },
    /** Saves what was written over what the user now sees. */
    insist: (): void => {
      if (saving.tag === 'Saved') return
      void send(saving.to, {
        ...(saving.to.quantity === undefined ? {} : { quantity: item.quantity }),
        ...(saving.to.note === undefined ? {} : { note: item.note }),
      })
    },
    giveUp: (): void => {
      seen.current = undefined
      setSaving({ tag: 'Saved' })
    },
  }
}
