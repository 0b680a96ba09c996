import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { smallOffer } from '../../../sandbox/hospital/booking/small-offer.ts'
import { writeOffer } from '../../../sandbox/hospital/booking/offer.table.ts'
import type { TestServer } from '../../../testing/server.ts'

interface Which {
  /** Days from today. */
  inDays?: number
  period?: 'am' | 'pm'
  deptCode?: string
  doctorCode?: string
}

/** Hospitals that give numbers out (small-offer.ts), and our copy of it. */
export async function openClinics(server: TestServer) {
  const { db, pool, runner, runtime } = server
  await db
    .insertInto('hospital')
    .values([
      { hosId: 'h1', hosName: '宁禾大学附属第一医院', areaName: '宁禾市东湖区', position: 1 },
      { hosId: 'h2', hosName: '宁禾市妇女儿童医院', position: 2 },
    ])
    .onConflict(on => on.doNothing())
    .execute()
  await writeOffer(pool, smallOffer)

  /** Everything is fetched anew. */
  async function list(): Promise<void> {
    await runner.runTimers()
    await runner.idle()
    await db.updateTable('hospitalCursor').set({ listedAt: null, listAskedAt: null }).execute()
    await runner.runTimers()
    await runner.idle()
  }

  /** What happened meanwhile is asked for. */
  async function ask(): Promise<void> {
    await db.updateTable('hospitalCursor').set({ askedAt: null }).execute()
    await runner.runTimers()
    await runner.idle()
  }

  const sessionId = ({ inDays = 1, period = 'am', deptCode = '101', doctorCode = 'P' }: Which = {}): string => {
    const day = addDays(dayOf(runtime.clock.now()), inDays)
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
    return `h1.${day.slice(2).replaceAll('-', '')}-${deptCode}-${doctorCode}-${weekday}${period[0]}`
  }
  const numberId = (ofSession: string, no: number): string => `${ofSession}-${String(no).padStart(2, '0')}`

  await list()
  return { list, ask, sessionId, numberId }
}
