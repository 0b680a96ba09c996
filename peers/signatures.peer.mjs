// The PDF of a prescription from a running server, read by programs that know nothing of ours: pdfsig (Poppler) and openssl say that
// doctor, pharmacist and hospital have signed it and when an authority stamped each, and that a changed byte breaks it.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import pg from 'pg'
import { ContentInfo, SignedData } from 'pkijs'
import { openSession } from '../apps/server/src/calls/caller.ts'
import { openDatabase } from '../apps/server/src/database/connect.ts'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { wireClient } from '../apps/server/src/testing/client.ts'
import { keysOfSandbox } from '../apps/server/src/wiring/keys.ts'
import { startServer } from './lib/hospital.mjs'
import { careless, makeHospital, startPostgres } from './lib/postgres.mjs'
import { folderFor, run as command, until } from './lib/programs.mjs'

export const name = 'signatures'
export const packages = ['postgresql', 'poppler-utils', 'openssl']

export async function run({ say }) {
  const postgres = await startPostgres({ name: 'signatures', settings: careless })
  const { ownerUrl, appUrl } = await makeHospital(postgres.url())
  const server = await startServer({
    port: await freePort(),
    env: { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl },
  })
  const pdf = await prescriptionOf(server.origin, ownerUrl)
  const folder = folderFor('signatures')
  const file = (as, bytes) => {
    writeFileSync(join(folder, as), bytes)
    return join(folder, as)
  }
  const ca = file('ca.pem', await (await fetch(`${server.origin}/sandbox/providers/signing/ca.pem`)).text())

  const said = command('pdfsig', [file('prescription.pdf', pdf)])
  const names = [...said.matchAll(/Signer Certificate Common Name: (.+)/g)].map(match => match[1])
  const valid = said.split('Signature is Valid').length - 1
  if (names.length !== 3 || valid !== 3 || !said.includes('Total document signed')) throw new Error(said)
  say(`pdfsig: ${names.join(', ')}, three valid signatures`)

  const changed = Buffer.from(pdf)
  changed.writeUInt8(changed.readUInt8(200) ^ 1, 200)
  const broken = spawnSync('pdfsig', [file('changed.pdf', changed)], { encoding: 'utf8' }).stdout
  if (broken.includes('Signature is Valid')) throw new Error('pdfsig takes a changed PDF for a signed one')

  const signatures = signaturesOf(pdf)
  for (const [nth, { content, cms, signature, token }] of signatures.entries()) {
    // The hospital's own key of the demo is signed by itself: whoever trusts it trusts it by name.
    const trust = nth === 2 ? ['-noverify'] : ['-CAfile', ca, '-purpose', 'any']
    const verify = ['cms', '-verify', '-binary', '-inform', 'DER', '-in', file(`${nth}.cms`, cms), ...trust]
    command('openssl', [...verify, '-content', file(`${nth}.content`, content), '-out', '/dev/null'])
    const stamped = ['ts', '-verify', '-token_in', '-in', file(`${nth}.token`, token), '-CAfile', ca]
    command('openssl', [...stamped, '-data', file(`${nth}.signature`, signature)])
    const wrong = spawnSync('openssl', [...stamped, '-data', file(`${nth}.wrong`, Buffer.from('something else'))])
    if (wrong.status === 0) throw new Error('openssl takes a stamp for a stamp of something else')
  }
  say('openssl: three signatures and three stamps of RFC 3161 verified, none of something else')
  return { 'signatures valid': valid, 'stamps verified': signatures.length, 'changed byte': 'refused' }
}

/** A prescription of the demo, as its patient gets it. */
async function prescriptionOf(origin, ownerUrl) {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 2 })
  pool.on('error', () => undefined)
  const pdfOf = () =>
    pool.query(
      'select prescription_id, account_id from prescription where pdf_atta_id is not null order by prescription_id limit 1',
    )
  await until('a prescription of the demo is signed', async () => (await pdfOf()).rowCount === 1, { seconds: 180 })
  const [{ prescription_id: prescriptionId, account_id: accountId }] = (await pdfOf()).rows
  const { secret, channelKey } = await keysOfSandbox(pool)
  const who = { kind: 'account', accountId }
  const session = await openSession(openDatabase(pool), who, { secret, now: Date.now(), channel: '3' })
  await pool.end()
  const client = wireClient({ origin, channelKey, now: () => Date.now() })
  const { obj } = await client.call('nethos.prescription.detail', { prescriptionId }, session)
  return Buffer.from(await (await fetch(new URL(obj.pdf.url, origin))).arrayBuffer())
}

/** What each signature covers, the CMS that stands in the PDF, and its parts. */
const signaturesOf = pdf =>
  [...pdf.toString('latin1').matchAll(/\/ByteRange ?\[ ?(\d+) (\d+) (\d+) (\d+) ?\]/g)].map(match => {
    const [from, length, after, rest] = match.slice(1).map(Number)
    const padded = Buffer.from(pdf.subarray(length + 1, after - 1).toString('latin1'), 'hex')
    // What follows the DER is filling.
    const cms = padded.subarray(0, 4 + padded.readUInt16BE(2))
    const signed = new SignedData({ schema: ContentInfo.fromBER(Uint8Array.from(cms).buffer).content })
    const [signer] = signed.signerInfos
    const [stamp] = signer.unsignedAttrs.attributes
    return {
      content: Buffer.concat([pdf.subarray(from, from + length), pdf.subarray(after, after + rest)]),
      cms,
      signature: Buffer.from(signer.signature.valueBlock.valueHexView),
      token: Buffer.from(stamp.values[0].toBER()),
    }
  })
