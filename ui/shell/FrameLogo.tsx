import type { BrandCode } from '#domain/kernel/brand-code'
import { Logo } from '../brands/Logo'
import { useShellData } from '../shop/ShellDataContext'
import styles from './FrameLogo.module.css'

interface FrameLogoProps {
  readonly brand: BrandCode
  /** What it stands on: white paper, or the colour of the brand. */
  readonly surface: 'paper' | 'sign'
}

/** The logo of the brand as content has it (CONTENT-30), else the shop's own. The link around it has its words. */
export const FrameLogo = ({ brand, surface }: FrameLogoProps) => {
  const found = useShellData()?.site?.logo
  const [whole, small] =
    surface === 'paper' ? [found?.logo, found?.logoSmall] : [found?.lightLogo, found?.lightLogoSmall]
  if (whole === undefined) return <Logo brand={brand} />
  return (
    <picture className={styles.logo}>
      {small !== undefined && (
        <source media="(max-width: 359px)" srcSet={small.url} width={small.width} height={small.height} />
      )}
      <img src={whole.url} alt="" width={whole.width} height={whole.height} decoding="async" />
    </picture>
  )
}
