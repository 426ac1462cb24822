import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { ShellData } from '#application/queries/page-data'
import { type Store, storeOf, type UnknownStore } from '#domain/stores/store'
import type { LocationId } from '#domain/kernel/ids'

const ShellDataContext = createContext<ShellData | undefined>(undefined)

/** Provides the shell's loader data (configuration, menu, stores) to all views below. */
export const ShellDataProvider = ({ data, children }: { data: ShellData; children: ReactNode }) => (
  <ShellDataContext.Provider value={data}>{children}</ShellDataContext.Provider>
)

/** Configuration, menu and stores; undefined when the shell's data could not be loaded. */
export const useShellData = (): ShellData | undefined => useContext(ShellDataContext)

const noStores: readonly Store[] = []

/** Looks up a store by its id; an unknown one is an empty object. */
export const useStoreOf = (): ((id: LocationId | undefined) => Store | UnknownStore) => {
  const stores = useShellData()?.stores ?? noStores
  return useMemo(() => (id) => storeOf(stores, id), [stores])
}
