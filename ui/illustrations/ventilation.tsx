import type { Family } from './family'
import { Block, Centre } from './parts'
import styles from './Illustration.module.css'

export const ventilationsdon: Family = {
  extent: { x: 8, y: 30, width: 104, height: 60 },
  draw: () => (
    <>
      <Block x={26} y={18} width={68} height={42} shade="right" radius={0} />
      <path className={styles.inner} d="M26 26h68M26 34h68" />
      <path className={styles.body} d="M8 60h104l-8 12H16Z" />
      <path className={styles.shade} d="M14 68.5h92l-2.5 3H16.5Z" />
      <path className={styles.outline} d="M54 72v12h12V72" />
      <path className={styles.accent} d="M28 84h64c-4 10-18 14-32 14S32 94 28 84Z" />
      <Centre x={60} reach={54} />
    </>
  ),
}

const BLADES = [0, 60, 120, 180, 240, 300]

export const flakt: Family = {
  extent: { x: 12, y: 12, width: 96, height: 96 },
  draw: () => (
    <>
      <Block x={12} y={12} width={96} height={96} radius={8} shade="none" />
      <circle className={styles.shade} cx={60} cy={60} r={42} />
      <circle className={styles.outline} cx={60} cy={60} r={42} />
      {BLADES.map((angle) => (
        <path
          key={angle}
          className={styles.part}
          d="M60 52c-6-12-4-26 8-32 10 6 10 22-2 33Z"
          transform={`rotate(${angle} 60 60)`}
        />
      ))}
      <circle className={styles.accent} cx={60} cy={60} r={12} />
      <path className={styles.inner} d="M18 22h8M22 18v8M94 22h8M98 18v8M18 98h8M22 94v8M94 98h8M98 94v8" />
      <Centre x={60} y={60} reach={57} />
    </>
  ),
}
