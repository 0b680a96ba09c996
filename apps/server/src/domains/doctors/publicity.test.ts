import { expect, test } from 'vitest'
import { domains } from '../../domains.ts'
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
  expect(services.filter((line: any) => line.group === '线上咨询')).toEqual([
    { group: '线上咨询', label: '图文咨询', fromCents: 2000, toCents: 9900 },
  ])
  const all = departments.flatMap((department: any) => department.members)
  expect(all.map((member: any) => member.docId).toSorted()).toEqual([one, other, closed].map(d => d.docId).toSorted())
  expect(all).toContainEqual({ docId: one.docId, name: '陈志远', title: '主任医师', licenceNumber: '110330000000001' })
})

/** What a hospital bills item by item, and shows before it is paid, has no list here. */
const billedByHospital = ['fee', 'report']

test('whoever sells something hands in what it costs', async () => {
  const sellers = domains.filter(({ payables }) => Object.keys(payables ?? {}).length > 0)
  const silent = sellers.filter(one => !one.prices).flatMap(({ payables }) => Object.keys(payables ?? {}))
  expect(silent.filter(bizType => !billedByHospital.includes(bizType))).toEqual([])
})

test('medicines, parcels, health checks, free clinics and zones stand there with their prices', async () => {
  const words = { address: '', phone: '', hours: '', directions: '' }
  const centre = { ...words, centreId: 'c1', hosId: 'h1', centreCode: 'c1', centreName: '体检中心', needsDesk: false }
  await db.insertInto('checkupCentre').values(centre).execute()
  await db
    .insertInto('checkupPackage')
    .values({
      priceCents: 68_000,
      packageId: 'p1',
      centreId: 'c1',
      packageCode: 'p1',
      packageName: '入职体检',
      category: 'entry',
      marriage: 'any',
      sex: 'any',
      minAge: 18,
      maxAge: 99,
      summary: '',
      content: '{}',
    })
    .execute()
  const { services } = await shown()
  expect(services).toContainEqual({ group: '体检', label: '入职体检', fromCents: 68_000, toCents: 68_000 })
  expect(services).toContainEqual(expect.objectContaining({ group: '药品与配送', label: '药品配送费' }))
  expect(services.some((line: any) => line.fromCents > line.toCents)).toBe(false)
})
