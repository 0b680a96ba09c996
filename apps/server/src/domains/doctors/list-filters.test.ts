import { expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aDepartment, aDoctor, aHospital } from './doctors.samples.ts'

const { call, db } = await openTestServer()

test('hospitals are offered in their order, those that are not to be shown left out', async () => {
  await aHospital(db, { hosId: 'h1', hosName: '宁海人民医院', position: 2 })
  await aHospital(db, { hosId: 'h2', hosName: '宁海中医院', position: 1 })
  await aHospital(db, { hosId: 'h3', hosName: '内部', showStatus: false })
  expect((await call('nethos.doc.hos.list')).list).toEqual([
    { hosId: 'h2', hosName: '宁海中医院', showStatus: true },
    { hosId: 'h1', hosName: '宁海人民医院', showStatus: true },
  ])
})

test('departments come in two levels, under both names of the service; the hot ones at most ten', async () => {
  await aDepartment(db, { gbDeptCode: '03', gbDeptName: '内科', position: 2, hotPosition: 1, icon: 'pulse' })
  await aDepartment(db, { gbDeptCode: '04', gbDeptName: '外科', position: 1, hotPosition: 0 })
  await aDepartment(db, { gbDeptCode: '03.02', gbDeptName: '心内科', parentCode: '03', position: 2 })
  await aDepartment(db, { gbDeptCode: '03.01', gbDeptName: '消化内科', parentCode: '03', position: 3 })
  const tree = [
    { gbDeptCode: '04', gbDeptName: '外科', sonGbDeptList: [] },
    {
      gbDeptCode: '03',
      gbDeptName: '内科',
      sonGbDeptList: [
        { gbDeptCode: '03.02', gbDeptName: '心内科' },
        { gbDeptCode: '03.01', gbDeptName: '消化内科' },
      ],
    },
  ]
  expect((await call('nethos.system.gbdept.list')).list).toEqual(tree)
  expect((await call('nethos.system.stddept.list')).list).toEqual(tree)
  for (let n = 0; n < 10; n++)
    await aDepartment(db, { gbDeptCode: `1${n}`, gbDeptName: `科室${n}`, hotPosition: 10 + n })
  const { list } = await call('nethos.system.hotstddept.list')
  expect(list.slice(0, 2)).toEqual([
    { deptCode: '04', deptName: '外科', deptAvatar: '' },
    { deptCode: '03', deptName: '内科', deptAvatar: 'pulse' },
  ])
  expect(list).toHaveLength(10)
})

test('the filter offers only departments with a doctor in them, and those above', async () => {
  await aDepartment(db, { gbDeptCode: '70', gbDeptName: '眼科' })
  await aDepartment(db, { gbDeptCode: '70.01', gbDeptName: '白内障科', parentCode: '70' })
  await aDepartment(db, { gbDeptCode: '70.02', gbDeptName: '青光眼科', parentCode: '70' })
  await aDepartment(db, { gbDeptCode: '71', gbDeptName: '地方病科' })
  await aDoctor(db, { docId: 'eye', gbDeptCode: '70.01' })
  await aDoctor(db, { docId: 'gone', gbDeptCode: '71', isActive: false })
  // Pharmacists have a list of their own: the list of doctors would be empty.
  await aDepartment(db, { gbDeptCode: '72', gbDeptName: '药学部' })
  await aDoctor(db, { docId: 'pharmacist', gbDeptCode: '72', docType: 'PHARMACIST' })
  const list: { gbDeptCode: string; sonGbDeptList: unknown[] }[] = (
    await call('nethos.system.gbdept.list', { hasDoctors: true })
  ).list
  expect(list.filter(({ gbDeptCode }) => gbDeptCode.startsWith('7'))).toEqual([
    { gbDeptCode: '70', gbDeptName: '眼科', sonGbDeptList: [{ gbDeptCode: '70.01', gbDeptName: '白内障科' }] },
  ])
})
