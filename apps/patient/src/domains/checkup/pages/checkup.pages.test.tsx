import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { checkupServices } from '@nethos/contract/checkup/checkup.services.ts'
import type { CheckupOrderDetail, PackageDetail } from '@nethos/contract/checkup/checkup.schemas.ts'
import { answer, forget, sentTo } from '../../../testing/open-page.tsx'
import { openAt } from '../../../testing/open-at.tsx'
import { environmentOf } from '../../../app/environment.ts'
import { voucherServices } from '@nethos/contract/checkup/voucher.services.ts'
import type { VoucherDetail } from '@nethos/contract/checkup/voucher.schemas.ts'
import ChooseDatePage from './choose-date.page.tsx'
import ChoosePersonPage from './choose-person.page.tsx'
import ConfirmPage from './confirm.page.tsx'
import OrderPage from './order.page.tsx'
import MiniProgramPage from './mini-program.page.tsx'
import PackagesPage from './packages.page.tsx'
import TeamCheckupPage from './team-checkup.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(forget)

const centre = {
  centreId: 'h1.east',
  centreName: '健康管理中心',
  hosName: '宁禾大学附属第一医院',
  address: '学院路88号',
  phone: '0571-88000120',
  hours: '7:30–11:30',
  directions: '',
}
const offered: PackageDetail = {
  packageId: 'h1.basic',
  centreId: 'h1.east',
  packageName: '基础体检',
  category: '常规',
  summary: '',
  priceCents: 39_800,
  itemCount: 1,
  sex: 'any',
  minAge: 18,
  maxAge: 120,
  marriage: 'any',
  suitable: '男女均可',
  centre,
  groups: [{ name: '一般检查', items: [{ code: 'bmi', name: '身高、体重、血压', meaning: '' }] }],
  addOns: [
    { code: 'fit', name: '粪便免疫化学潜血', meaning: '', priceCents: 4500, sex: 'any', screening: 'colorectal' },
  ],
  notice: '',
}
const person = {
  personId: 'p1',
  personName: '王秀英',
  gender: 'F' as const,
  age: 55,
  maritalStatus: 'married' as const,
  relationship: 'self' as const,
  problems: [],
}
const time = { timeId: 'h1.t1', startsAt: Date.parse('2027-01-05T00:00:00Z'), endsAt: 0, left: 3 }

function confirming() {
  answer(checkupServices.package, offered)
  answer(checkupServices.persons, [person])
  answer(checkupServices.times, { packageName: '基础体检', centreName: '', times: [time] })
  answer(checkupServices.proposals, [
    { code: 'fit', reason: '指南建议一般人群50到75岁筛查结直肠癌。', source: '指南（2020）', isReviewed: false },
  ])
  answer(checkupServices.bookCheckup, { orderId: 'o1' })
  openAt('/medical/h1.basic/prepay?compatId=p1&timeId=h1.t1', ConfirmPage, { path: '/medical/:id/prepay' })
}

test('确认订单: what is proposed says why, nothing is ticked beforehand, and the total is what was chosen', async () => {
  confirming()
  expect(await screen.findByText(/50到75岁/)).toBeDefined()
  expect(screen.getByText(/待本院医生审核/)).toBeDefined()
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /粪便免疫化学潜血/ })
  expect(box.checked).toBe(false)
  expect(screen.getByRole('button', { name: '提交订单 ¥398.00' })).toBeDefined()
  fireEvent.click(box)
  fireEvent.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }))
  fireEvent.click(screen.getByRole('button', { name: '提交订单 ¥443.00' }))
  await waitFor(() =>
    expect(sentTo(checkupServices.bookCheckup)).toMatchObject({ addOns: ['fit'], totalCents: 44_300, personId: 'p1' }),
  )
})

