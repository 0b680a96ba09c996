import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { accountRefusals } from '@nethos/contract/account/account.refusals.ts'
import { archiveContents } from '@nethos/contract/archive/archive.rules.ts'
import { archiveServices, type Archive } from '@nethos/contract/archive/archive.services.ts'
import { profileServices } from '@nethos/contract/account/profile.services.ts'
import { aProfile } from '../testing/account.samples.ts'
import { answer, callsOf, forget, openPage, refuse, sentTo } from '../../../testing/open-page.tsx'
import ArchivePage from './archive.page.tsx'

vi.mock('@nethos/calls/call.ts')

const anArchive = (changes: Partial<Archive> = {}): Archive => ({
  archiveId: 'a1',
  status: 'ready',
  askedAt: Date.parse('2026-11-21T07:04:00Z'),
  expiresAt: Date.parse('2026-11-28T07:05:00Z'),
  byteSize: 2_097_152,
  url: '/files/f1?t=ticket',
  ...changes,
})

beforeEach(() => {
  forget()
  vi.stubGlobal('scrollTo', vi.fn())
  answer(profileServices.getProfile, aProfile())
  answer(archiveServices.listArchives, [])
  answer(archiveServices.sendArchiveCaptcha, { cid: 'c1' })
  answer(archiveServices.askArchive, { archiveId: 'a1' })
})

const press = (name: string) => act(async () => fireEvent.click(screen.getAllByRole('button', { name }).at(-1)!))
const open = () => openPage('/account/archive', ArchivePage)

async function askWithCode() {
  await press('获取验证码')
  fireEvent.change(screen.getByLabelText('验证码'), { target: { value: '1234' } })
  await press('导出我的资料')
}

test('says what is in it and wants the code of the own phone; then it says that it is under way', async () => {
  open()
  for (const one of archiveContents) expect(await screen.findByText(one)).toBeDefined()
  expect(screen.getByText(/保留7天/)).toBeDefined()
  await press('导出我的资料')
  expect(screen.getByText('验证码不能为空')).toBeDefined()
  expect(callsOf(archiveServices.askArchive)).toHaveLength(0)
  answer(archiveServices.listArchives, [anArchive({ status: 'asked', expiresAt: null, byteSize: 0, url: '' })])
  await askWithCode()
  expect(sentTo(archiveServices.askArchive)).toEqual({ captcha: '1234', cid: 'c1' })
  expect(await screen.findByText('正在整理')).toBeDefined()
})

test('ready, it is fetched by its own address, and says until when and how large', async () => {
  answer(archiveServices.listArchives, [
    anArchive(),
    anArchive({ archiveId: 'a0', status: 'expired', byteSize: 0, url: '' }),
  ])
  open()
  const link = await screen.findByRole('link', { name: '下载我的资料' })
  expect(link.getAttribute('href')).toBe('/files/f1?t=ticket')
  expect(screen.getByText(/保留到2026年11月28日 15:05/)).toBeDefined()
  expect(screen.getByText(/2.*MB/)).toBeDefined()
  expect(screen.getByText('已过期')).toBeDefined()
})

test('what failed may be asked for again, and a second one on a day is refused in words', async () => {
  answer(archiveServices.listArchives, [anArchive({ status: 'failed', expiresAt: null, byteSize: 0, url: '' })])
  open()
  expect(await screen.findByText('上次没有整理成功，请再导出一次。')).toBeDefined()
  refuse(archiveServices.askArchive, accountRefusals.archive_today)
  await askWithCode()
  expect(await screen.findByText('每天只能导出一次，请明天再来')).toBeDefined()
})
