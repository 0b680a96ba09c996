import type { StaffRole } from '@nethos/contract/service.ts'
import type { Database } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import { hashPassword } from '../account/public.ts'

interface DemoStaff {
  login: string
  name: string
  role: StaffRole
  docId: string | null
}

const offices: readonly DemoStaff[] = [
  { login: 'pharmacist1', name: '陈药师', role: 'pharmacist', docId: 'p0001' },
  { login: 'nurse1', name: '吴护士', role: 'nurse', docId: null },
  { login: 'operator1', name: '周客服', role: 'operator', docId: null },
  { login: 'admin1', name: '管理员', role: 'admin', docId: null },
]

/** Staff whom everybody may log in as in the sandbox (docs/product/protocol.md 2): doctor1 … doctor5 are the first five doctors. */
export async function loadDemoStaff({ db, runtime }: { db: Database; runtime: Runtime }): Promise<void> {
  const docIds = ['d0001', 'd0002', 'd0003', 'd0004', 'd0005']
  const names = new Map(
    (await db.selectFrom('doctor').select(['docId', 'docName']).where('docId', 'in', docIds).execute()).map(one => [
      one.docId,
      one.docName,
    ]),
  )
  const doctors = docIds.map((docId, at): DemoStaff => ({
    login: `doctor${at + 1}`,
    name: names.get(docId) ?? `医生${at + 1}`,
    role: 'doctor',
    docId,
  }))

  const known = new Set((await db.selectFrom('staff').select('login').execute()).map(one => one.login))
  const missing = [...doctors, ...offices].filter(one => !known.has(one.login))
  if (missing.length === 0) return
  const createdAt = new Date(runtime.clock.now())
  const rows = await Promise.all(
    missing.map(async one => ({ ...one, passwordHash: await hashPassword('nethos-demo'), createdAt })),
  )
  await db
    .insertInto('staff')
    .values(rows)
    .onConflict(on => on.column('login').doNothing())
    .execute()
}