test('确认订单: without the agreement nothing is sent', async () => {
  confirming()
  fireEvent.click(await screen.findByRole('button', { name: '提交订单 ¥398.00' }))
  expect(await screen.findByText('请先阅读并同意体检须知')).toBeDefined()
  expect(sentTo(checkupServices.bookCheckup)).toBeUndefined()
})

test('选择体检人: who does not fit, and who has to complete something, is told what', async () => {
  const problems = [{ kind: 'unsuitable' as const, sentence: '这个套餐只适合女性' }]
  answer(checkupServices.persons, [{ ...person, gender: 'M', problems }])
  openAt('/v2/tj/compat?packageId=h1.woman', ChoosePersonPage)
  expect(await screen.findByText('这个套餐只适合女性')).toBeDefined()
  expect(screen.getByText('不适合')).toBeDefined()
  expect(screen.getByText(/55岁.*婚姻状况/)).toBeDefined()
})

test('选择体检人: of a child it is not said whether it is married', async () => {
  answer(checkupServices.persons, [{ ...person, age: 4, problems: [] }])
  openAt('/v2/tj/compat?packageId=h1.woman', ChoosePersonPage)
  expect(await screen.findByText(/4岁/)).toBeDefined()
  expect(screen.queryByText(/婚姻/)).toBeNull()
})

const order: CheckupOrderDetail = {
  orderId: 'o1',
  packageName: '基础体检',
  personName: '王秀英',
  centreName: '健康管理中心',
  startsAt: time.startsAt,
  totalCents: 39_800,
  status: 'to_check',
  statusLabel: '待体检',
  companyName: '',
  packageId: 'h1.basic',
  personId: 'p1',
  familyCompany: '',
  endsAt: 0,
  centre,
  statusText: '日期已确认。',
  reason: '',
  payBy: 0,
  createdAt: 0,
  groups: offered.groups,
  addOns: [],
  guideNo: '500001',
  wantedStartsAt: null,
  preparation: [],
  stations: [
    { name: '抽血化验', place: '1层 抽血处', isDone: true, hint: '' },
    { name: '超声', place: '1层 超声室', isDone: false, hint: '空腹做' },
  ],
  reportId: '',
  reportHint: '',
  followUps: [{ what: '甲状腺超声', why: '甲状腺结节', onDay: '2027-07-05', state: 'ahead' }],
  canCancel: true,
  canChange: true,
  history: [],
}

test('体检订单详情: where to go next, what the report asks for, and cancelling asks first', async () => {
  answer(checkupServices.checkupOrder, order)
  answer(checkupServices.cancelCheckup, true)
  openAt('/my/medical/o1/detail', OrderPage, { path: '/my/medical/:id/detail' })
  expect(await screen.findByText('下一站：超声')).toBeDefined()
  expect(screen.getByText(/2027-07-05/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '取消订单' }))
  expect(sentTo(checkupServices.cancelCheckup)).toBeUndefined()
})

const voucher: VoucherDetail = {
  voucherId: 'v1',
  companyName: '宁禾机械厂',
  personId: 'p1',
  personName: '王秀英',
  packageName: '基础体检',
  fromDay: '2027-01-01',
  untilDay: '2027-02-01',
  voucherStatus: 'unused',
  statusLabel: '未使用',
  startsAt: null,
  orderId: '',
  packageId: 'h1.basic',
  code: 'ABCD2345EFGH',
  statusText: '',
  centre,
  groups: offered.groups,
  addOns: offered.addOns,
  priceCents: 39_800,
  family: { priceCents: 30_000, left: 2 },
}

test('团体体检详情: the price for families where the contract names one, everybody’s price where none is left', async () => {
  answer(voucherServices.voucher, voucher)
  openAt('/my/medical/team/detail?id=v1', TeamCheckupPage)
  expect(await screen.findByText('¥300.00')).toBeDefined()
  expect(screen.getByText('2位家人')).toBeDefined()
  expect(screen.getByText(/单位不知道谁约了/)).toBeDefined()
  expect(screen.getByRole('link', { name: '给家人预约' }).getAttribute('href')).toContain('familyOf=v1')
})

