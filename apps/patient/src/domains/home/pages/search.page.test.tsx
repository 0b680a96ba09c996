import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import { homeServices } from '@nethos/contract/home/home.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { answer, callsOf, forget, sentTo } from '../../../testing/open-page.tsx'
import { aLine, aText } from '../../content/testing/content.samples.ts'
import { aDoctor } from '../../doctors/testing/doctor.samples.ts'
import { openAt, press, way } from '../../../testing/open-at.tsx'
import GlobalSearchPage from './search.page.tsx'

vi.mock('@nethos/calls/call.ts')

const found = (changes: Partial<OutputOf<typeof homeServices.search>> = {}) => ({
  readAs: [],
  docList: [],
  deptList: [],
  teamList: [],
  articleList: [],
  healthList: [],
  examinationList: [],
  drugList: [],
  newsList: [],
  ...changes,
})

beforeEach(() => {
  forget()
  answer(homeServices.search, found())
  answer(doctorServices.listHotDepartments, [{ deptCode: '03', deptName: '内科', deptAvatar: '' }])
})

const search = async (word: string) => {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: word } })
  await act(async () => fireEvent.submit(screen.getByRole('search')))
}

test('the field takes no more than a search may have', () => {
  openAt('/v2/search', GlobalSearchPage)
  expect(screen.getByRole('searchbox').getAttribute('maxlength')).toBe('50')
})

test('before the first word nothing is asked; the hot departments are at hand', async () => {
  openAt('/v2/search', GlobalSearchPage)
  expect(await screen.findByRole('link', { name: '内科' })).toBeDefined()
  expect(callsOf(homeServices.search)).toHaveLength(0)
})

test('what was found stands in groups, each leading on', async () => {
  answer(
    homeServices.search,
    found({
      docList: [aDoctor()],
      deptList: [{ gbDeptCode: '03.04', gbDeptName: '心血管内科专业' }],
      teamList: [{ teamId: 't1', teamName: '胸痛中心', teamSkill: '急性心梗', teamAvatar: '' }],
      articleList: [aLine()],
      healthList: [aText()],
      examinationList: [aText({ newId: 'e1', shelf: 'examination', title: '胸部CT' })],
      drugList: [aText({ newId: 'y1', shelf: 'drug', title: '氨氯地平' })],
      newsList: [aText({ newId: 'w1', shelf: 'news', title: '停车' })],
    }),
  )
  openAt('/v2/search', GlobalSearchPage)
  await search(' zw ')
  expect(sentTo(homeServices.search)).toEqual({ search: 'zw' })
  for (const group of ['科室', '医生', '团队', '文章', '健康知识', '药品', '检查', '资讯'])
    expect(screen.getByRole('heading', { name: group })).toBeDefined()
  expect(way(/张伟/)).toBe('/doc/index?docId=d1')
  expect(way('心血管内科专业')).toBe('/doc/index?deptCode=03.04')
  expect(way(/胸痛中心/)).toBe('/team/t1/detail')
  expect(way(/冬季护心/)).toBe('/doc/article/a1')
  expect(way(/怎样量血压/)).toBe('/he/detail?newId=n1')
  expect(way(/胸部CT/)).toBe('/jcxz/detail?id=e1')
  expect(way(/氨氯地平/)).toBe('/ypkp?id=y1')
  expect(way(/停车/)).toBe('/news/detail/w1')
})

test('a group in which nothing was found is left out', async () => {
  answer(homeServices.search, found({ docList: [aDoctor()] }))
  openAt('/v2/search?search=zw', GlobalSearchPage)
  expect(await screen.findByRole('heading', { name: '医生' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: '团队' })).toBeNull()
})

test('more than is shown stands behind 查看更多, with the same word', async () => {
  const many = <Row,>(row: (nth: number) => Row) => Array.from({ length: 6 }, (_, nth) => row(nth))
  answer(
    homeServices.search,
    found({
      docList: many(nth => aDoctor({ docId: `d${nth}` })),
      teamList: many(nth => ({ teamId: `t${nth}`, teamName: `团队${nth}`, teamSkill: '', teamAvatar: '' })),
      articleList: many(nth => aLine({ articleId: `a${nth}`, title: `文章${nth}` })),
      healthList: many(nth => aText({ newId: `h${nth}`, title: `知识${nth}` })),
    }),
  )
  openAt('/v2/search?search=gxy', GlobalSearchPage)
  expect(await screen.findByRole('link', { name: '查看更多医生' })).toBeDefined()
  expect(way('查看更多医生')).toBe('/doc/index?search=gxy')
  expect(way('查看更多团队')).toBe('/team/list?search=gxy')
  expect(way('查看更多文章')).toBe('/doc/article/list?search=gxy')
  expect(way('查看更多健康知识')).toBe('/he/search?search=gxy')
  expect(screen.queryByRole('link', { name: '查看更多资讯' })).toBeNull()
})

test('letters say what they were read as, and each word is a search of its own', async () => {
  answer(homeServices.search, found({ readAs: ['高血压'], docList: [aDoctor()] }))
  openAt('/v2/search?search=gxy', GlobalSearchPage)
  expect(await screen.findByText('按拼音也找了：')).toBeDefined()
  expect(way('高血压')).toBe(`/v2/search?search=${encodeURIComponent('高血压')}`)
})

test('what is typed right after a search stays', async () => {
  openAt('/v2/search', GlobalSearchPage)
  const box = screen.getByRole<HTMLInputElement>('searchbox')
  fireEvent.change(box, { target: { value: '血压' } })
  fireEvent.submit(screen.getByRole('search'))
  fireEvent.change(box, { target: { value: '血压高' } })
  expect(await screen.findByText('暂无搜索结果')).toBeDefined()
  expect(box.value).toBe('血压高')
  expect(sentTo(homeServices.search)).toEqual({ search: '血压' })
})

test('nothing was found: it says so and shows the way to all doctors', async () => {
  openAt('/v2/search?search=xyz', GlobalSearchPage)
  expect(await screen.findByText('暂无搜索结果')).toBeDefined()
  expect(way('查看全部医生')).toBe('/doc/index')
})

test('the word stands in the address, and is offered again the next time', async () => {
  const { at, leave } = openAt('/v2/search', GlobalSearchPage)
  await search('高血压')
  expect(at()).toBe(`/v2/search?search=${encodeURIComponent('高血压')}`)
  leave()
  openAt('/v2/search', GlobalSearchPage)
  await press('高血压')
  expect(callsOf(homeServices.search).at(-1)?.[1]).toEqual({ search: '高血压' })
})

test('who searches for what cannot wait reads 120 above the results, and finds the way to 导诊 below', async () => {
  answer(homeServices.search, found({ docList: [aDoctor()] }))
  openAt('/v2/search', GlobalSearchPage)
  await search('突然胸痛')
  expect(await screen.findByText('您描述的情况可能很紧急：胸痛')).toBeDefined()
  expect(way('拨打120急救')).toBe('tel:120')
  expect(way('不知道看哪科？说说哪里不舒服')).toContain('search=')
})
