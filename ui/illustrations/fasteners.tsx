import type { Family } from './family'
import { Block, Centre } from './parts'
import styles from './Illustration.module.css'

const slants = (from: number, to: number, step: number, top: number, bottom: number): string =>
  Array.from(
    { length: Math.floor((to - from) / step) },
    (_, index) => `M${from + index * step} ${bottom}l${step * 0.7} ${top - bottom}`,
  ).join('')

export const skruv: Family = {
  extent: { x: 8, y: 40, width: 106, height: 40 },
  draw: () => (
    <>
      <path className={styles.face} d="M24 52h74l16 8-16 8H24Z" />
      <path className={styles.shade} d="M24 62h86l-12 5.5H24Z" />
      <path className={styles.outline} d="M24 52h74l16 8-16 8H24Z" />
      <path className={styles.inner} d={slants(50, 102, 6, 49, 71)} />
      <path className={styles.accent} d="M8 40h5l16 12v16L13 80H8Z" />
      <path className={styles.outline} d="M8 52h6v16H8" />
      <Centre y={60} reach={58} />
    </>
  ),
}

export const bricka: Family = {
  extent: { x: 12, y: 12, width: 96, height: 96 },
  draw: () => (
    <>
      <circle className={styles.part} cx={60} cy={60} r={48} />
      <path className={styles.shade} d="M107.5 60A47.5 47.5 0 0 1 60 107.5V83a23 23 0 0 0 23-23Z" />
      <circle className={styles.outline} cx={60} cy={60} r={48} />
      <circle className={styles.inner} cx={60} cy={60} r={44} />
      <circle className={styles.accent} cx={60} cy={60} r={26} />
      <circle className={styles.part} cx={60} cy={60} r={22} />
      <Centre x={60} y={60} reach={57} />
    </>
  ),
}

export const mutter: Family = {
  extent: { x: 12, y: 18, width: 96, height: 84 },
  draw: () => (
    <>
      <path className={styles.body} d="M36 18h48l24 42-24 42H36L12 60Z" />
      <path className={styles.shade} d="M60 101.5h23.5L107 60H82a22 22 0 0 1-22 22Z" />
      <path className={styles.outline} d="M36 18h48l24 42-24 42H36L12 60Z" />
      <circle className={styles.inner} cx={60} cy={60} r={40} />
      <circle className={styles.accent} cx={60} cy={60} r={25} />
      <circle className={styles.part} cx={60} cy={60} r={20} />
      <path className={styles.inner} d="M60 44a16 16 0 1 1-16 16" />
      <Centre x={60} y={60} reach={57} />
    </>
  ),
}

export const plugg: Family = {
  extent: { x: 8, y: 38, width: 106, height: 44 },
  draw: () => (
    <>
      <path className={styles.face} d="M18 44h78l16 10v12L96 76H18Z" />
      <path className={styles.shade} d="M18 64h94v2L96 75.5H18Z" />
      <path className={styles.outline} d="M18 44h78l16 10v12L96 76H18Z" />
      <path
        className={styles.inner}
        d="M44 60h68M44 44l5 8h11l-4-8M64 44l5 8h11l-4-8M44 76l5-8h11l-4 8M64 76l5-8h11l-4 8"
      />
      <Block x={8} y={38} width={12} height={44} accent />
      <Centre y={60} reach={58} />
    </>
  ),
}

export const borr: Family = {
  extent: { x: 6, y: 46, width: 110, height: 28 },
  draw: () => (
    <>
      <Block x={6} y={50} width={30} height={20} radius={1} />
      <path className={styles.inner} d="M10 56h20M10 64h20" />
      <path className={styles.face} d="M36 48h66l12 12-12 12H36Z" />
      <path className={styles.shade} d="M36 64h74l-8 7.5H36Z" />
      <path className={styles.outline} d="M36 48h66l12 12-12 12H36Z" />
      <path
        className={styles.outline}
        d="M36 66c10-4 12-14 22-18M52 72c10-4 12-18 22-24M70 72c10-4 12-18 22-24M88 72c6-2 8-8 12-14"
      />
      <path className={styles.accent} d="m102 48 12 12-12 12-4-12Z" />
      <Centre y={60} reach={59} />
    </>
  ),
}

export const kapskiva: Family = {
  extent: { x: 10, y: 10, width: 100, height: 100 },
  draw: () => (
    <>
      <circle className={styles.part} cx={60} cy={60} r={50} />
      <path className={styles.shade} d="M109.5 60A49.5 49.5 0 0 1 60 109.5V89a29 29 0 0 0 29-29Z" />
      <circle className={styles.outline} cx={60} cy={60} r={50} />
      <circle className={styles.inner} cx={60} cy={60} r={44} />
      <circle className={styles.accent} cx={60} cy={60} r={28} />
      <circle className={styles.part} cx={60} cy={60} r={14} />
      <circle className={styles.outline} cx={60} cy={60} r={8} />
      <Centre x={60} y={60} reach={57} />
    </>
  ),
}
