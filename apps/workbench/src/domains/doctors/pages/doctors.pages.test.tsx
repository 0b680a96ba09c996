import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { upload } from '@nethos/calls/upload.ts'
import { doctorDeskServices as services } from '@nethos/contract/doctors/doctor-desk.services.ts'
import { privateServiceServices } from '@nethos/contract/doctors/private-service.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import type { DeskDoctor } from '../doctors.calls.ts'
import DoctorPage from './doctor.page.tsx'
import DoctorsPage from './doctors.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))
vi.mock('@nethos/calls/upload.ts', () => ({ upload: vi.fn<() => unknown>() }))

const row = {
  docId: 'd1',
  docName: '陈志远',
  docTitle: '主任医师',
  docDeptName: '心血管内科',
  docHosName: '南山云医院',
  isShown: true,
  openOffers: 1,
}
const offer = { isOffered: true, isOpen: true, priceCents: 2000, replyLimit: 10 }
const aDoctor: DeskDoctor = {
  ...row,
  docType: 'DOC',
  licence: {
    licenceNumber: '',
    practiceCategory: '',
    licenceUntil: '',
    teachTitle: '',
    canPrescribe: false,
    hosId: 'h1',
    gbDeptCode: '03.06',
  },
  docAvatar: 'portrait-1',
  docSkill: '高血压',
  docResume: '从医三十年。',
  docTags: ['冠心病'],
  notice: null,
  offers: [
    { ...offer, consultType: 'DOCPIC' },
    { ...offer, consultType: 'PERSONAL_TIME_PIC', priceCents: 9900 },
  ],
  openConsults: 2,
}

beforeEach(async () => {
  await begin()
  answer(services.listDeskDoctors, {
    rows: [{ ...row, licenceUntil: '2020-01-31' }],
    pageNum: 1,
    pageSize: 20,
    hasNextPage: false,
  })
  answer(services.listDeskDepartments, [{ gbDeptCode: '03', gbDeptName: '内科' }])
  answer(services.deskDoctor, aDoctor)
  answer(services.changeDoctor, true)
  answer(services.changeLicence, true)
  answer(services.listPlaces, {
    hospitals: [{ hosId: 'h1', hosName: '南山云医院' }],
    departments: [{ gbDeptCode: '03.06', gbDeptName: '内分泌科' }],
  })
  answer(services.changeNotice, true)
  answer(services.changeOffer, true)
  answer(privateServiceServices.listPrivateServices, [])
})

const open = () => openPage('/doctors/d1', { path: '/doctors/:docId', Page: DoctorPage })

it('lists doctors by what the address asks for', async () => {
  openPage('/doctors?search=陈&dept=03&state=hidden', { path: '/doctors', Page: DoctorsPage })
  expect((await screen.findByRole('link', { name: '陈志远' })).getAttribute('href')).toBe('/doctors/d1')
  expect(sentTo(services.listDeskDoctors)[0]).toEqual({ search: '陈', gbDeptCode: '03', isShown: false, pageNum: 1 })
})

it('changes title and skill, and none without a title', async () => {
  open()
  const title = await screen.findByLabelText('职称')
  fireEvent.change(title, { target: { value: ' ' } })
  fireEvent.click(screen.getByRole('button', { name: '保存资料' }))
  expect(await screen.findByText('职称不能为空')).toBeTruthy()
  fireEvent.change(title, { target: { value: '副主任医师' } })
  fireEvent.click(screen.getByRole('button', { name: '保存资料' }))
  await waitFor(() =>
    expect(sentTo(services.changeDoctor)).toEqual([
      {
        docId: 'd1',
        docAvatar: 'portrait-1',
        docTitle: '副主任医师',
        docTags: ['冠心病'],
        docSkill: '高血压',
        docResume: '从医三十年。',
        isShown: true,
      },
    ]),
  )
})

