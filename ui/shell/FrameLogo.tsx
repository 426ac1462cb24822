import type { BrandCode } from '#domain/kernel/brand-code'
import type { ContentImage } from '#domain/content/image'
import { Logo } from '../brands/Logo'
import { useShellData } from '../shop/ShellDataContext'
import styles from './FrameLogo.module.css'

interface FrameLogoProps {
  readonly brand: BrandCode
  /** What it stands on: the colour of the brand, or white paper, which has that colour on a small screen. */
  readonly surface: 'paper' | 'sign'
}

/** The logo of the brand as content has it (CONTENT-30), else the shop's own. The link around it has its words. */
export const FrameLogo = ({ brand, surface }: FrameLogoProps) => {
  const found = useShellData()?.site?.logo
  const isPaper = surface === 'paper'
  const whole = isPaper ? found?.logo : found?.lightLogo
  if (whole === undefined) return <Logo brand={brand} />
  const light = found?.lightLogo
  const small = light === undefined ? found?.logoSmall : found?.lightLogoSmall
  return (
    <picture
      className={styles.logo}
      data-only-dark={(isPaper && light === undefined) || undefined}
      data-only-light={!isPaper || undefined}
    >
      {small !== undefined && <Source media="(max-width: 359px)" image={small} />}
      {isPaper && light !== undefined && <Source media="(max-width: 699px)" image={light} />}
      <img src={whole.url} alt="" width={whole.width} height={whole.height} decoding="async" />
    </picture>
  )
}

const Source = ({ media, image: { url, width, height } }: { readonly media: string; readonly image: ContentImage }) => (
  <source media={media} srcSet={url} width={width} height={height} />
)
