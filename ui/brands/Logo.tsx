import type { ReactNode } from 'react'
import type { BrandCode } from '#domain/kernel/brand-code'
import { classNames } from '../components/class-names'
import styles from './Logo.module.css'

/** 30 by 30, in the colour of the word beside it. */
const marks: Readonly<Record<BrandCode, ReactNode>> = {
  dahl: <path d="M0 0h30v30H0ZM13 5.6a9.6 9.6 0 0 0 0 18.8ZM17 5.6v18.8a9.6 9.6 0 0 0 0-18.8Z" fillRule="evenodd" />,
  konr: (
    <>
      <path d="M0 0h14v14H0ZM16 16h14v14H16Z" />
      <path d="M16 0h14v14H16Z" opacity="0.45" />
      <path d="M0 16h14v14H0Z" opacity="0.7" />
    </>
  ),
  kasp: (
    <>
      <path d="M0 0h9v30H0Z" />
      <path d="M23 0h7L19.5 15 30 30h-7L12.5 15Z" className={styles.kaspArm} />
    </>
  ),
  opti: <path d="M0 15a15 15 0 0 1 30 0h-7a8 8 0 0 0-16 0ZM0 19h30v4H0ZM0 26h30v4H0Z" />,
}

const names: Readonly<Record<BrandCode, string>> = { dahl: 'dahl', konr: 'konr', kasp: 'KASP', opti: 'opti' }

/** White on the brand colour (`data-surface="sign"`), else in the brand colour. Its height is the font size. */
export const Logo = ({ brand }: { readonly brand: BrandCode }) => (
  <span className={classNames(styles.logo, styles[brand])}>
    <svg width="1em" height="1em" viewBox="0 0 30 30" fill="currentColor" aria-hidden="true">
      {marks[brand]}
    </svg>
    <span className={styles.word}>{names[brand]}</span>
  </span>
)
