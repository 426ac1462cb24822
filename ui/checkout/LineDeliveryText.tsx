import type { LineDelivery } from '#domain/checkout/late-lines'
import { lineDeliveryWords } from './line-delivery-words'
import styles from './LineDeliveryText.module.css'

/** When a line is sent, in words; each part of a line that is sent in two stands on its own. */
export const LineDeliveryText = ({ delivery, unit }: { delivery: LineDelivery; unit: string }) => {
  const [first, ...others] = lineDeliveryWords(delivery, unit)
  return others.length === 0
    ? first
    : [first, ...others].map((part) => (
        <span key={part} className={styles.part}>
          {part}
        </span>
      ))
}
