import { checkCharacter } from '@nethos/contract/common/id-card.ts'
import type { Database } from '../database/connect.ts'
import { addAccount } from '../domains/account/account.table.ts'
import type { SampleAsker } from '../domains/booking/fair.samples.ts'
import { saveAccount } from '../domains/hospital-account/hospital-account.table.ts'
import { addPersonRow } from '../domains/people/person.table.ts'
import type { Runtime } from '../runtime.ts'
import { writeFileAtWindow } from '../sandbox/hospital/window.table.ts'
import type pg from 'pg'

/** Who waits or asks, and his number at the hospital. */
export interface Asker extends SampleAsker {
  recordNumber: string
}

const mobile = '13900000031'
const names = ['周桂兰', '郑国平', '何丽娟', '马德胜'] as const
const area = { areaCode: '330106', areaName: '浙江省杭州市西湖区' }
const year = 365 * 86_400_000

/** People beside the demo patient, who want the same numbers. None when they are there already. */
export async function loadNeighbours({
  db,
  runtime,
  pool,
}: {
  db: Database
  runtime: Runtime
  pool: pg.Pool
}): Promise<Asker[]> {
  const now = runtime.clock.now()
  return db.transaction().execute(async trx => {
    const accountId = await addAccount({ db: trx, runtime, now }, mobile, null)
    if (!accountId) return []
    const scope = { db: trx, runtime, now: now - year, caller: { kind: 'account', accountId, sessionId: '' } } as const
    const askers: Asker[] = []
    for (const [nth, personName] of names.entries()) {
      const first17 = `3301061951040${nth + 1}031`
      const idCard = first17 + checkCharacter(first17)
      const relationship = nth === 0 ? 'self' : 'others'
      const { personId, idCardHash } = await addPersonRow(scope, {
        personName,
        relationship,
        idCard,
        mobile,
        isRealname: true,
        ...area,
      })
      const recordNumber = await writeFileAtWindow(
        pool,
        { hosId: 'h1', idCard, name: personName, mobile, cards: 1 },
        now,
      )
      await saveAccount(scope, personId, { hosId: 'h1', recordNumber })
      askers.push({ accountId, personId, personName, realPerson: idCardHash!, recordNumber })
    }
    return askers
  })
}
