// What a hospital does in a day, once: somebody logs in, reads lists, writes and is told of it elsewhere, pays, and what falls due happens.
import { wireClient } from '../../apps/server/src/testing/client.ts'
import { sandboxOf } from '../../journeys/sandbox.ts'
import { openLine } from '../../scripts/drill/crowd/lines.mjs'
import { booksOf, ordersOf, payAll } from './payments.mjs'
import { ask } from './postgres.mjs'
import { until } from './programs.mjs'

const [paying, leaving] = [12, 8]

/** By two servers of one database: what is done at the first is heard of at the second. */
export async function workOfADay({ servers: [here, there], ownerUrl, patients, channelKey }) {
  const sandbox = sandboxOf(here.origin)
  const session = await sandbox.logIn('13800000001')
  const doctors = await sandbox.call('nethos.doc.list', { pageNum: 1, pageSize: 10 }, session)
  const page = { consultStatus: 'all', pageNum: 1, pageSize: 10 }
  const own = await sandbox.call('nethos.consult.info.consultation.list', page, session)
  if (doctors.list.length === 0 || own.list.length === 0) throw new Error('a list is empty')
  const newsMs = await newsArrives({ here, there, ownerUrl, patients, channelKey })

  const { orders } = await ordersOf(ownerUrl, paying + leaving)
  const paid = await payAll({ origin: here.origin, url: ownerUrl, orders: orders.slice(0, paying), channelKey })
  const { offCents, balance, twice, going } = await booksOf(ownerUrl, paid)
  if (offCents !== 0 || balance !== 0 || twice > 0 || going !== paying)
    throw new Error(`books: ${offCents} cents off, balance ${balance}, ${twice} twice, ${going} of ${paying} begun`)

  const left = orders.slice(paying).map(order => order.consultId)
  await sandbox.moveClock(20 * 60)
  await until('who has not paid in time has lost his order', async () => {
    const [{ count }] = await ask(
      ownerUrl,
      `select count(*)::int as count from consult where consult_id = any($1) and status = 'expired'`,
      [left],
    )
    return count === leaving
  })
  const clocks = await Promise.all([here, there].map(async one => sandboxOf(one.origin).now()))
  if (Math.abs(clocks[0] - clocks[1]) > 5_000)
    throw new Error('the second server did not hear that the clock was moved')
  return { newsMs, paid: paid.length, expired: left.length }
}

/** How long it takes until the doctor's page at the one server hears of what the patient has written at the other. */
async function newsArrives({ here, there, ownerUrl, patients, channelKey }) {
  const [{ consult_id: consultId, login }] = await ask(
    ownerUrl,
    `select consult_id, login from consult join staff using (doc_id) where consult_id = any($1) and status = 'going' limit 1`,
    [patients.flatMap(one => one.consultIds)],
  )
  const patient = patients.find(one => one.consultIds.includes(consultId))
  const desk = sandboxOf(there.origin)
  const doctor = await desk.logInStaff(login)
  const at = (one, channel) => wireClient({ origin: one.origin, channelKey, now: () => Date.now(), channel })
  const { obj } = await at(there, '20').call('nethos.system.event.ticket', {}, doctor)
  const line = await openLine(there.port, { accountId: login }, obj.ticket)
  try {
    const heard = line.news()
    const began = performance.now()
    const words = { consultId, replyContent: '今天早晨 138/88' }
    const reply = await at(here, '3').call('nethos.consult.info.reply', words, patient.session)
    if (reply.code !== '0') throw new Error(`reply: ${reply.http} ${reply.code} ${reply.msg}`)
    const late = new Promise((_, reject) => setTimeout(reject, 10_000, new Error('no news within 10 s')).unref())
    await Promise.race([heard, late])
    return Math.round(performance.now() - began)
  } finally {
    line.close()
  }
}