test('团体体检详情: no price for families is left', async () => {
  answer(voucherServices.voucher, { ...voucher, family: { priceCents: 30_000, left: 0 } })
  openAt('/my/medical/team/detail?id=v1', TeamCheckupPage)
  expect(await screen.findByText(/家属名额已用完/)).toBeDefined()
  expect(screen.queryByRole('link', { name: '给家人预约' })).toBeNull()
})

test('选择体检人: neither the employee himself nor a friend is booked at the price for families', async () => {
  answer(voucherServices.voucher, voucher)
  answer(checkupServices.persons, [
    person,
    { ...person, personId: 'p2', personName: '赵云', relationship: 'friends' as const },
  ])
  const { router } = openAt('/v2/tj/compat?packageId=h1.basic&familyOf=v1', ChoosePersonPage)
  fireEvent.click(await screen.findByText('王秀英'))
  expect(await screen.findByText('家属价是给家人的，本人请用单位的名额')).toBeDefined()
  fireEvent.click(screen.getByText('赵云'))
  expect(await screen.findByText(/家属价只给家人/)).toBeDefined()
  expect(router.state.location.pathname).toBe('/v2/tj/compat')
})

test('选择体检日期: the family chooses among the company’s days', async () => {
  answer(voucherServices.timesOfVoucher, { packageName: '基础体检', centreName: '健康管理中心', times: [time] })
  const { router } = openAt('/medical/date?id=h1.basic&compatId=p2&familyOf=v1', ChooseDatePage)
  fireEvent.click((await screen.findAllByRole('button', { name: /余3/ })).at(-1)!)
  fireEvent.click(screen.getByRole('button', { name: '下一步' }))
  expect(router.state.location.pathname + router.state.location.search).toMatch(
    /prepay\?compatId=p2&timeId=.*familyOf=v1/,
  )
})

test('确认订单: a member of the family pays the price of the contract', async () => {
  answer(checkupServices.package, offered)
  answer(checkupServices.persons, [person, { ...person, personId: 'p2', relationship: 'spouse' as const }])
  answer(checkupServices.times, { packageName: '基础体检', centreName: '', times: [time] })
  answer(checkupServices.proposals, [])
  answer(voucherServices.voucher, voucher)
  answer(voucherServices.bookForFamily, { orderId: 'o2' })
  openAt('/medical/h1.basic/prepay?compatId=p2&timeId=h1.t1&familyOf=v1', ConfirmPage, { path: '/medical/:id/prepay' })
  expect(await screen.findByText('宁禾机械厂的家属价，自己支付')).toBeDefined()
  fireEvent.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }))
  fireEvent.click(screen.getByRole('button', { name: '提交订单 ¥300.00' }))
  await waitFor(() =>
    expect(sentTo(voucherServices.bookForFamily)).toMatchObject({
      voucherId: 'v1',
      personId: 'p2',
      totalCents: 30_000,
    }),
  )
})

test('选择体检日期: a day shows the places left, and its hours each with theirs; what is full cannot be chosen', async () => {
  const hour = 3_600_000
  const at = (days: number, from: number) => time.startsAt + days * 24 * hour + from * hour
  const times = [
    { timeId: 't1', startsAt: at(0, 0), endsAt: at(0, 1), left: 3 },
    { timeId: 't2', startsAt: at(0, 1), endsAt: at(0, 2), left: 0 },
    { timeId: 't3', startsAt: at(1, 0), endsAt: at(1, 1), left: 0 },
    { timeId: 't4', startsAt: at(2, 0), endsAt: at(2, 1), left: 9 },
  ]
  answer(checkupServices.times, { packageName: '基础体检', centreName: '健康管理中心', times })
  const { router } = openAt('/medical/date?id=h1.basic&compatId=p1', ChooseDatePage)
  const named = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
  expect(await screen.findByRole('button', { name: /^08:00–09:00.*余3/ })).toBeDefined()
  expect(named(/^09:00–10:00.*约满/).disabled).toBe(true)
  expect(named(/^6.*约满/).disabled).toBe(true)
  expect(named(/^下一步$/).disabled).toBe(true)
  fireEvent.click(named(/^7.*余9/))
  fireEvent.click(named(/^08:00–09:00.*余9/))
  fireEvent.click(named(/^下一步$/))
  expect(router.state.location.search).toContain('timeId=t4')
})

