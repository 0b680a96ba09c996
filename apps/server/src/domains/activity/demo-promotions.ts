import { randomBytes } from 'node:crypto'
import type { Database } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'

const dayMs = 86_400_000
/** Doctors, and how many have come by each: the first by far the most, as it is. */
const brought: readonly (readonly [docId: string, people: number])[] = [
  ['d0001', 9],
  ['d0002', 5],
  ['d0003', 4],
  ['d0004', 2],
  ['d0005', 1],
]
const everyDays = 11

/** Accounts that nobody can log in to, registered by the codes of doctors in the last months; two of three are verified. */
export async function loadDemoPromotions({ db, runtime }: { db: Database; runtime: Runtime }): Promise<void> {
  const now = runtime.clock.now()
  await db.transaction().execute(async trx => {
    if (await trx.selectFrom('promotion').select('accountId').limit(1).executeTakeFirst()) return
    for (const [docId, people] of brought)
      for (let nth = 0; nth < people; nth++) {
        const at = new Date(now - (nth * everyDays + 1) * dayMs)
        const { accountId } = await trx
          .insertInto('account')
          .values({
            mobileHash: randomBytes(32),
            mobileSealed: runtime.sealer.sealText('', 'account.mobile'),
            createdAt: at,
          })
          .returning('accountId')
          .executeTakeFirstOrThrow()
        await trx
          .insertInto('person')
          .values({
            accountId,
            name: '示例用户',
            relationship: 'self',
            isSelf: true,
            isRealname: nth % 3 !== 2,
            createdAt: at,
          })
          .execute()
        await trx.insertInto('promotion').values({ accountId, docId, registeredAt: at }).execute()
      }
  })
}
