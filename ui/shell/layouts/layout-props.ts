import type { ReactNode } from 'react'
import type { ShellData } from '#application/queries/page-data'

export interface LayoutProps {
  readonly shell: ShellData
  readonly children: ReactNode
}
