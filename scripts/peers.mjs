// npm run peers [-- cluster postgres]: what Nethos runs beside in a hospital (Debian's PostgreSQL, Patroni, HAProxy, Prometheus …)
// is installed, started on loopback, and worked with. Each part stands in peers/<name>.peer.mjs. Needs root and Debian's mirror.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { install, node, root } from './installed.mjs'

install()
const { status } = spawnSync(node, [join(root, 'peers/run.mjs'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
