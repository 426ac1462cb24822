import { hostileWorkbooks } from './hostile-workbooks'
import type { OddFile } from './odd-file'
import { oldWorkbooks } from './old-workbooks'
import { texts } from './texts'
import { workbooks } from './workbooks'

export type { OddFile } from './odd-file'

export const oddFiles: readonly OddFile[] = [...texts, ...workbooks, ...hostileWorkbooks, ...oldWorkbooks]