it('puts up another portrait when it is saved, not before', async () => {
  open()
  const picture = new File(['x'], '照片.jpg', { type: 'image/jpeg' })
  vi.mocked(upload).mockResolvedValueOnce({
    attaId: 'new',
    url: '/files/new?t=1',
    type: 'picture',
    attaFileName: '照片.jpg',
  })
  fireEvent.change(await screen.findByLabelText('更换头像'), { target: { files: [picture] } })
  expect(await screen.findByText('新头像已上传，保存资料后患者可见')).toBeTruthy()
  expect(sentTo(services.changeDoctor)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: '保存资料' }))
  await waitFor(() => expect(sentTo(services.changeDoctor)).toMatchObject([{ docAvatar: 'new' }]))
})

it('adds a tag and a better introduction, and no tag that is a sentence', async () => {
  open()
  const tags = await screen.findByRole('combobox', { name: '标签' })
  const add = (tag: string) => {
    fireEvent.change(tags, { target: { value: tag } })
    fireEvent.keyDown(tags, { key: 'Enter', keyCode: 13 })
  }
  add('这个标签实在是太长了吧')
  fireEvent.click(screen.getByRole('button', { name: '保存资料' }))
  expect(await screen.findByText('标签不能超过10个字')).toBeTruthy()
  fireEvent.click([...document.querySelectorAll('[class*=item-remove]')].at(-1)!)
  add('支架术后')
  fireEvent.change(screen.getByLabelText('简介'), { target: { value: '从医三十一年。' } })
  fireEvent.click(screen.getByRole('button', { name: '保存资料' }))
  await waitFor(() =>
    expect(sentTo(services.changeDoctor)).toMatchObject([
      { docTags: ['冠心病', '支架术后'], docResume: '从医三十一年。' },
    ]),
  )
})

it('enters a licence, and gives the right to prescribe only with one', async () => {
  open()
  const number = await screen.findByLabelText('执业证书编号')
  fireEvent.click(screen.getByRole('switch', { name: '处方权' }))
  fireEvent.click(screen.getByRole('button', { name: '保存执业信息' }))
  expect(await screen.findByText('请先填写执业证书编号，再授予处方权')).toBeTruthy()
  fireEvent.change(number, { target: { value: '110330000000001' } })
  fireEvent.change(screen.getByLabelText('教学职称'), { target: { value: '教授' } })
  fireEvent.click(screen.getByRole('button', { name: '保存执业信息' }))
  await waitFor(() =>
    expect(sentTo(services.changeLicence)).toEqual([
      {
        ...aDoctor.licence,
        docId: 'd1',
        licenceNumber: '110330000000001',
        teachTitle: '教授',
        canPrescribe: true,
      },
    ]),
  )
})

it('hides a doctor after a question that says what follows', async () => {
  open()
  fireEvent.click(await screen.findByRole('switch', { name: '在患者端展示' }))
  fireEvent.click(screen.getByRole('button', { name: '保存资料' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/已下单的咨询继续进行/)).toBeTruthy()
  expect(sentTo(services.changeDoctor)).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: '隐藏并保存' }))
  await waitFor(() => expect(sentTo(services.changeDoctor)).toMatchObject([{ isShown: false }]))
})

it('hangs a notice until the end of a day', async () => {
  open()
  fireEvent.change(await screen.findByLabelText('公告内容'), { target: { value: '本周停诊' } })
  fireEvent.change(screen.getByLabelText(/展示到哪一天/), { target: { value: '2026-12-01' } })
  fireEvent.click(screen.getByRole('button', { name: '发布公告' }))
  const endsAt = Date.parse('2026-12-02T00:00:00+08:00')
  await waitFor(() => expect(sentTo(services.changeNotice)).toEqual([{ docId: 'd1', content: '本周停诊', endsAt }]))
})

