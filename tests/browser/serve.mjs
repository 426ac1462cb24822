// The built shop as the browser tests meet it: every run begins with new data.
import { rmSync } from 'node:fs'

rmSync(process.env.DATA_DIR, { recursive: true, force: true })
await import('../../.build/server/server.js')
