import styles from './Backdrop.module.css'

/**
 * The colour behind a section. A drawing and not a style: the content security policy allows no styles in the markup
 * that the server sends. What stands upon it must be `position: relative`.
 */
export const Backdrop = ({ colour }: { readonly colour: string | undefined }) =>
  colour === undefined ? null : (
    <svg className={styles.backdrop} aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  )
