import { present } from '@nethos/contract/common/present.ts'
import { readFile } from 'node:fs/promises'
import { partNames } from './adapters/gateway/calls/all.ts'
import { checkGateway } from './adapters/gateway/check.ts'
import { receivePushes } from './adapters/gateway/check-pushes.ts'
import type { GatewayHospital } from './adapters/gateway/gateway-hospital.ts'
import { readGatewayHospitals } from './adapters/gateway/settings.ts'
import { nonceBook } from './sandbox/gateway/nonce-book.ts'
import { checkHospital } from './adapters/fhir/check.ts'
import type { Finding } from './adapters/fhir/finding.ts'
import { readFhirHospitals } from './adapters/fhir/settings.ts'

const usage = `npm run hospital:check -- FILE [MESSAGE …]
  FILE: that of NETHOS_HOSPITAL_FHIR_FILE, NETHOS_HOSPITAL_GATEWAY_FILE or NETHOS_HL7_FILE; for the last messages of the hospital, each in a file
npm run hospital:check -- gateway URL HOSID [RECORD NUMBER]
  a hospital that serves our own gateway; its secret in NETHOS_GATEWAY_SECRETS, two with a comma between them
npm run hospital:check -- pushes PORT HOSID
  stands on this port where our server would, and says of each push whether it would be taken; until it is ended with Ctrl+C`
const signs: Readonly<Record<Finding['outcome'], string>> = { ok: '✓', lacking: '!', failed: '✗' }

/** What a hospital's engineer runs before the program is connected: all that is read is asked, nothing is written. */
async function main([path, ...messages]: readonly string[]): Promise<boolean> {
  if (path === undefined) throw new Error(usage)
  if (path === 'gateway') return checkGatewayAt(messages)
  if (path === 'pushes') return checkPushes(messages)
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`${path} cannot be read\n${usage}`)
  })
  if (/"hosts"\s*:/.test(text)) return checkMessages({ path, text }, messages)
  if (/"secrets"\s*:/.test(text))
    return checkGateways(
      readAs(path, () => readGatewayHospitals(text)),
      messages[0],
    )
  const hospitals = readAs(path, () => readFhirHospitals(text, 'http://127.0.0.1'))
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

/** What is wrong is said of the file: the error itself names a place in it. */
function readAs<Read>(path: string, read: () => Read): Read {
  try {
    return read()
  } catch (error) {
    throw new Error(`${path} ${(error as Error).message}`, { cause: error })
  }
}

const print = ({ what, outcome, detail }: Finding): void =>
  void process.stdout.write(`  ${signs[outcome]} ${what}：${detail}\n`)

/** One that is not in a file yet: all parts are asked for. */
async function checkGatewayAt([base, hosId, recordNumber]: readonly string[]): Promise<boolean> {
  const { NETHOS_GATEWAY_SECRETS: given = '' } = process.env
  if (base === undefined || hosId === undefined || given === '') throw new Error(usage)
  const listed = [{ hosId, base, secrets: given.split(','), parts: partNames }]
  return checkGateways(readGatewayHospitals(JSON.stringify(listed)), recordNumber)
}

/** Listens until it is ended: the hospital's engineer lets his side push. */
async function checkPushes([port, hosId]: readonly string[]): Promise<boolean> {
  const { NETHOS_GATEWAY_SECRETS: given = '' } = process.env
  if (port === undefined || hosId === undefined || given === '') throw new Error(usage)
  const [hospital] = readGatewayHospitals(
    JSON.stringify([{ hosId, base: 'http://127.0.0.1', secrets: given.split(','), parts: partNames }]),
  )
  const book = nonceBook()
  let isSound = true
  const listening = await receivePushes({
    hospital: present(hospital),
    clock: { now: () => Date.now() },
    nonces: { isFirst: async (_, nonce, until) => book.isFirst(nonce, until, Date.now()) },
    port: Number(port),
    find(finding) {
      print(finding)
      isSound &&= finding.outcome !== 'failed'
    },
  })
  process.stdout.write(`把推送发到 ${listening.origin}/hospital/…/${hosId}；Ctrl+C 结束。\n`)
  await new Promise<void>(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
  await listening.close()
  return isSound
}

async function checkGateways(hospitals: readonly GatewayHospital[], recordNumber?: string): Promise<boolean> {
  let isSound = true
  for (const hospital of hospitals) {
    process.stdout.write(`\n${hospital.hosId}  ${hospital.base}\n`)
    const findings = await checkGateway(hospital, { now: () => Date.now() }, recordNumber)
    findings.forEach(print)
    isSound &&= findings.every(one => one.outcome !== 'failed')
  }
  process.stdout.write(isSound ? '\n可以接入。会写入的没有试。\n' : '\n带 ✗ 的要先解决。\n')
  return isSound
}

/** Hospitals that send HL7 v2: their settings, whether somebody hears ours, and what becomes of messages of theirs. */
async function checkMessages(file: { path: string; text: string }, paths: readonly string[]): Promise<boolean> {
  const { checkHl7Hospital, checkMessage } = await import('./adapters/hl7v2/check.ts')
  const { readHl7Hospitals } = await import('./adapters/hl7v2/settings.ts')
  const { NETHOS_HL7_CERT_FILE: cert, NETHOS_HL7_KEY_FILE: key } = process.env
  const own = cert && key ? { cert: await readFile(cert, 'utf8'), key: await readFile(key, 'utf8') } : undefined
  const listed = readAs(file.path, () => readHl7Hospitals(file.text))
  const all: Finding[] = []
  for (const { sendTo, ...hospital } of listed) {
    process.stdout.write(`\n${hospital.hosId}  HL7 v2\n`)
    const ca = sendTo?.caFile === undefined ? undefined : await readFile(sendTo.caFile, 'utf8')
    const peer = sendTo && own ? { ...sendTo, ...own, ca } : undefined
    const findings = await checkHl7Hospital({ ...hospital, peer }, sendTo !== undefined)
    for (const one of findings) print(one)
    all.push(...findings)
  }
  if (paths.length > 0) process.stdout.write('\n')
  for (const path of paths) {
    const finding = checkMessage(listed, await readFile(path), { now: () => Date.now() })
    print({ ...finding, what: `${path} ${finding.what}` })
    all.push(finding)
  }
  const isSound = all.every(one => one.outcome !== 'failed')
  process.stdout.write(isSound ? '\n可以接入。\n' : '\n带 ✗ 的要先解决。\n')
  return isSound
}

main(process.argv.slice(2)).then(
  isSound => (process.exitCode = isSound ? 0 : 1),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  },
)
