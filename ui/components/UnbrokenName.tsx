import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { unbrokenParts } from '../texts/unbroken-parts'
import styles from './UnbrokenName.module.css'

/**
 * The name of an article, in which no line ends within a size or within a word with a hyphen. Its characters are those of
 * the name, so that it can be copied and searched for.
 * @param draw draws a part of the name, which begins at the given index of its characters
 */
export const UnbrokenName = ({
  name,
  draw = (text) => text,
}: {
  name: string
  draw?: (text: string, start: number) => ReactNode
}) =>
  unbrokenParts(name).map(({ text, start, isUnbroken }) =>
    isUnbroken ? (
      <span key={start} className={styles.unbroken}>
        {draw(text, start)}
      </span>
    ) : (
      <Fragment key={start}>{draw(text, start)}</Fragment>
    ),
  )
