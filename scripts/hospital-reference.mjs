// npm run hospital:reference: serves the demo hospital of this data folder by our own gateway (docs/gateway.md), until it is told to end.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { install, node, root } from './installed.mjs'

install()
process.exit(spawnSync(node, [join(root, 'apps/server/src/hospital-reference.ts')], { stdio: 'inherit' }).status ?? 1)
