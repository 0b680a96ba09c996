// npm run drill [-- install upgrade]: what docs/operations says a hospital's engineer does, done here by a script: each task stands in
// scripts/drill/<name>.drill.mjs. Needs root and Debian's mirror, for what is missing is installed.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { install, node, root } from './installed.mjs'

install()
const { status } = spawnSync(node, [join(root, 'peers/run.mjs'), '--drill', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
