import { useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { findByTyping, type Typing, typedOn } from './typing-to-find'
import styles from './pickers.module.css'

interface ContextColumnProps {
  readonly title: string
  /** The name of the search. */
  readonly searchLabel: string
  readonly placeholder: string
  readonly isSearched: boolean
  readonly children: (search: string) => ReactNode
}

const radiosIn = (column: Element): readonly HTMLInputElement[] => [
  ...column.querySelectorAll<HTMLInputElement>('input[type=radio]'),
]

/**
 * Options to choose one of, with a search above. Arrow down leads from the search to the options, and letters that are
 * typed on the options choose the next one that begins with them. Enter in the search picks what is the only one found,
 * and never sends the form, whose button names what was picked before.
 */
export const ContextColumn = ({ title, searchLabel, placeholder, isSearched, children }: ContextColumnProps) => {
  const [search, setSearch] = useState('')
  const column = useRef<HTMLFieldSetElement>(null)
  const typing = useRef<Typing>({ text: '', at: 0 })

  const inSearch = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
    event.preventDefault()
    const radios = column.current === null ? [] : radiosIn(column.current)
    const [first, ...others] = radios
    if (event.key === 'Enter' && others.length === 0) first?.click()
    const target = radios.find(({ checked }) => checked) ?? first
    target?.focus()
  }

  const onOptions = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey || column.current === null) return
    // A space chooses the option that has the focus, unless it is part of a name.
    if (event.key === ' ' && typing.current.text === '') return
    event.preventDefault()
    typing.current = typedOn(typing.current, event.key, event.timeStamp)
    const radios = radiosIn(column.current)
    const found = findByTyping(
      radios.map((radio) => [radio.value, radio.closest('label')?.querySelector('[data-name]')?.textContent ?? '']),
      radios.findIndex((radio) => radio === document.activeElement),
      typing.current.text,
    )
    const target = found === undefined ? undefined : radios[found]
    target?.focus()
    target?.click()
  }

  return (
    <fieldset ref={column} className={styles.column}>
      <legend className={styles.legend}>{title}</legend>
      {isSearched && (
        <input
          type="search"
          className={styles.search}
          placeholder={placeholder}
          aria-label={searchLabel}
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={inSearch}
        />
      )}
      {/* The keys bubble from the options, which are the controls. */}
      <div className={styles.scroll} role="presentation" onKeyDown={onOptions}>
        {children(search)}
      </div>
    </fieldset>
  )
}
