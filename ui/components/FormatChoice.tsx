import { useState } from 'react'
import type { ComponentProps } from 'react'
import { type SheetFormat, sheetFormats } from '#application/ports/spreadsheets'
import { t } from '../texts/t'
import { Button, buttonClass } from './Button'
import { Flyout } from './Flyout'
import { Icon } from './Icon'
import styles from './FormatChoice.module.css'

interface FormatChoiceProps extends Pick<ComponentProps<typeof Flyout>, 'align'> {
  readonly label: string
  /** Said to screen readers behind the label. */
  readonly more?: string | undefined
  /** What the button says while the file is made; undefined while none is. */
  readonly busy: string | undefined
  readonly onChoose: (format: SheetFormat) => void
}

/** A button that offers a file in the formats of spreadsheets. */
export const FormatChoice = ({ label, more, busy, align, onChoose }: FormatChoiceProps) => {
  const [choosing, setChoosing] = useState(false)
  const choose = (format: SheetFormat) => {
    setChoosing(false)
    onChoose(format)
  }
  return (
    <Flyout
      title={label}
      {...(align === undefined ? {} : { align })}
      open={choosing}
      onOpen={() => setChoosing(true)}
      onClose={() => setChoosing(false)}
      trigger={{
        className: buttonClass('secondary', 'normal'),
        content: (
          <>
            <Icon name="download" size={18} />
            <span>
              {busy ?? label}
              {busy === undefined && more !== undefined && <span className="visually-hidden"> {more}</span>}
            </span>
          </>
        ),
      }}
    >
      <ul className={styles.formats}>
        {sheetFormats.map((format) => (
          <li key={format}>
            <Button variant="text" onClick={() => choose(format)}>
              <Icon name="document" size={18} /> {t(`component.format.${format}`)}
            </Button>
          </li>
        ))}
      </ul>
    </Flyout>
  )
}
