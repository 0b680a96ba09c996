// npm run hostile [-- --inputs 25000 --seed 7]: hostile input to every service, made from the contract, more and other than
// npm test tries (security/hostile). Says how many there were, what was answered, and each that was answered wrongly.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '25000' },
    seed: { type: 'string', default: String(Date.now() % 1e9) },
  },
})
const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'nethos-hostile-'))
const report = join(folder, 'report.json')
const { status } = spawnSync(
  join(root, 'node_modules/.bin/vitest'),
  ['run', '--project', 'server', 'apps/server/src/security/hostile/hostile.test.ts'],
  {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NETHOS_HOSTILE_INPUTS: values.inputs,
      NETHOS_HOSTILE_SEED: values.seed,
      NETHOS_HOSTILE_SECONDS: String(120 + Number(values.inputs) / 25),
      NETHOS_HOSTILE_REPORT: report,
    },
  },
)
try {
  const { faults, complaints, ...figures } = JSON.parse(readFileSync(report, 'utf8'))
  console.log(JSON.stringify(figures, undefined, 2))
  for (const fault of faults) console.log(JSON.stringify(fault, undefined, 2))
  console.log(`${faults.length} answered wrongly, ${complaints.length} lines of trouble in the log.`)
} catch {
  console.error('The run has ended without a report: npm test says why.')
}
rmSync(folder, { recursive: true, force: true })
process.exitCode = status ?? 1
