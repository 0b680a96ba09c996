// npm run backup -- <folder>, npm run restore -- <folder>: database and files of this environment, the embedded one or your own
// (docs/decisions/0133).
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { install, node, root } from './installed.mjs'

install()
const done = spawnSync(node, [join(root, 'apps/server/src/backup.ts'), ...process.argv.slice(2)], {
  cwd: process.env.INIT_CWD ?? process.cwd(),
  stdio: 'inherit',
})
process.exit(done.status ?? 1)
