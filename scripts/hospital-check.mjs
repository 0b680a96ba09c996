// npm run hospital:check -- FILE: asks the hospitals of NETHOS_HOSPITAL_FHIR_FILE all that the program reads, and says what is missing.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { install, node, root } from './installed.mjs'

install()
const script = join(root, 'apps/server/src/hospital-check.ts')
process.exit(spawnSync(node, [script, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1)
