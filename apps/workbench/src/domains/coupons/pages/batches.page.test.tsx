import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { couponDeskRefusals } from '@nethos/contract/coupons/coupons.refusals.ts'
import { couponDeskServices as services } from '@nethos/contract/coupons/coupons-desk.services.ts'
import { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import type { Batch } from '../coupons.calls.ts'
import { aBatch, now } from '../coupons.samples.ts'
import BatchesPage from './batches.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const listed = (...rows: Batch[]) =>
  answer(services.listBatches, { rows, pageNum: 1, pageSize: 20, hasNextPage: false })
const refused = (name: 'batch_issued' | 'mobile_unknown' | 'total_too_small') => () =>
  Promise.reject(new RefusedError(couponDeskRefusals[name].code, couponDeskRefusals[name].sentence))

beforeEach(async () => {
  await begin(now)
  listed(aBatch())
  answer(services.saveBatch, { batchId: 'b1' })
  answer(services.stopBatch, true)
  answer(services.giveCoupon, true)
  answer(doctorServices.listDepartments, [])
  answer(doctorServices.listDoctors, { rows: [], pageNum: 1, pageSize: 1000, hasNextPage: false })
})

const open = (address = '/coupons') => openPage(address, { path: '/coupons', Page: BatchesPage })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

it('shows what each batch is worth, its state, and how many were issued, used and are left', async () => {
  open()
  const words = [
    '新朋友见面礼',
    '直减券：立减20元',
    '全部在线咨询可用',
    '领取后30天内有效',
    '发放中',
    '12',
    '5',
    '88',
    '共减 ¥100.00',
  ]
  for (const text of words) expect(await screen.findByText(text)).toBeTruthy()
})

it('asks for what the filter says, and says when there is nothing', async () => {
  listed()
  open('/coupons?state=stopped')
  expect(await screen.findByText('没有符合条件的优惠券')).toBeTruthy()
  expect(sentTo(services.listBatches)).toEqual([{ isOpen: false, pageNum: 1 }])
})

it('makes a batch, once each field is right', async () => {
  open()
  await press('新建优惠券')
  await press('保存')
  expect(await screen.findByText('请填写优惠券名称')).toBeTruthy()
  expect(screen.getByText('请填写减免金额')).toBeTruthy()
  await type('优惠券名称', '冬季关怀')
  fireEvent.click(screen.getByLabelText('满减券'))
  await type('减免金额', '20.5')
  await type('使用门槛', '10')
  expect(await screen.findByText('使用门槛不能低于减免金额')).toBeTruthy()
  await type('使用门槛', '100')
  expect(await screen.findByText('患者看到：满100元减20.50元')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('视频咨询'))
  fireEvent.click(screen.getByLabelText('到某一天为止'))
  await type('开始日期', '2026-12-01')
  await type('截止日期', '2026-11-30')
  expect(await screen.findByText('截止日期不能早于开始日期')).toBeTruthy()
  await type('截止日期', '2026-12-31')
  await type('发放总量', '500')
  expect(sentTo(services.saveBatch)).toEqual([])
  await press('保存')
  await waitFor(() =>
    expect(sentTo(services.saveBatch)).toEqual([
      {
        couponName: '冬季关怀',
        couponKind: 'full',
        reductionCents: 2050,
        thresholdCents: 10_000,
        percent: 100,
        consultTypes: ['VIDEO', 'DOCVIDEO'],
        docIds: [],
        deptCodes: [],
        validFrom: Date.parse('2026-12-01T00:00:00+08:00'),
        validUntil: Date.parse('2027-01-01T00:00:00+08:00'),
        validDays: null,
        total: 500,
      },
    ]),
  )
})

it('changes only name and total of what people hold, and keeps the rest to the letter', async () => {
  const held = { docIds: ['d2'], validDays: null, validUntil: Date.parse('2026-12-31T20:00:00+08:00') }
  listed(aBatch({ ...held, consultTypes: ['VIDEO', 'DOCPIC'] }))
  open()
  await press('修改')
  expect(await screen.findByText(/面额、范围和有效期不能再修改/)).toBeTruthy()
  expect(screen.queryByLabelText('减免金额')).toBeNull()
  await type('发放总量', '200')
  await press('保存')
  await waitFor(() => expect(sentTo(services.saveBatch)).toHaveLength(1))
  expect(sentTo(services.saveBatch)[0]).toMatchObject({
    ...held,
    batchId: 'b1',
    consultTypes: ['VIDEO', 'DOCPIC'],
    total: 200,
  })
})

it('keeps the dialog with the sentence of a refusal', async () => {
  answer(services.saveBatch, refused('total_too_small'))
  open()
  await press('修改')
  await type('发放总量', '1')
  await press('保存')
  expect(await screen.findByText('发放总量不能少于已发放数量')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('发放总量').value).toBe('1')
})

it('asks before it throws away what was typed', async () => {
  open()
  await press('新建优惠券')
  await type('优惠券名称', '冬季')
  await press('返回')
  expect(await screen.findByText('关闭后，刚才填写的内容不会保留。')).toBeTruthy()
  await press('继续填写')
  expect(screen.getByLabelText<HTMLInputElement>('优惠券名称').value).toBe('冬季')
})

it('stops a batch after a question that says what follows', async () => {
  open()
  await press('停发')
  expect(await screen.findByText(/患者已领取的仍可使用/)).toBeTruthy()
  expect(sentTo(services.stopBatch)).toEqual([])
  fireEvent.click(screen.getAllByRole('button', { name: '停发' }).at(-1)!)
  await waitFor(() => expect(sentTo(services.stopBatch)).toEqual([{ batchId: 'b1', isOpen: false }]))
})

it('gives one to a mobile for a reason, after a question', async () => {
  open()
  await press('赠送')
  await press('送出一张')
  expect(await screen.findByText('手机号不能为空')).toBeTruthy()
  expect(screen.getByText('请填写赠送原因')).toBeTruthy()
  await type('患者手机号', '13800000001')
  await type('赠送原因', '等候过久')
  await press('送出一张')
  expect(await screen.findByText('将送出一张「新朋友见面礼」（立减20元），送出后不能收回。')).toBeTruthy()
  expect(sentTo(services.giveCoupon)).toEqual([])
  await press('确认送出')
  await waitFor(() =>
    expect(sentTo(services.giveCoupon)).toEqual([{ batchId: 'b1', mobile: '13800000001', reason: '等候过久' }]),
  )
})

it('says in the dialog that a mobile is not registered', async () => {
  answer(services.giveCoupon, refused('mobile_unknown'))
  open()
  await press('赠送')
  await type('患者手机号', '13900000009')
  await type('赠送原因', '等候过久')
  await press('送出一张')
  await press('确认送出')
  expect(await screen.findByText('该手机号尚未注册')).toBeTruthy()
})

it('offers to give nothing of a stopped batch, but to go on with it', async () => {
  listed(aBatch({ isOpen: false }))
  open()
  expect(await screen.findByRole('button', { name: '恢复发放' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '赠送' })).toBeNull()
})
