// npm run admin -- <login> <name>: makes the first administrator, in the database of DATABASE_URL or in the embedded one.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { install, node, root } from './installed.mjs'

install()
const made = spawnSync(node, [join(root, 'apps/server/src/make-admin.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(made.status ?? 1)
