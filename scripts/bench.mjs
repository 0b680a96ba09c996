// npm run bench: throughput beside a reference of bare Fastify and pg, first load and Lighthouse beside an empty page, a long talk,
// and the release second beside pgbench.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from './built.mjs'
import { install, node, root } from './installed.mjs'

install()
build()
const { status } = spawnSync(node, [join(root, 'bench/bench.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
