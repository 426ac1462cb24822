import { useMemo } from 'react'
import type { LineView } from '#domain/cart/cart-view'
import { keyAfter } from '#domain/cart/changed-together'
import { type CommonFix, commonFixes } from '#domain/cart/common-fixes'
import { absurdCase } from '#domain/kernel/decider'
import { useRemoveLines } from '../checkout/use-remove-lines'
import { Button } from '../components/Button'
import type { IconName } from '../components/Icon'
import { useTell } from '../notices/ShellNotices'
import { useShopCommand } from '../shop/ShopContext'
import { deliveryName } from '../texts/delivery-name'
import { useCartTerms } from './CartTermsContext'
import styles from './FixTogether.module.css'
import { focusBesideRow, focusRow } from './row-focus'
import { t } from './t'
import { useChangeTogether } from './use-change-together'

/** Where several lines of a delivery cannot be ordered as they are, one press mends all that it can (CART-29 to CART-34). */
export const FixTogether = ({ views }: { readonly views: readonly LineView[] }) => {
  const { ordering } = useCartTerms()
  const fixes = useMemo(() => commonFixes(views, ordering), [views, ordering])
  const mend = useMend()
  return fixes.map((fix) => {
    const { cause, way, icon } = wordsOf(fix)
    return (
      <div key={fix.tag} className={styles.offer}>
        <p>{cause}</p>
        <Button variant="secondary" size="row" icon={icon} onClick={() => mend(fix)}>
          {way}
        </Button>
      </div>
    )
  })
}

interface Words {
  readonly cause: string
  readonly way: string
  readonly icon: IconName
}

const wordsOf = (fix: CommonFix): Words => {
  switch (fix.tag) {
    case 'Replace': {
      const count = fix.replaced.length
      return { cause: t('cart.fix.replaceable', { count }), way: t('cart.fix.replaceAll', { count }), icon: 'swap' }
    }
    case 'LowerTo': {
      const count = fix.lowered.length
      return { cause: t('cart.fix.lowerable', { count }), way: t('cart.fix.lowerAll', { count }), icon: 'chevronDown' }
    }
    case 'MoveTo': {
      const said = { count: fix.lines.length, delivery: deliveryName(fix.deliveryId) }
      return { cause: t('cart.fix.together', said), way: t('cart.fix.moveAll', said), icon: 'swap' }
    }
    case 'Remove': {
      const count = fix.lines.length
      return { cause: t('cart.fix.removable', { count }), way: t('cart.fix.removeAll', { count }), icon: 'trash' }
    }
    default:
      return absurdCase(fix)
  }
}

/** The button goes with what it offered, so the focus goes to a row. */
const useMend = (): ((fix: CommonFix) => void) => {
  const { replacementOf } = useCartTerms()
  const command = useShopCommand()
  const tell = useTell()
  const changeTogether = useChangeTogether()
  const { removeLines, replaceLines } = useRemoveLines(focusRow)

  const lower = (lowered: Extract<CommonFix, { tag: 'LowerTo' }>['lowered']): void =>
    command((shop) => {
      const set = (
        quantities: readonly { readonly line: (typeof lowered)[number]['line']; readonly quantity: number }[],
      ) => {
        for (const { line, quantity } of quantities) shop.cart.changeQuantity(line.key, quantity)
        shop.cart.sendNow()
      }
      set(lowered)
      tell('cart.lowered', { count: lowered.length }, 'info', {
        text: 'cart.removed.undo',
        run: () => set(lowered.map(({ line }) => ({ line, quantity: line.quantity }))),
      })
    })

  return (fix) => {
    switch (fix.tag) {
      case 'Replace':
        replaceLines(
          fix.replaced.map(({ line, by }) => {
            const { quantity, label, deliveryId } = line
            return { line, by: { articleNumber: by, quantity, label, deliveryId, variant: replacementOf(by) } }
          }),
        )
        return focusFirst(fix.replaced.map(({ line }) => line.key))
      case 'LowerTo':
        lower(fix.lowered)
        return focusFirst(fix.lowered.map(({ line }) => line.key))
      case 'MoveTo': {
        const change = { type: 'ChangeDelivery', deliveryId: fix.deliveryId } as const
        changeTogether(fix.lines, change)
        return focusFirst(fix.lines.map((line) => keyAfter(line, change)))
      }
      case 'Remove': {
        const [first] = fix.lines
        if (first !== undefined) focusBesideRow(first.key)
        return removeLines(fix.lines)
      }
      default:
        return absurdCase(fix)
    }
  }
}

const focusFirst = ([first]: readonly Parameters<typeof focusRow>[0][]): void => {
  if (first !== undefined) focusRow(first)
}
