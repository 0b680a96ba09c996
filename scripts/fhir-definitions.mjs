// npm run fhir:definitions: writes the definitions of our own FHIR extensions into docs/fhir.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { install, node, root } from './installed.mjs'

install()
process.exit(spawnSync(node, [join(root, 'apps/server/src/fhir-definitions.ts')], { stdio: 'inherit' }).status ?? 1)
