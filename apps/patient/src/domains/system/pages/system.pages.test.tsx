import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '@nethos/calls/session.ts'
import { consentServices } from '@nethos/contract/account/consent.services.ts'
import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import { contentServices } from '@nethos/contract/content/content.services.ts'
import { systemPageServices as services } from '@nethos/contract/system/system-pages.services.ts'
import { answer, callsOf, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import { openAt, press } from '../../../testing/open-at.tsx'
import BedNoticePage from './bed-notice.page.tsx'
import BlockPage from './block.page.tsx'
import SignPage from './sign.page.tsx'

vi.mock('@nethos/calls/call.ts')
const publishedAt = Date.parse('2026-11-21T07:04:00Z')
beforeEach(() => {
  forget()
  answer(services.contentBlock, { title: '停电通知', content: '<p>周六停电</p>', link: '', publishedAt })
  answer(contentServices.fixedText, { title: '知情同意书', version: '2.0', content: '<p>条款</p>', publishedAt })
  answer(consentServices.getConsent, { isGiven: false, version: '2.0' })
  answer(consentServices.giveConsent, true)
})

const open = (id = 'b1') => openAt(`/blankPage/${id}`, BlockPage, { path: '/blankPage/:id' })

test('a block shows its text', async () => {
  open()
  expect(await screen.findByText('周六停电')).toBeDefined()
  expect(screen.getByRole('heading', { name: '停电通知' })).toBeDefined()
  expect(sentTo(services.contentBlock)).toEqual({ blockId: 'b1' })
})

test('a block with a link goes there, and takes no place in the history', async () => {
  answer(services.contentBlock, { title: '帮助', content: '', link: '/v2/help', publishedAt })
  const { app } = open()
  await screen.findByText(/正在打开/)
  expect(app.openLink).toHaveBeenCalledWith('/v2/help', true)
  // Whoever has declined the way there, or comes back, can go again.
  await press('打开页面')
  expect(app.openLink).toHaveBeenLastCalledWith('/v2/help')
})

test('an unknown block says so and leads back', async () => {
  refuse(services.contentBlock, commonRefusals.not_found)
  open('none')
  expect(await screen.findByText('暂无内容')).toBeDefined()
  expect(screen.getAllByRole('button', { name: '返回' })).toHaveLength(2)
})

test('the notice about beds shows text and date, for everybody', async () => {
  openAt('/notice/chuang', BedNoticePage)
  expect(await screen.findByText('条款')).toBeDefined()
  expect(screen.getByText('2026年11月21日')).toBeDefined()
  expect(screen.getByRole('heading', { name: '床位通知' })).toBeDefined()
  expect(sentTo(contentServices.fixedText)).toMatchObject({ typeName: '床位通知' })
})

const sign = () => openAt('/signSingle?typeName=手术同意书&title=知情同意书', SignPage)
const tick = () => act(async () => fireEvent.click(screen.getByRole('checkbox', { name: '我已阅读并同意' })))

test('a document is signed once it was ticked', async () => {
  signIn({ token: 't', signKey: 'k' })
  const { at } = sign()
  expect(await screen.findByText('条款')).toBeDefined()
  await press('确定')
  expect(screen.getByText('请先阅读用户协议')).toBeDefined()
  expect(callsOf(consentServices.giveConsent)).toHaveLength(0)
  await tick()
  await press('确定')
  expect(sentTo(consentServices.giveConsent)).toEqual({ agreement: '手术同意书' })
  expect(at()).toBe('/v4/index')
})

test('whoever is not logged in reads it, and logs in to sign', async () => {
  const { at } = sign()
  await screen.findByText('条款')
  await tick()
  await press('登录后确定')
  expect(at()).toMatch(/^\/login\?backPath=%2FsignSingle/)
})

test('what was signed is not signed again', async () => {
  signIn({ token: 't', signKey: 'k' })
  answer(consentServices.getConsent, { isGiven: true, version: '2.0' })
  sign()
  expect(await screen.findByRole('button', { name: '您已同意，返回' })).toBeDefined()
})

test('without a name there is nothing to sign', () => {
  openAt('/signSingle', SignPage)
  expect(screen.getByText('暂无内容')).toBeDefined()
})
