// Pictures out of Orthanc with its DICOMweb plugin, of instances that DCMTK made: only through our server, which checks who may see.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { openSession } from '../apps/server/src/calls/caller.ts'
import { dicomwebPictures } from '../apps/server/src/adapters/dicomweb/dicomweb-pictures.ts'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { openDatabase } from '../apps/server/src/database/connect.ts'
import { wireClient } from '../apps/server/src/testing/client.ts'
import { keysOfSandbox } from '../apps/server/src/wiring/keys.ts'
import { atEnd } from './lib/at-end.mjs'
import { brightColumns, ctSlice, photograph, root, size, ultrasound, valueAt } from './lib/dicom.mjs'
import { startServer } from './lib/hospital.mjs'
import { careless, makeHospital, startPostgres } from './lib/postgres.mjs'
import { folderFor, start, until } from './lib/programs.mjs'

export const name = 'dicomweb'
export const packages = ['orthanc', 'orthanc-dicomweb', 'dcmtk', 'postgresql']

const login = { user: 'nethos', password: 'peer' }
const windows = { lung: [-600, 1500], mediastinum: [40, 400], bone: [450, 1800] }

async function startOrthanc() {
  const folder = folderFor('orthanc')
  const port = await freePort()
  const settings = {
    StorageDirectory: join(folder, 'db'),
    IndexDirectory: join(folder, 'db'),
    HttpPort: port,
    // Orthanc writes its answers in this encoding: with its own (Latin 1) Chinese names come out empty.
    DefaultEncoding: 'Utf8',
    DicomServerEnabled: false,
    RemoteAccessAllowed: false,
    AuthenticationEnabled: true,
    RegisteredUsers: { [login.user]: login.password },
    Plugins: ['/usr/share/orthanc/plugins/libOrthancDicomWeb.so'],
    DicomWeb: { Enable: true, Root: '/dicom-web/' },
  }
  writeFileSync(join(folder, 'orthanc.json'), JSON.stringify(settings))
  const program = start('Orthanc', [join(folder, 'orthanc.json')], { log: join(folder, 'log'), cwd: folder })
  const headers = { authorization: `Basic ${Buffer.from(`${login.user}:${login.password}`).toString('base64')}` }
  const origin = `http://127.0.0.1:${port}`
  const system = async () => (await fetch(`${origin}/system`, { headers })).json()
  const { Version: version } = await until('Orthanc answers', system)
  const send = async file => {
    const response = await fetch(`${origin}/instances`, { method: 'POST', headers, body: readFileSync(file) })
    if (!response.ok) throw new Error(`Orthanc refuses ${file}: ${response.status} ${await response.text()}`)
  }
  return { base: `${origin}/dicom-web`, version, send, end: program.end }
}

const greys = async bytes => sharp(bytes).greyscale().raw().toBuffer()
const apart = (one, other) => one.reduce((sum, light, at) => sum + Math.abs(light - other[at]), 0) / one.length
/** How many columns of the first row are bright. */
const barOf = lights => [...lights.subarray(0, size)].filter(light => light > 127).length
const must = (isSo, what) => {
  if (!isSo) throw new Error(what)
}

/** What PS3.3 C.11.2.1.2 says that this phantom looks like. */
function expected([center, width]) {
  const light = value => Math.min(255, Math.max(0, ((value - (center - 0.5)) / (width - 1) + 0.5) * 255))
  return Array.from({ length: size * size }, (_, at) => light(valueAt(at % size, Math.floor(at / size))))
}