it('sets a price in yuan, sent in cents, and refuses what is no amount', async () => {
  open()
  const price = await screen.findByLabelText('图文咨询价格（元）')
  fireEvent.change(price, { target: { value: '1.999' } })
  fireEvent.click(screen.getByRole('button', { name: '保存图文咨询' }))
  expect(await screen.findByText('请输入价格，最多两位小数，例如 19.90')).toBeTruthy()
  fireEvent.change(price, { target: { value: '19.9' } })
  fireEvent.click(screen.getByRole('button', { name: '保存图文咨询' }))
  await waitFor(() =>
    expect(sentTo(services.changeOffer)).toEqual([
      { docId: 'd1', consultType: 'DOCPIC', isOpen: true, priceCents: 1990, replyLimit: 10 },
    ]),
  )
})

it('only opens and closes what is sold by periods', async () => {
  open()
  expect(await screen.findByText('99.00 元起，价格和次数按服务时长设定。')).toBeTruthy()
  expect(screen.queryByLabelText('私人医生价格（元）')).toBeNull()
  fireEvent.click(screen.getByRole('switch', { name: '开通私人医生' }))
  fireEvent.click(screen.getByRole('button', { name: '保存私人医生' }))
  await waitFor(() =>
    expect(sentTo(services.changeOffer)).toMatchObject([{ isOpen: false, priceCents: 9900, replyLimit: 10 }]),
  )
})

it('sets for how long he can be engaged and for how much, and closes what is not to be sold', async () => {
  const month = {
    serviceId: 's1',
    serveName: '私人医生·月',
    serveIcon: 'doctor',
    serveContent: '随时提问',
    servicePriceCents: 29900,
    lengthOfTime: 1,
    lengthUnit: 'MONTH',
    dailyReplyLimit: 5,
    isOpen: true,
  } as const
  answer(privateServiceServices.listPrivateServices, [month])
  answer(privateServiceServices.savePrivateService, { serviceId: 's1' })
  open()
  const rows = within(await screen.findByRole('list', { name: '私人医生服务' }))
  expect(rows.getByText(/1个月 · 每天可回复 5 条 · ¥299.00/)).toBeTruthy()
  fireEvent.click(rows.getByRole('button', { name: '修改私人医生·月' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('价格（元）'), { target: { value: '259.5' } })
  fireEvent.click(dialog.getByRole('switch', { name: '开放申请' }))
  fireEvent.click(dialog.getByRole('button', { name: '保存' }))
  const { serveIcon: _none, ...others } = month
  await waitFor(() =>
    expect(sentTo(privateServiceServices.savePrivateService)).toMatchObject([
      { docId: 'd1', ...others, servicePriceCents: 25950, isOpen: false },
    ]),
  )
})

it('adds a doctor, and goes on to his page', async () => {
  answer(services.addDoctor, { docId: 'd9' })
  const { router } = openPage('/doctors', { path: '/doctors', Page: DoctorsPage })
  fireEvent.click(await screen.findByRole('button', { name: '新增医生' }))
  const asked = within(await screen.findByRole('dialog'))
  fireEvent.click(asked.getByRole('button', { name: /新\s?增/ }))
  for (const why of ['姓名不能为空', '职称不能为空', '请选择医院', '请选择科室'])
    expect(asked.getByText(why)).toBeTruthy()
  fireEvent.change(asked.getByLabelText('姓名'), { target: { value: '单丹' } })
  fireEvent.change(asked.getByLabelText('职称'), { target: { value: '主治医师' } })
  for (const [label, choice] of [
    ['医院', '南山云医院'],
    ['科室', '内分泌科'],
  ] as const) {
    fireEvent.mouseDown(asked.getByLabelText(label))
    fireEvent.click((await screen.findAllByTitle(choice)).at(-1)!)
  }
  fireEvent.click(asked.getByRole('button', { name: /新\s?增/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/doctors/d9'))
  const sent = { docName: '单丹', docType: 'DOC', gender: 'M', docTitle: '主治医师', hosId: 'h1', gbDeptCode: '03.06' }
  expect(sentTo(services.addDoctor)).toEqual([sent])
})
