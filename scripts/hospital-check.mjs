// npm run hospital:check -- FILE (or gateway URL HOSID): asks hospitals all that the program reads, and says what is missing and why.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { install, node, root } from './installed.mjs'

install()
const script = join(root, 'apps/server/src/hospital-check.ts')
process.exit(spawnSync(node, [script, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1)
