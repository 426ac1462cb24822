import { Link } from 'react-router-dom'
import type { LinkProps } from 'react-router-dom'
import { buttonClass } from './Button'
import type { ButtonSize, ButtonVariant } from './Button'
import { classNames } from './class-names'
import { Icon } from './Icon'
import type { IconName } from './Icon'

interface LinkButtonProps extends LinkProps {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  readonly icon?: IconName
}

/** A link that looks like a button. */
export const LinkButton = ({
  variant = 'primary',
  size = 'normal',
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) => (
  <Link {...rest} className={classNames(buttonClass(variant, size), className)}>
    {icon !== undefined && <Icon name={icon} size={size === 'panel' ? 22 : 18} />}
    {children}
  </Link>
)
