import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { practiceServices as services, type MyPractice } from '@nethos/contract/doctors/practice.services.ts'
import { answer, sentTo } from '../../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../../app/testing/open-page.tsx'
import OfferBoundsPage from './offer-bounds.page.tsx'
import PracticePage from './practice.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({
  call: (await import('../../../../app/testing/faked-call.ts')).fakedCall,
}))

const offer = {
  consultType: 'DOCPIC' as const,
  minCents: 1000,
  maxCents: 5000,
  isOffered: true,
  isOpen: true,
  priceCents: 2000,
  replyLimit: 10,
  mayPrice: true,
  mayOpen: true,
}
const mine: MyPractice = {
  docId: 'd1',
  docName: '陈志远',
  docTitle: '主任医师',
  docDeptName: '心血管内科',
  isShown: true,
  offers: [offer, { ...offer, consultType: 'VIDEO', priceCents: 8000, mayPrice: false, mayOpen: false }],
  notice: null,
  hours: [{ weekday: 1, from: '09:00', until: '12:00' }],
  dailyQuota: 20,
  autoReply: '我晚上回复。',
  askedToday: 3,
}

beforeEach(async () => {
  await begin()
  answer(services.myPractice, mine)
  for (const service of [services.savePractice, services.saveMyOffer, services.saveMyNotice, services.saveBound])
    answer(service, true)
})

const open = async () => {
  openPage('/practice', { path: '/practice', Page: PracticePage })
  return within(await screen.findByRole('region', { name: '患者看到的' }))
}

it('shows beside the forms what patients see', async () => {
  const seen = await open()
  expect(seen.getByText('周一 09:00–12:00')).toBeTruthy()
  expect(seen.getByText('今天还可提问17人')).toBeTruthy()
  expect(seen.getByText('我晚上回复。')).toBeTruthy()
  expect(seen.getByText('¥20.00')).toBeTruthy()
  expect(screen.getByRole('link', { name: '打开我的患者端主页' }).getAttribute('href')).toBe('/doc/index?docId=d1')
})

it('takes a price within the bounds of the hospital only', async () => {
  await open()
  const price = screen.getByLabelText('图文咨询价格（元）')
  fireEvent.change(price, { target: { value: '50.01' } })
  fireEvent.click(screen.getByRole('button', { name: '保存图文咨询' }))
  expect(await screen.findByText('医院规定的范围是10.00到50.00元', { selector: '[role=alert]' })).toBeTruthy()
  fireEvent.change(price, { target: { value: '50' } })
  fireEvent.click(screen.getByRole('button', { name: '保存图文咨询' }))
  await waitFor(() =>
    expect(sentTo(services.saveMyOffer)).toEqual([
      { consultType: 'DOCPIC', isOpen: true, priceCents: 5000, replyLimit: 10 },
    ]),
  )
})

it('leaves what the hospital arranges to the hospital', async () => {
  await open()
  expect(screen.getByText('80.00 元，由医院统一安排和定价。')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^保存视频咨询/ })).toBeNull()
})

it('copies Monday to the week, refuses an end before its beginning, and an empty quota means no limit', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: '周二至周五与周一相同' }))
  fireEvent.change(screen.getByLabelText('周五第1段结束'), { target: { value: '08:00' } })
  fireEvent.change(screen.getByLabelText('每天最多接诊（图文和用药咨询）'), { target: { value: '' } })
  const save = () => fireEvent.click(screen.getByRole('button', { name: '保存接诊设置' }))
  save()
  expect(await screen.findByText('结束时间要晚于开始时间', { selector: '[role=alert]' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '删除周五第1段' }))
  save()
  await waitFor(() =>
    expect(sentTo(services.savePractice)).toEqual([
      {
        hours: [1, 2, 3, 4].map(weekday => ({ weekday, from: '09:00', until: '12:00' })),
        dailyQuota: null,
        autoReply: '我晚上回复。',
      },
    ]),
  )
})

it('hangs his notice', async () => {
  await open()
  fireEvent.change(screen.getByLabelText('公告内容'), { target: { value: '本周停诊' } })
  fireEvent.click(screen.getByRole('button', { name: '发布公告' }))
  await waitFor(() => expect(sentTo(services.saveMyNotice)).toEqual([{ content: '本周停诊', endsAt: null }]))
})

it('lets the office set the bounds, and says who stands outside of them', async () => {
  answer(services.listBounds, [{ consultType: 'DOCPIC', minCents: 1000, maxCents: 5000, outside: 2 }])
  openPage('/offer-bounds', { path: '/offer-bounds', Page: OfferBoundsPage })
  expect(await screen.findByText(/有 2 位医生已开通的价格在范围之外/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('图文咨询最高价格（元）'), { target: { value: '9' } })
  fireEvent.click(screen.getByRole('button', { name: '保存图文咨询的范围' }))
  expect(await screen.findByText('最高价格不能低于最低价格', { selector: '[role=alert]' })).toBeTruthy()
  fireEvent.change(screen.getByLabelText('图文咨询最高价格（元）'), { target: { value: '90' } })
  fireEvent.click(screen.getByRole('button', { name: '保存图文咨询的范围' }))
  await waitFor(() =>
    expect(sentTo(services.saveBound)).toEqual([{ consultType: 'DOCPIC', minCents: 1000, maxCents: 9000 }]),
  )
})
