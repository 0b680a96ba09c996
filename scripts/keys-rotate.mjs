// npm run keys:rotate: seals anew what still lies under an older key, while the servers work (docs/operations/keys.md).
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { install, node, root } from './installed.mjs'

install()
const done = spawnSync(node, [join(root, 'apps/server/src/rotate-keys.ts'), ...process.argv.slice(2)], {
  cwd: process.env.INIT_CWD ?? process.cwd(),
  stdio: 'inherit',
})
process.exit(done.status ?? 1)
