import { X509Certificate } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../database/free-port.ts'
import { openTestServer, type TestServer } from '../server.ts'
import { anIdentity, type Identity } from './certificate.ts'
import { Engine } from './engine.ts'
import { ownKinds } from './laboratory.ts'

export interface Hl7Line {
  server: TestServer
  engine: Engine
  settings: Record<string, string>
  port: number
  identity: Identity
  /** Until everything that came has been read. */
  settled(): Promise<void>
}

const parts = ['results']

/** The settings of a server that listens to h1 and h2, both from this machine. */
export async function hl7Settings(more: object = {}, { ca, port: asked }: { ca?: string; port?: number } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'nethos-hl7-'))
  const identity = anIdentity('nethos')
  const put = async (name: string, text: string): Promise<string> => {
    const path = join(folder, name)
    await writeFile(path, text)
    return path
  }
  const common = { hosts: ['127.0.0.1'], parts, reportKinds: ownKinds, ...more }
  const hospitals = [
    { hosId: 'h1', facility: 'H1', ...common },
    { hosId: 'h2', facility: 'H2', ...common },
  ]
  const port = asked ?? (await freePort())
  const settings = {
    NETHOS_HL7_FILE: await put('hospitals.json', JSON.stringify(hospitals)),
    NETHOS_HL7_PORT: String(port),
    NETHOS_HL7_CERT_FILE: await put('cert.pem', identity.cert),
    NETHOS_HL7_KEY_FILE: await put('key.pem', identity.key),
    ...(ca !== undefined && { NETHOS_HL7_CA_FILE: await put('ca.pem', ca) }),
  }
  return { settings, identity, port }
}

/** A server that listens, and a hospital's engine that speaks to it. */
export async function openHl7Line(more: object = {}): Promise<Hl7Line> {
  const { settings, identity, port } = await hl7Settings(more)
  const server = await openTestServer(settings)
  const engine = new Engine({ port, ca: identity.cert })
  return { server, engine, settings, port, identity, settled: () => allRead(server) }
}

/** Where a department listens, as the settings file says it. */
export async function peerOf({ port }: { port: number }, { cert }: Identity): Promise<object> {
  const caFile = join(await mkdtemp(join(tmpdir(), 'nethos-hl7-')), 'peer.pem')
  await writeFile(caFile, cert)
  return { host: '127.0.0.1', port, caFile, certificate: new X509Certificate(cert).fingerprint256 }
}

export async function allRead({ db, runner }: Pick<TestServer, 'db' | 'runner'>): Promise<void> {
  for (;;) {
    const waiting = await db
      .selectFrom('interfaceMessage')
      .select('messageId')
      .where('readAt', 'is', null)
      .where('fault', '=', '')
      .executeTakeFirst()
    if (!waiting) return
    await runner.idle()
  }
}
