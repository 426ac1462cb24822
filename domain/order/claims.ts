import { roundToTenDecimals } from '../kernel/decimal'
import type { InvoiceNumber } from '../kernel/ids'
import { quantityIn, uncredited } from './invoice-amounts'
import type { Claim, CreditReason, LineQuantity, Order, OrderLine } from './order'

/** How much of a row can be claimed: what was delivered and is neither claimed nor credited yet. */
export const claimableOf = ({ shipments, invoices, claims }: Order, { position }: OrderLine): number => {
  const delivered = shipments.filter(({ progress }) => progress.tag === 'Delivered')
  const credits = invoices.flatMap((invoice) => invoice.credits)
  const quantity = (parts: readonly { readonly lines: readonly LineQuantity[] }[]): number =>
    quantityIn(
      parts.map(({ lines }) => lines),
      position,
    )
  return roundToTenDecimals(quantity(delivered) - quantity(claims) - quantity(credits))
}

/** What is left of a claim that an invoice can be credited for. */
interface ClaimedCredit {
  readonly claim: Claim
  readonly invoiceNumber: InvoiceNumber
  readonly lines: readonly LineQuantity[]
}

/** The next credit notes that claims lead to; goods that are not invoiced yet wait for their invoice. */
export const claimedCredits = ({ claims, invoices }: Order): readonly ClaimedCredit[] =>
  claims.flatMap((claim) =>
    invoices
      .map((invoice) => ({
        claim,
        invoiceNumber: invoice.number,
        lines: claim.lines
          .map(({ position, quantity }) => ({ position, quantity: Math.min(quantity, uncredited(invoice, position)) }))
          .filter(({ quantity }) => quantity > 0),
      }))
      .filter(({ lines }) => lines.length > 0),
  )

/** The claims that are left after a credit note: it settles those of its reason, the oldest first. */
export const claimsAfterCredit = (
  claims: readonly Claim[],
  reason: CreditReason,
  credited: readonly LineQuantity[],
): readonly Claim[] => {
  const left = new Map(credited.map(({ position, quantity }) => [position, quantity]))
  const settle = ({ position, quantity }: LineQuantity): LineQuantity => {
    const settled = Math.min(quantity, left.get(position) ?? 0)
    left.set(position, roundToTenDecimals((left.get(position) ?? 0) - settled))
    return { position, quantity: roundToTenDecimals(quantity - settled) }
  }
  return claims
    .map((claim) =>
      claim.reason === reason
        ? { ...claim, lines: claim.lines.map(settle).filter(({ quantity }) => quantity > 0) }
        : claim,
    )
    .filter(({ lines }) => lines.length > 0)
}
