import { expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'

const server = await openTestServer()
const { db, runtime } = server
async function aMember(role: string) {
  const { staffId } = await db
    .insertInto('staff')
    .values({ login: role, passwordHash: '', name: role, role, createdAt: new Date(runtime.clock.now()) })
    .returning('staffId')
    .executeTakeFirstOrThrow()
  return server.sessionOf({ staffId })
}
const admin = await aMember('admin')
const call = (name: string, fields: object, session = admin) => server.staff.call(name, fields, session)
const hospital = {
  hosName: '示范医院',
  shortName: '示范',
  hosLevel: '三级甲等',
  areaName: '杭州市西湖区',
  address: '文三路1号',
  phone: '0571-1',
  introduction: '',
  showStatus: true,
  position: 1,
}
const campus = { campusName: '总院', address: '文三路1号', phone: '', wayThere: '地铁2号线', position: 1 }

test('an administrator enters hospitals and their campuses, and patients see those that are shown', async () => {
  expect(await call('staff.hospital.list', {})).toMatchObject({ code: '0', list: [] })
  const { hosId } = (await call('staff.hospital.save', hospital)).obj
  const { campusId } = (await call('staff.campus.save', { hosId, ...campus })).obj
  expect((await call('staff.hospital.list', {})).list).toEqual([
    { hosId, ...hospital, campuses: [{ campusId, ...campus }] },
  ])
  expect(JSON.stringify(await server.call('nethos.doc.hos.list'))).toContain('示范医院')

  expect(await call('staff.hospital.save', hospital)).toMatchObject({ code: '04022901', msg: '已有同名的医院' })
  expect(await call('staff.campus.save', { hosId, ...campus })).toMatchObject({ code: '04022902' })
  expect(await call('staff.hospital.save', { ...hospital, hosName: '' })).toMatchObject({ msg: '医院名称不能为空' })
  expect(await call('staff.hospital.save', { ...hospital, position: 1000 })).toMatchObject({
    msg: '排序须为0-999的整数',
  })
  expect(await call('staff.hospital.save', { ...hospital, showStatus: 'yes' })).toMatchObject({ http: 400 })

  expect(await call('staff.campus.save', { hosId, campusId, ...campus, phone: '0571-2' })).toMatchObject({ code: '0' })
  expect(await call('staff.hospital.save', { hosId, ...hospital, showStatus: false })).toMatchObject({ code: '0' })
  expect((await call('staff.hospital.list', {})).list).toMatchObject([
    { showStatus: false, campuses: [{ phone: '0571-2' }] },
  ])
  expect(JSON.stringify(await server.call('nethos.doc.hos.list'))).not.toContain('示范医院')

  const other = (await call('staff.hospital.save', { ...hospital, hosName: '另一家' })).obj.hosId
  for (const [name, fields] of [
    ['staff.hospital.save', { hosId: 'none', ...hospital, hosName: '没有' }],
    ['staff.campus.save', { hosId: 'none', ...campus }],
    ['staff.campus.save', { hosId: other, campusId, ...campus }],
  ] as const)
    expect(await call(name, fields)).toMatchObject({ code: '00010440' })
  const operator = await aMember('operator')
  expect(await call('staff.hospital.save', { ...hospital, hosName: '不行' }, operator)).toMatchObject({
    code: '00010441',
  })
  const { rows } = await server.pool.query(
    `select action, record_id from audit where record_type in ('hospital', 'campus') order by audit_id`,
  )
  expect(rows.map(row => [row.action, row.record_id])).toEqual([
    ['hospital.add', hosId],
    ['campus.add', campusId],
    ['campus.change', campusId],
    ['hospital.change', hosId],
    ['hospital.add', other],
  ])
})
