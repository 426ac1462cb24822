import { useState } from 'react'
import type { ComponentProps } from 'react'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { DayPicker } from '../../components/DayPicker'
import { Flyout } from '../../components/Flyout'
import { Icon } from '../../components/Icon'
import { formatLongDay } from '../../texts/format'
import { t } from '../t'
import styles from './DayField.module.css'

type DayFieldProps = Omit<ComponentProps<typeof DayPicker>, 'value'> & { readonly value: CalendarDate }

/** A day in a field that opens a calendar. */
export const DayField = ({ label, value, onPick, ...picker }: DayFieldProps) => {
  const [open, setOpen] = useState(false)
  return (
    <div>
      <span className={styles.label}>{label}</span>
      <Flyout
        title={label}
        align="end"
        panelClassName={styles.panel}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        trigger={{
          label: t('delivery.day.change', { label, day: formatLongDay(value) }),
          className: styles.field,
          content: (
            <>
              {formatLongDay(value)}
              <Icon name="calendar" />
            </>
          ),
        }}
      >
        <DayPicker
          {...picker}
          label={label}
          hideLabel
          value={value}
          onPick={(day) => {
            onPick(day)
            setOpen(false)
          }}
        />
      </Flyout>
    </div>
  )
}
