import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { couponDeskRefusals } from '@nethos/contract/coupons/coupons.refusals.ts'
import { couponDeskServices as services } from '@nethos/contract/coupons/coupons-desk.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import type { DeskActivity } from '../coupons.calls.ts'
import { aBatch, anActivity, now } from '../coupons.samples.ts'
import ActivitiesPage from './activities.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const listed = (...rows: DeskActivity[]) =>
  answer(services.listDeskActivities, { rows, pageNum: 1, pageSize: 20, hasNextPage: false })

beforeEach(async () => {
  await begin(now)
  listed(anActivity())
  answer(services.listBatches, { rows: [aBatch()], pageNum: 1, pageSize: 100, hasNextPage: false })
  answer(services.saveActivity, { activityId: 'a1' })
  answer(services.stopActivity, true)
})

const open = () => openPage('/coupons/activities', { path: '/coupons/activities', Page: ActivitiesPage })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

it('shows what each activity gives, its code, its times, and how many took part', async () => {
  open()
  const words = ['邀请好友，双方得礼', '邀请好友注册', 'FRIEND88', '邀请人：推荐好友感谢礼，最多20人', '进行中', '7人']
  for (const text of [...words, '2026-12-31 20:00 结束']) expect(await screen.findByText(text)).toBeTruthy()
})

it('says when there is none', async () => {
  listed()
  open()
  expect(await screen.findByText('还没有活动，点「新建活动」开始')).toBeTruthy()
})

it('makes an activity, once each field is right', async () => {
  open()
  await press('新建活动')
  await press('保存')
  for (const text of ['请填写活动名称', '请选择优惠券', '请填写结束时间'])
    expect(await screen.findByText(text)).toBeTruthy()
  await type('活动名称', '冬季领券')
  fireEvent.mouseDown(screen.getByLabelText('参加者得到的优惠券'))
  fireEvent.click(await screen.findByTitle('新朋友见面礼（立减20元）'))
  await type('结束时间', '2026-11-01T00:00')
  expect(await screen.findByText('结束时间须晚于开始时间')).toBeTruthy()
  await type('结束时间', '2026-12-31T20:00')
  await press('保存')
  await waitFor(() =>
    expect(sentTo(services.saveActivity)).toEqual([
      {
        activityName: '冬季领券',
        userScene: 'RECEIVE',
        promoteCode: '',
        rulesText: '',
        batchId: 'b1',
        inviterBatchId: '',
        inviterMost: 1,
        startsAt: Date.parse('2026-11-21T00:00:00+08:00'),
        endsAt: Date.parse('2026-12-31T20:00:00+08:00'),
      },
    ]),
  )
})

it('changes one, and keeps the dialog with the sentence of a refusal', async () => {
  const { code, sentence } = couponDeskRefusals.code_taken
  answer(services.saveActivity, () => Promise.reject(new RefusedError(code, sentence)))
  open()
  await press('修改')
  await type('推广码', 'WINTER')
  await press('保存')
  expect(await screen.findByText('推广码已被使用，请换一个')).toBeTruthy()
  const { activityId, inviterBatchId, inviterMost, startsAt, endsAt } = anActivity()
  expect(sentTo(services.saveActivity)[0]).toMatchObject({
    activityId,
    inviterBatchId,
    inviterMost,
    startsAt,
    endsAt,
    promoteCode: 'WINTER',
  })
})

it('stops one after a question that says what follows', async () => {
  open()
  await press('停止')
  expect(await screen.findByText(/推广码也不再有效/)).toBeTruthy()
  expect(sentTo(services.stopActivity)).toEqual([])
  await press('停止活动')
  await waitFor(() => expect(sentTo(services.stopActivity)).toEqual([{ activityId: 'a1', isOpen: false }]))
})
