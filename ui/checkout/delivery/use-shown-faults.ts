import { useState } from 'react'
import { type FieldAddress, fieldId } from './form-faults'

/** The fields whose faults are shown: those that the user has left, or all once the user has tried to go on. */
export const useShownFaults = () => {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [all, setAll] = useState(false)
  return {
    all,
    isShown: (address: FieldAddress) => all || left.has(fieldId(address)),
    show: (address: FieldAddress) => setLeft((before) => new Set(before).add(fieldId(address))),
    showAll: () => setAll(true),
  }
}
