import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { upload } from '@nethos/calls/upload.ts'
import { homeDeskRefusals } from '@nethos/contract/home/home-desk.refusals.ts'
import { homeDeskServices as services } from '@nethos/contract/home/home-desk.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import type { DeskBanner } from '../home.calls.ts'
import HomePage from './home.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))
vi.mock('@nethos/calls/upload.ts')

const now = Date.parse('2026-11-21T09:00:00+08:00')
const always = { shownFrom: null, shownUntil: null }
const aBanner = (changes: Partial<DeskBanner> = {}): DeskBanner => ({
  bannerId: 'b1',
  title: '流感疫苗',
  subtitle: '现在可约',
  picture: 'p1',
  pictureUrl: '/files/p1?t=x',
  url: '/doc/index',
  isShown: true,
  ...always,
  ...changes,
})
const entry = {
  page: 'home' as const,
  section: '',
  note: '',
  icon: 'chat',
  url: '/doc/index',
  isShown: true,
}

beforeEach(async () => {
  await begin(now)
  answer(services.listDeskBanners, [aBanner(), aBanner({ bannerId: 'b2', title: '专家团队', isShown: false })])
  answer(services.listDeskEntries, [
    { ...entry, entryId: 'e1', title: '问医生' },
    { ...entry, entryId: 'e2', title: '看报告', icon: 'no such drawing', url: '/report' },
  ])
  answer(services.listDeskNotices, [
    { noticeId: 'n1', title: '周六停电', content: '上午8点起', url: '', isShown: true, ...always },
    {
      noticeId: 'n2',
      title: '明天的',
      content: '',
      url: '/v2/help',
      isShown: true,
      ...always,
      shownFrom: now + 60_000,
    },
    { noticeId: 'n3', title: '昨天的', content: '', url: '', isShown: true, ...always, shownUntil: now },
  ])
  answer(services.listAddresses, {
    pages: [{ path: '/team/list', title: '专家团队' }],
    hosts: ['wjw.example.cn'],
  })
  for (const one of [services.moveHomeItem, services.showHomeItem, services.removeHomeItem]) answer(one, true)
  answer(services.saveBanner, { bannerId: 'b1' })
  answer(services.saveEntry, { entryId: 'e1' })
  answer(services.saveNotice, { noticeId: 'n1' })
})

const open = (query = '') => openPage(`/home-page${query}`, { path: '/home-page', Page: HomePage })
const press = async (name: string) => fireEvent.click((await screen.findAllByRole('button', { name }))[0]!)
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

it('shows each banner as patients see it, and whether they see it now', async () => {
  open()
  expect(await screen.findByRole('figure', { name: '横幅预览：流感疫苗' })).toBeTruthy()
  for (const text of ['展示中', '已关闭', '现在可约']) expect(screen.getAllByText(text).length).toBeGreaterThan(0)
})

it('moves, hides and removes', async () => {
  open()
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: '上移「流感疫苗」' })).disabled).toBe(true)
  await press('下移「流感疫苗」')
  fireEvent.click(screen.getByRole('switch', { name: '展示「流感疫苗」' }))
  const item = { kind: 'banner', itemId: 'b1' }
  await waitFor(() => expect(sentTo(services.showHomeItem)).toEqual([{ ...item, isShown: false }]))
  expect(sentTo(services.moveHomeItem)).toEqual([{ ...item, direction: 'down' }])
  await press('删除')
  expect(await screen.findByText(/不能恢复/)).toBeTruthy()
  expect(sentTo(services.removeHomeItem)).toEqual([])
  fireEvent.click(screen.getAllByRole('button', { name: '删除' }).at(-1)!)
  await waitFor(() => expect(sentTo(services.removeHomeItem)).toEqual([item]))
})

it('makes a banner with its picture, once each field is right', async () => {
  vi.mocked(upload).mockResolvedValue({ attaId: 'p9', url: '/files/p9?t=y', type: 'picture', attaFileName: 'a.png' })
  open()
  await press('新建横幅')
  await press('保存')
  for (const text of ['标题不能为空', '请上传图片', '链接不能为空']) expect(await screen.findByText(text)).toBeTruthy()
  await type('标题', '冬季护心')
  await type('点击后打开', '/he/index')
  fireEvent.change(screen.getByLabelText('上传图片', { selector: 'input' }), {
    target: { files: [new File(['x'], 'a.png', { type: 'image/png' })] },
  })
  expect(await screen.findByText('更换图片')).toBeTruthy()
  await type('开始时间（选填）', '2026-12-02T08:00')
  await type('结束时间（选填）', '2026-12-01T08:00')
  expect(await screen.findByText('结束时间须晚于开始时间')).toBeTruthy()
  await type('结束时间（选填）', '2026-12-31T20:00')
  await press('保存')
  await waitFor(() =>
    expect(sentTo(services.saveBanner)).toEqual([
      {
        title: '冬季护心',
        subtitle: '',
        picture: 'p9',
        url: '/he/index',
        isShown: true,
        shownFrom: Date.parse('2026-12-02T08:00:00+08:00'),
        shownUntil: Date.parse('2026-12-31T20:00:00+08:00'),
      },
    ]),
  )
})

it('keeps the dialog with the sentence of a refusal', async () => {
  const { code, sentence } = homeDeskRefusals.page_unknown
  answer(services.saveBanner, () => Promise.reject(new RefusedError(code, sentence)))
  open()
  await press('修改')
  await type('标题', '改过的')
  await press('保存')
  expect(await screen.findByText('没有这个页面，请检查地址')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('标题').value).toBe('改过的')
})

it('shows the entries of a page and makes one with a drawing of the app', async () => {
  open('?tab=entries&page=elder')
  expect(await screen.findByText('看报告')).toBeTruthy()
  expect(sentTo(services.listDeskEntries)).toEqual([{ page: 'elder' }])
  await press('新建入口')
  await type('名称', '专家团队')
  await type('打开的页面', 'team')
  await press('保存')
  expect(await screen.findByText('页面地址须以 / 开头，例如 /doc/index')).toBeTruthy()
  await type('打开的页面', '/team/list')
  fireEvent.click(screen.getByRole('radio', { name: '多人' }))
  await press('保存')
  await waitFor(() =>
    expect(sentTo(services.saveEntry)).toEqual([
      { page: 'elder', section: '', title: '专家团队', note: '', icon: 'people', url: '/team/list', isShown: true },
    ]),
  )
})

it('shows notices with their time, and changes one', async () => {
  open('?tab=notices')
  for (const text of ['周六停电', '上午8点起', '展示中', '未到时间', '已过期'])
    expect(await screen.findByText(text)).toBeTruthy()
  await press('修改')
  await type('内容（选填）', '上午9点起')
  await press('保存')
  await waitFor(() =>
    expect(sentTo(services.saveNotice)).toEqual([
      { noticeId: 'n1', title: '周六停电', content: '上午9点起', url: '', isShown: true, ...always },
    ]),
  )
})

it('says when there is nothing', async () => {
  answer(services.listDeskBanners, [])
  open()
  expect(await screen.findByText('还没有横幅，点「新建横幅」开始')).toBeTruthy()
})
