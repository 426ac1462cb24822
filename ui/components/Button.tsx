import { useId } from 'react'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { classNames } from './class-names'
import { Icon } from './Icon'
import type { IconName } from './Icon'
import styles from './Button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'text' | 'danger'
export type ButtonSize = 'row' | 'normal' | 'panel'

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  /** Why it is disabled. It stays in the tab order and announces the reason; clicks are ignored. */
  readonly blockedBecause?: string | undefined
  readonly busy?: boolean
  readonly icon?: IconName
}

export const buttonClass = (variant: ButtonVariant, size: ButtonSize): string =>
  classNames(styles.button, styles[variant], styles[size])

/** A region has at most one primary button. A text or danger button has no frame, only colour and weight. */
export const Button = ({
  variant = 'primary',
  size = 'normal',
  blockedBecause,
  busy = false,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => {
  const reasonId = useId()
  const blocked = blockedBecause !== undefined
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <>
      <button
        aria-describedby={blocked ? reasonId : undefined}
        aria-disabled={blocked || undefined}
        title={blockedBecause}
        {...rest}
        type={type}
        className={classNames(buttonClass(variant, size), className)}
        aria-busy={busy || undefined}
        onClick={press}
      >
        {icon !== undefined && <Icon name={icon} size={size === 'panel' ? 22 : 18} />}
        {children}
      </button>
      {blocked && (
        <span id={reasonId} hidden>
          {blockedBecause}
        </span>
      )}
    </>
  )
}
