// The calls that are made all day, by patients and at the workbench.
import pg from 'pg'
import { openSession } from '../../../apps/server/src/calls/caller.ts'
import { openDatabase } from '../../../apps/server/src/database/connect.ts'
import { wireClient } from '../../../apps/server/src/testing/client.ts'
import { keysOfSandbox } from '../../../apps/server/src/wiring/keys.ts'

const times = 60
/** So many lookups a minute are let through. */
const fewTimes = 8

/** What is asked, by whom; `fields` of a patient. */
const ofPatients = [
  ['consult detail', 'nethos.consult.info.detail', ({ consultIds }) => ({ consultId: consultIds[0] })],
  [
    'a poll with nothing new',
    'nethos.consult.info.detail',
    ({ consultIds, newest }) => ({ consultId: consultIds[0], afterId: newest }),
  ],
  [
    'message post',
    'nethos.consult.info.reply',
    ({ consultIds }) => ({ consultId: consultIds[1], replyContent: '今天 142/90' }),
  ],
  [
    'list of own consults',
    'nethos.consult.info.consultation.list',
    () => ({ consultStatus: 'all', pageNum: 1, pageSize: 10 }),
  ],
  ['list of own orders', 'nethos.consult.order.list', () => ({ pageNum: 1, pageSize: 10 })],
  ['home: what waits', 'nethos.system.app.pat.waiting', () => ({})],
  ['message boxes', 'nethos.system.messagebox.module.count', () => ({})],
  ['who looked at my record', 'nethos.pat.record.look.list', () => ({ pageNum: 1, pageSize: 20 })],
  ['doctor list', 'nethos.doc.list', () => ({ pageNum: 1, pageSize: 10, sort: 'recommendSort.asc' })],
]
const ofDoctor = [
  ['desk: new', 'staff.consult.list', { tab: 'new', pageNum: 1, pageSize: 10 }],
  ['desk: going', 'staff.consult.list', { tab: 'going', pageNum: 1, pageSize: 10 }],
  ['desk: ended', 'staff.consult.list', { tab: 'ended', pageNum: 1, pageSize: 10 }],
  ['desk: counts', 'staff.consult.counts', {}],
  ['desk: today', 'staff.today', {}],
  ['lookup by a name', 'staff.lookup', { word: '张秀' }, { times: fewTimes }],
]
const ofOffice = [
  ['orders, newest', 'staff.order.list', { pageNum: 1, pageSize: 20 }],
  ['office: today', 'staff.today', {}],
  ['audit log, newest', 'staff.audit.list', { pageNum: 1, pageSize: 20 }],
]

export async function callsOf({ server, ownerUrl, patients, channelKey }) {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1 })
  try {
    const { secret } = await keysOfSandbox(pool)
    const db = openDatabase(pool)
    const staffOf = async account => {
      const { rows } = await pool.query('select staff_id, role, doc_id from staff where login = $1', [account])
      const [{ staff_id: staffId, role, doc_id: docId }] = rows
      return openSession(db, { kind: 'staff', staffId, role, docId }, { secret, now: Date.now(), channel: '20' })
    }
    const { rows } = await pool.query(
      'select distinct on (consult_id) consult_id, message_id from consult_message order by consult_id, seq desc',
    )
    const newest = new Map(rows.map(row => [row.consult_id, row.message_id]))
    for (const one of patients) one.newest = newest.get(one.consultIds[0])
    const base = { origin: server.origin, channelKey, now: () => Date.now() }
    const [client, desk] = [wireClient(base), wireClient({ ...base, channel: '20' })]
    const [doctor, office] = [await staffOf('doctor1'), await staffOf('admin1')]
    const asStaff =
      session =>
      ([title, service, fields, how = {}]) =>
        callOf({ title, service, times, ...how, ask: () => desk.call(service, fields, session) })
    return [
      ...ofPatients.map(([title, service, fields]) =>
        callOf({
          title,
          service,
          times,
          ask: nth => {
            const patient = patients[nth % patients.length]
            return client.call(service, fields(patient), patient.session)
          },
        }),
      ),
      ...ofDoctor.map(asStaff(doctor)),
      ...ofOffice.map(asStaff(office)),
    ]
  } finally {
    await pool.end()
  }
}

const callOf = ({ title, service, ask, ...how }) => ({
  title,
  ...how,
  async play(count) {
    for (let nth = 0; nth < count; nth += 1) {
      const { http, code, msg } = await ask(nth)
      if (code !== '0') throw new Error(`${title} (${service}): ${http} ${code} ${msg}`)
    }
  },
})