export async function run({ say }) {
  const orthanc = await startOrthanc()
  const folder = folderFor('dicomweb')
  const archive = { hosId: 'h1', base: orthanc.base, ...login, patientIds: 'record-number' }
  writeFileSync(join(folder, 'archives.json'), JSON.stringify([archive]))
  const postgres = await startPostgres({ name: 'dicomweb', settings: careless })
  const { ownerUrl, appUrl } = await makeHospital(postgres.url())
  const server = await startServer({
    port: await freePort(),
    env: {
      DATABASE_URL: appUrl,
      DATABASE_OWNER_URL: ownerUrl,
      NETHOS_HOSPITAL_DICOMWEB_FILE: join(folder, 'archives.json'),
    },
  })
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 2 })
  pool.on('error', () => undefined)
  atEnd(() => pool.end())
  const mine = await until('the demo is loaded', () => patientNamed(pool, '王秀英'), { seconds: 300 })
  const { channelKey, secret } = await keysOfSandbox(pool)
  const client = wireClient({ origin: server.origin, channelKey, now: () => Date.now() })
  const sessionOf = accountId =>
    openSession(openDatabase(pool), { kind: 'account', accountId }, { secret, now: Date.now(), channel: '3' })
  const session = await sessionOf(mine.account_id)
  const stranger = await sessionOf((await another(pool, mine.account_id)).account_id)

  const study = `${root}.1`
  const theirs = `${root}.2`
  for (const number of [2, 1, 3]) await orthanc.send(ctSlice(folder, { study, patientId: mine.record_number, number }))
  await orthanc.send(ultrasound(folder, { study, patientId: mine.record_number }))
  await orthanc.send(await photograph(folder, { study, patientId: mine.record_number }))
  await orthanc.send(ctSlice(folder, { study: theirs, patientId: 'SOMEBODY', accession: 'ACC2', number: 1 }))
  await orthanc.send(
    ctSlice(folder, { study: `${root}.3`, patientId: mine.record_number, accession: 'ACC3', number: 1 }),
  )
  say(`Orthanc ${orthanc.version} has 7 instances of DCMTK`)

  const whole = await shown('P1', { studyUid: study, accessionNumber: '' }, 5)
  const order = whole.series.map(one => [one.modality, one.seriesName, one.pictures.length])
  const wanted = [
    ['CT', '胸部平扫', 3],
    ['US', '心脏超声', 3],
    ['ES', 'ES', 1],
  ]
  must(JSON.stringify(order) === JSON.stringify(wanted), `the series are ${JSON.stringify(order)}`)

  const [ct, us, es] = whole.series
  const first = ct.pictures[0].imageUrl
  let worst = 0
  for (const [window, values] of Object.entries(windows)) {
    const difference = apart([...(await greys(await picture(`${first}&window=${window}`)))], expected(values))
    worst = Math.max(worst, difference)
    must(difference < 6, `the window ${window} differs by ${difference.toFixed(1)} of 255`)
  }
  for (const [at, bright] of brightColumns.entries())
    must(barOf(await greys(await picture(us.pictures[at].imageUrl))) === bright, `frame ${at + 1} is another`)
  const camera = await sharp(await picture(es.pictures[0].imageUrl)).stats()
  const [red, green, blue] = camera.channels.map(one => one.mean)
  must(
    Math.abs(red - 200) < 6 && Math.abs(green - 80) < 6 && Math.abs(blue - 60) < 6,
    `the camera's colours are ${[red, green, blue].join(' ')}`,
  )
  say(`windows ${Object.keys(windows).join(', ')}: at most ${worst.toFixed(1)} of 255 from what the standard says`)

  await byFrames()
  const [path, query] = first.split('?')
  const strange = (await client.call('nethos.report.unread', {}, stranger)).code
  must(strange === '0', 'the stranger is logged in')
  const refused = [path, `${path}?t=x`, `${path.replace(/[^/]+\/1$/, `${theirs}.1.1/1`)}?${query}`]
  for (const address of refused) must((await got(address)).status === 404, `${address} opens`)
  const { code } = await client.call('nethos.report.detail', { reportId: whole.reportId }, stranger)
  must(code !== '0', 'a stranger reads the report')
  const other = await shown('P2', { studyUid: theirs, accessionNumber: '' }, 0)
  must(other.series.length === 0 && other.filesComing === 1, 'the study of somebody else is shown')
  const byNumber = await shown('P3', { studyUid: '', accessionNumber: 'ACC3' }, 1)
  must(byNumber.series[0]?.pictures.length === 1, 'a study is not found by its accession number')
  say('nobody sees it without a ticket, and a study of another PatientID is not shown')

  await orthanc.end()
  must((await got(first)).status === 503, 'a picture of an archive that is away')
  const { code: still } = await client.call('nethos.report.detail', { reportId: whole.reportId }, session)
  must(still === '0', 'the report cannot be read without its archive')
  return { series: whole.series.length, pictures: 7, 'grey values apart': worst.toFixed(1), refused: refused.length }

  async function shown(reportCode, named, pictures) {
    const now = Date.now()
    const content = { items: [], findings: '未见异常', conclusion: '未见异常', advice: '', subject: '', ecg: null }
    const report = {
      reportCode,
      version: 1,
      kind: 'imaging',
      reportName: `影像${reportCode}`,
      state: 'final',
      recordNumber: mine.record_number,
      takenAt: now - 7_200_000,
      issuedAt: now - 60_000,
      departmentName: '放射科',
      orderedBy: '',
      reportedBy: '',
      checkedBy: '',
      feeCents: 0,
      content: { ...content, clinicalDiagnosis: '', series: [], documents: [], studies: [named] },
    }
    const response = await fetch(`${server.origin}/sandbox/hospital/report.arrive`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ hosId: 'h1', push: true, report }),
    })
    must(response.ok, `the report is not taken: ${response.status}`)
    return until(`${reportCode} has its pictures`, async () => {
      const of = { personId: mine.person_id, word: report.reportName }
      const [row] = (await client.call('nethos.report.list', of, session)).list
      if (!row) return undefined
      const { obj } = await client.call('nethos.report.detail', { reportId: row.reportId }, session)
      const asked = await pool.query('select 1 from report_study where report_id = $1 and asked_at > named_at', [
        row.reportId,
      ])
      const count = obj.content.series.flatMap(one => one.pictures).length
      return count >= pictures && asked.rows.length > 0 ? { ...obj.content, reportId: row.reportId } : undefined
    })
  }

  async function got(address) {
    return fetch(server.origin + address)
  }
  async function picture(address) {
    const response = await got(address)
    must(response.ok, `${address.split('?')[0]} is ${response.status}`)
    return Buffer.from(await response.arrayBuffer())
  }

  /** An archive that renders nothing: its frames, rendered by us, look as the archive's own. */
  async function byFrames() {
    const here = dicomwebPictures([{ ...archive, renders: 'here' }])
    const one = { studyUid: study, seriesUid: `${study}.1`, instanceUid: `${study}.1.1`, frame: 1 }
    for (const [window, [center, width]] of Object.entries(windows)) {
      const ours = await here.picture('h1', one, { window: { name: '', center, width } })
      const difference = apart([...(await greys(ours.bytes))], expected([center, width]))
      must(difference < 1, `our own rendering of ${window} differs by ${difference.toFixed(1)}`)
    }
    const cine = { ...one, seriesUid: `${study}.2`, instanceUid: `${study}.2.1` }
    for (const [at, bright] of brightColumns.entries()) {
      const frame = await here.picture('h1', { ...cine, frame: at + 1 }, {})
      must(barOf(await greys(frame.bytes)) === bright, `frame ${at + 1}, rendered by us, is another`)
    }
    say('frames of WADO-RS, rendered by us, stand within one grey value of the standard')
  }
}

async function patientNamed(pool, personName) {
  const { rows } = await pool.query(
    `select file.account_id, file.person_id, file.record_number from hospital_account file
     join person on person.person_id = file.person_id
     where person.name = $1 and file.hos_id = 'h1' and person.removed_at is null limit 1`,
    [personName],
  )
  return rows[0]
}

async function another(pool, accountId) {
  const { rows } = await pool.query('select account_id from account where account_id <> $1 limit 1', [accountId])
  return rows[0]
}
