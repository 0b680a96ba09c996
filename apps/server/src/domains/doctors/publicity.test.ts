import { expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aDoctor } from '../consult/testbed.ts'

const server = await openTestServer()
const { call, db } = server
const shown = async () => (await call('nethos.doctor.publicity', {})).obj

test('everybody reads which services there are, from which price to which, and who answers', async () => {
  const [one, other, gone, closed] = [
    await aDoctor(server, { priceCents: 2000 }),
    await aDoctor(server, { priceCents: 9900 }),
    await aDoctor(server, { priceCents: 100 }),
    await aDoctor(server, { priceCents: 50, isOpen: false }),
  ]
  await db.updateTable('doctor').set({ isActive: false }).where('docId', '=', gone.docId).execute()
  await db.updateTable('doctor').set({ licenceNumber: '110330000000001' }).where('docId', '=', one.docId).execute()
  const { services, departments } = await shown()
  expect(services).toEqual([{ label: '图文咨询', fromCents: 2000, toCents: 9900 }])
  const all = departments.flatMap((department: any) => department.members)
  expect(all.map((member: any) => member.docId).toSorted()).toEqual([one, other, closed].map(d => d.docId).toSorted())
  expect(all).toContainEqual({ docId: one.docId, name: '陈志远', title: '主任医师', licenceNumber: '110330000000001' })
})
