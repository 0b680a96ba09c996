// npm run gateway:document: writes the OpenAPI document of our own gateway and its examples into docs/gateway.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { install, node, root } from './installed.mjs'

install()
process.exit(spawnSync(node, [join(root, 'apps/server/src/gateway-document.ts')], { stdio: 'inherit' }).status ?? 1)
