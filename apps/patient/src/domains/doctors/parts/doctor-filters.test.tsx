import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import { answer, forget, sentTo } from '../../../testing/open-page.tsx'
import { openAt, press } from '../../../testing/open-at.tsx'
import DoctorsPage from '../pages/doctors.page.tsx'
import { aDoctor, departmentTree, onePage } from '../testing/doctor.samples.ts'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => {
  forget()
  answer(doctorServices.listDoctors, onePage(aDoctor()))
  answer(doctorServices.listHospitals, [{ hosId: 'h1', hosName: '南山云医院滨江院区', showStatus: true }])
  answer(doctorServices.listDepartments, departmentTree)
  answer(doctorServices.listHotDepartments, [])
})

const open = async () => {
  const opened = openAt('/doc/index', DoctorsPage)
  await screen.findByRole('link', { name: /张伟/ })
  return opened
}
const usual = { sort: 'recommendSort.asc', isRecommend: true }
const asked = () => {
  const { pageNum: _, ...filter } = sentTo(doctorServices.listDoctors) as Record<string, unknown>
  return filter
}

test('a choice stands in the address and narrows the list', async () => {
  const { at } = await open()
  await press('全部形式')
  await press('处方（药品到家）')
  expect(at()).toBe('/doc/index?form=Prescription')
  expect(asked()).toEqual({ ...usual, Prescription: true })
  await press('默认排序')
  await press('服务量优先')
  expect(at()).toBe('/doc/index?form=Prescription&sort=consultCount.desc')
  await press('全部医院')
  await press('南山云医院滨江院区')
  expect(asked()).toEqual({ hosId: 'h1', Prescription: true, sort: 'consultCount.desc', isRecommend: false })
})

test('departments stand in two columns, their names cut to four characters', async () => {
  const { at } = await open()
  await press('全部科室')
  expect(screen.getByRole('button', { name: '中西医结' })).toBeDefined()
  await press('内科')
  await press('心血管内科专业')
  expect(at()).toBe('/doc/index?deptCode=03.04')
  expect(screen.getByRole('button', { name: '心血管内' })).toBeDefined()
  await press('心血管内')
  await press('全部')
  await press('全部科室')
  expect(at()).toBe('/doc/index')
})
