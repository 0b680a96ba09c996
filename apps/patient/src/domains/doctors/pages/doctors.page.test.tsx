import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { guidePages } from '@nethos/contract/guide/guide.pages.ts'
import { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import { answer, callsOf, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import { openAt, press, way } from '../../../testing/open-at.tsx'
import { aDoctor, departmentTree, onePage } from '../testing/doctor.samples.ts'
import DoctorOrList from './doctor-or-list.page.tsx'
import FindDoctorsPage from './find-doctors.page.tsx'

vi.mock('@nethos/calls/call.ts')

const hot = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ deptCode: `0${at}`, deptName: `科室${at}`, deptAvatar: at ? 'f9' : '' }))

beforeEach(() => {
  forget()
  answer(doctorServices.listDoctors, onePage(aDoctor()))
  answer(doctorServices.listHospitals, [{ hosId: 'h1', hosName: '南山云医院滨江院区', showStatus: true }])
  answer(doctorServices.listDepartments, departmentTree)
  answer(doctorServices.listHotDepartments, hot(12))
})

const open = async (address = '/doc/index') => {
  const opened = openAt(address, DoctorOrList)
  await screen.findByRole('link', { name: /张伟/ })
  return opened
}
const usual = { sort: 'recommendSort.asc', isRecommend: true }
const asked = () => {
  const { pageNum: _, ...filter } = sentTo(doctorServices.listDoctors) as Record<string, unknown>
  return filter
}

describe('what the list is narrowed to', () => {
  test('all doctors, the recommended first', async () => {
    await open()
    expect(asked()).toEqual(usual)
  })

  test('by the address: hospital, department, form, sort', async () => {
    await open('/doc/index?hosId=h1&deptCode=03.04&form=Team&sort=docScoure.desc')
    expect(asked()).toEqual({
      hosId: 'h1',
      gbDeptCode: '03.04',
      Team: true,
      sort: 'docScoure.desc',
      isRecommend: false,
    })
    for (const name of ['南山云医', '心血管内', '团队', '好评优先'])
      expect(await screen.findByRole('button', { name })).toBeDefined()
  })

  test('by the name of a department', async () => {
    await open('/doc/index?subDeptName=%E5%86%85%E5%88%86%E6%B3%8C%E4%B8%93%E4%B8%9A')
    expect(callsOf(doctorServices.listDoctors)).toHaveLength(1)
    expect(asked()).toEqual({ ...usual, gbDeptCode: '03.07' })
  })

  test('by the name of a clinic that is no department of the list', async () => {
    const { at } = await open('/doc/index?subDeptName=%E4%B9%B3%E8%85%BA%E5%A4%96%E7%A7%91')
    expect(callsOf(doctorServices.listDoctors)).toHaveLength(1)
    expect(asked()).toEqual({ ...usual, subDeptName: '乳腺外科' })
    await press('乳腺外科')
    await press('内科')
    await press('全部内科')
    expect(asked()).toEqual({ ...usual, gbDeptCode: '03' })
    expect(at()).toBe('/doc/index?deptCode=03')
  })

  test('what the address cannot mean is not asked for', async () => {
    await open('/doc/index?form=pageSize&sort=docId.desc')
    expect(asked()).toEqual(usual)
  })
})

describe('around the list', () => {
  test('at most ten hot departments, each narrows the list; gone once it is narrowed', async () => {
    await open()
    expect(screen.getAllByRole('link', { name: /^科室/ })).toHaveLength(10)
    expect(way('科室3')).toBe('/doc/index?deptCode=03')
    await act(async () => fireEvent.click(screen.getByRole('link', { name: '科室3' })))
    expect(asked()).toEqual({ ...usual, gbDeptCode: '03' })
    expect(screen.queryByRole('link', { name: '科室3' })).toBeNull()
  })

  test('a department without a picture of its own shows none that is broken', async () => {
    await open()
    expect(screen.getByRole('link', { name: '科室0' }).querySelector('img')).toBeNull()
    expect(screen.getByRole('link', { name: '科室1' }).querySelector('img')?.getAttribute('src')).toBe('/files/f9')
  })

  test('the way to my consults, and to the search with what was typed', async () => {
    const { at } = await open()
    expect(way('我的咨询')).toBe('/my/consult/all')
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' 高血压 ' } })
    await act(async () => fireEvent.submit(screen.getByRole('search')))
    expect(at()).toBe(`/v2/search?search=${encodeURIComponent('高血压')}`)
  })

  test('the list goes on page by page and says when it ends', async () => {
    answer(doctorServices.listDoctors, sent =>
      (sent as { pageNum: number }).pageNum === 1
        ? { ...onePage(aDoctor()), hasNextPage: true }
        : onePage(aDoctor({ docId: 'd2', docName: '李娜' })),
    )
    await open()
    expect(screen.queryByText('没有更多了')).toBeNull()
    await press('正在加载更多…')
    expect(screen.getByRole('link', { name: /张伟/ })).toBeDefined()
    expect(screen.getByRole('link', { name: /李娜/ })).toBeDefined()
    expect(screen.getByText('没有更多了')).toBeDefined()
  })

  test('nobody fits: it says so and shows the way to all', async () => {
    answer(doctorServices.listDoctors, onePage())
    openAt('/doc/index?form=Video', DoctorOrList)
    expect(await screen.findByText('没有符合条件的医生')).toBeDefined()
    expect(way('查看全部医生')).toBe('/doc/index')
  })

  test('what went wrong is told, and can be tried again', async () => {
    refuse(doctorServices.listDoctors, { code: '1', sentence: '操作太频繁，请稍后再试' })
    openAt('/doc/index', DoctorOrList)
    expect(await screen.findByText('操作太频繁，请稍后再试')).toBeDefined()
    answer(doctorServices.listDoctors, onePage(aDoctor()))
    await press('重新加载')
    expect(screen.getByRole('link', { name: /张伟/ })).toBeDefined()
  })
})

test('找医生 shows who answers by text and picture, below the departments', async () => {
  openAt('/internetRoom', FindDoctorsPage)
  expect((await screen.findByRole('link', { name: /张伟/ })).getAttribute('href')).toBe('/doc/index?docId=d1')
  expect(asked()).toEqual({ ...usual, Pic: true })
  expect(screen.getByText('按科室找医生')).toBeDefined()
})

test('who looks for a doctor for what cannot wait reads 120 first, and finds the way to 导诊', async () => {
  openAt('/internetRoom', FindDoctorsPage)
  expect(way('不知道看哪科？说说哪里不舒服')).toBe(guidePages.guide.to())
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '突然胸痛' } })
  expect(await screen.findByText('您描述的情况可能很紧急：胸痛')).toBeDefined()
  expect(way('拨打120急救')).toBe('tel:120')
})
