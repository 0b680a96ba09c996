import { readFile } from 'node:fs/promises'
import { checkHospital } from './adapters/fhir/check.ts'
import type { Finding } from './adapters/fhir/finding.ts'
import { readFhirHospitals } from './adapters/fhir/settings.ts'

const usage = 'npm run hospital:check -- FILE: the file of NETHOS_HOSPITAL_FHIR_FILE'
const signs: Readonly<Record<Finding['outcome'], string>> = { ok: '✓', lacking: '!', failed: '✗' }

/** What a hospital's engineer runs before the program is connected: all that is read is asked, nothing is written. */
async function main([path]: readonly string[]): Promise<boolean> {
  if (path === undefined) throw new Error(usage)
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`${path} cannot be read\n${usage}`)
  })
  const hospitals = readFhirHospitals(text, 'http://127.0.0.1')
  let isSound = true
  for (const hospital of hospitals) {
    process.stdout.write(`\n${hospital.hosId}  ${hospital.base}\n`)
    const findings = await checkHospital({ ...hospital, push: undefined }, { now: () => Date.now() })
    for (const { what, outcome, detail } of findings) process.stdout.write(`  ${signs[outcome]} ${what}：${detail}\n`)
    isSound &&= findings.every(one => one.outcome !== 'failed')
  }
  process.stdout.write(isSound ? '\n可以接入。占号、确认、取消会写入，这里没有试。\n' : '\n带 ✗ 的要先解决。\n')
  return isSound
}

main(process.argv.slice(2)).then(
  isSound => (process.exitCode = isSound ? 0 : 1),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  },
)