test('选择体检日期 in large letters: first the days that have a time, then the hours of the chosen one, and back', async () => {
  const left = [{ timeId: 't1', startsAt: time.startsAt, endsAt: time.startsAt + 3_600_000, left: 3 }]
  answer(checkupServices.times, { packageName: '基础体检', centreName: '健康管理中心', times: left })
  const { router } = openAt('/medical/date?id=h1.basic&compatId=p1', ChooseDatePage, { app: { isElder: true } })
  fireEvent.click(await screen.findByRole('button', { name: /^1月5日 周二.*余3/ }))
  fireEvent.click(screen.getByRole('button', { name: /^08:00–09:00/ }))
  fireEvent.click(screen.getByRole('button', { name: '换一天' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '下一步' }).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: /^08:00–09:00/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^1月5日 周二.*余3/ }))
  fireEvent.click(screen.getByRole('button', { name: /^08:00–09:00/ }))
  fireEvent.click(screen.getByRole('button', { name: '下一步' }))
  expect(router.state.location.search).toContain('timeId=t1')
})

test('体检套餐: two are laid side by side, and what only one of them has stands first', async () => {
  const row = { ...offered, itemCount: 1 }
  const other = { ...offered, packageId: 'h1.full', packageName: '全面体检', priceCents: 98_000 }
  answer(checkupServices.packages, [row, { ...row, packageId: 'h1.full', packageName: '全面体检' }])
  const groups = [
    { name: '一般检查', items: [...offered.groups[0]!.items, { code: 'ct', name: '胸部CT', meaning: '' }] },
  ]
  answer(checkupServices.package, sent =>
    (sent as { packageId: string }).packageId === 'h1.basic' ? offered : { ...other, groups },
  )
  openAt('/medical?orgId=h1.east', PackagesPage)
  fireEvent.click(await screen.findByRole('button', { name: '对比两个套餐' }))
  fireEvent.click(screen.getByRole('checkbox', { name: '基础体检' }))
  expect(screen.queryByRole('table')).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: '全面体检' }))
  await screen.findByRole('table')
  const lines = screen.getAllByRole('row').map(line => [...line.children].map(cell => cell.textContent))
  expect(lines).toEqual([
    ['项目', '基础体检', '全面体检'],
    ['价格', '¥398.00', '¥980.00'],
    ['适合', '男女均可', '男女均可'],
    ['胸部CT', '没有', '有'],
    ['身高、体重、血压', '有', '有'],
  ])
})

test('体检小程序: in a browser the code for the phone stands above the button', async () => {
  openAt('/v2/tj/mini', MiniProgramPage)
  expect(await screen.findByRole('img', { name: '体检预约二维码' })).toBeDefined()
  expect(screen.getByRole('link', { name: '打开体检服务' })).toBeDefined()
})

test('体检小程序: inside the messaging app there is the button alone, for nobody scans his own screen', async () => {
  openAt('/v2/tj/mini', MiniProgramPage, { app: { environment: environmentOf('Mozilla/5.0 MicroMessenger/8.0.49') } })
  expect(await screen.findByRole('link', { name: '打开体检服务' })).toBeDefined()
  expect(screen.queryByRole('img', { name: '体检预约二维码' })).toBeNull()
  expect(screen.queryByText(/扫一扫/)).toBeNull()
})
