import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { fromWeek } from '@nethos/contract/common/pregnancy-week.ts'
import { renewalDeskServices as services } from '@nethos/contract/renewal/renewal-desk.services.ts'
import { warningOverviewServices as overview } from '@nethos/contract/renewal/warning-overview.services.ts'
import { reportDeskServices as reports } from '@nethos/contract/reports/reports-desk.services.ts'
import { FaultError, onTrouble, RefusedError } from '@nethos/calls/trouble.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import { aHead } from '../../consult/consult.samples.ts'
import type { DeskDetail } from '../renewal.calls.ts'
import PrescriptionPage from './prescription.page.tsx'
import PrescriptionsPage from './prescriptions.page.tsx'
import RenewalPage from './renewal.page.tsx'
import WarningsPage from './warnings.page.tsx'
import RenewalsPage from './renewals.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const line = {
  drugId: 'drug0011',
  drugName: '苯磺酸氨氯地平片',
  form: '片剂',
  specification: '5mg×14片',
  manufacturer: '示范',
  priceCents: 2180,
  packs: 2,
  dose: '5mg',
  frequency: '每日1次',
  route: '口服',
  days: 0,
}

const liver: DeskDetail['warnings'][number] = {
  key: 'liver|a',
  kind: 'liver',
  level: 'warn',
  isOverridable: false,
  drugIds: ['drug0011'],
  sentence: '肝功能异常，需慎用',
  source: '说明书',
  reason: '',
}
const noBasis = {
  egfr: null,
  crcl: null,
  illnesses: ['高血压'],
  contradictions: [],
  lastCreatinine: null,
  results: [],
  takenNow: [],
  knowledge: '示范',
}

const aDetail = (changes: Partial<DeskDetail> = {}, renewal: Partial<DeskDetail['renewal']> = {}): DeskDetail => ({
  renewal: {
    consultId: 'c1',
    status: 'applied',
    statusLabel: '待医生审核',
    personId: 'p1',
    personName: '王秀英',
    docName: '沈知远',
    docDeptName: '心血管内科',
    illnessName: '高血压',
    drugNames: ['苯磺酸氨氯地平片'],
    totalCents: 0,
    createdAt: 0,
    accountId: 'a1',
    hosId: 'h1',
    docHosName: '南山云医院',
    recordNumber: '',
    illnessTime: '五年',
    complaint: '需要续药',
    supplementContent: '',
    weightKg: '62',
    liver: 'abnormal',
    kidney: 'normal',
    fertility: 'none',
    pregnantFrom: null,
    allergies: ['penicillins'],
    allergyNote: '',
    guardianPresent: false,
    note: '',
    wants: 'pickup',
    delivery: null,
    proof: [],
    asked: [line],
    warnings: [],
    prescribed: [],
    diagnosis: '',
    diagnoses: [],
    opinion: '',
    prescriptionId: '',
    prescriptionNo: '',
    serialNumber: '',
    drugCents: 0,
    deliveryCents: 0,
    endReason: '',
    refundAtWindow: false,
    events: [],
    payUntil: null,
    approvedAt: null,
    paidAt: null,
    handedAt: null,
    ...renewal,
  },
  gender: 'F',
  age: 38,
  warnings: [liver],
  fresh: [],
  basis: noBasis,
  facts: { creatinine: null, hasContraception: false, isAllergySettled: false },
  conditions: { proof: '', longReason: '', guardianPresent: false, companion: '' },
  returnReason: '',
  second: null,
  talk: null,
  doctorName: '',
  pharmacistName: '',
  record: {
    presentingComplaint: '',
    pastHistory: '高血压十年',
    familyHistory: '',
    allergyHistory: '青霉素皮疹',
    allergyClasses: ['penicillins'],
    surgeryHistory: '',
    traumaHistory: '',
    marriageHistory: '',
    menstrualHistory: '',
    otherHistory: '',
    treatments: [],
  },
  head: aHead(),
  events: ['prescribe', 'refuse'],
  ...changes,
})
const head = { consultId: 'c1', status: 'reviewing', statusLabel: '待药师审核' } as const
const list = { rows: [aDetail().renewal], pageNum: 1, pageSize: 20, hasNextPage: false }
const written = { prescribed: [{ ...line, days: 28 }], diagnosis: '高血压2级', opinion: '继续服药' }

beforeEach(async () => {
  await begin()
  answer(services.listDeskRenewals, list)
  answer(services.listPrescriptionQueue, list)
  answer(services.deskRenewal, aDetail())
  answer(services.prescribe, head)
  answer(services.checkPrescription, { warnings: [liver], basis: noBasis })
  answer(services.refuseRenewal, head)
  answer(services.reviewPrescription, head)
})

const renewal = () => openPage('/renewals/c1', { path: '/renewals/:consultId', Page: RenewalPage })
const prescription = (detail: DeskDetail) => {
  answer(services.queuedPrescription, detail)
  openPage('/prescriptions/c1', { path: '/prescriptions/:consultId', Page: PrescriptionPage })
}
/** What the doctor of a chronic illness makes sure of. */
const makeSure = async () => {
  fireEvent.click(await screen.findByRole('radio', { name: '门诊病历' }))
  fireEvent.click(screen.getByRole('radio', { name: '慢性病，病情稳定' }))
}
const tap = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }))

const potassium = {
  reportId: 'r1',
  personId: 'p1',
  kind: 'lab' as const,
  reportName: '电解质',
  hosId: 'h1',
  hosName: '南山云医院',
  departmentName: '检验科',
  state: 'final' as const,
  access: 'open' as const,
  opensAt: null,
  feeCents: 0,
  datedAt: Date.parse('2026-11-20T02:00:00Z'),
  isUnread: false,
  hasPictures: false,
  hasPdf: false,
  isAttached: false,
  isHeld: false,
}

it('recent reports stand one tap away beside the prescription, of the doctor and of the pharmacist', async () => {
  answer(reports.deskReports, { rows: [potassium], pageNum: 1, pageSize: 100, hasNextPage: false })
  renewal()
  expect(await screen.findByRole('button', { name: /电解质 2026-11-20/ })).toBeTruthy()
  cleanup()
  prescription(aDetail({}, { status: 'reviewing' }))
  fireEvent.click(await screen.findByRole('button', { name: /电解质 2026-11-20/ }))
  expect(sentTo(reports.deskReports).at(-1)).toMatchObject({ consultId: 'c1' })
  await waitFor(() => expect(sentTo(reports.deskReport)).toMatchObject([{ reportId: 'r1' }]))
})

it('who may not look into reports sees the prescription without them', async () => {
  answer(reports.deskReports, () => Promise.reject(new RefusedError('00010440', '记录不存在')))
  renewal()
  expect(await screen.findByText('需要续药')).toBeTruthy()
  await waitFor(() => expect(sentTo(reports.deskReports)).toHaveLength(1))
  expect(screen.queryByText('检查检验报告')).toBeNull()
  expect(screen.queryByText('记录不存在')).toBeNull()
})

it('lists what waits for the doctor and for the pharmacist', async () => {
  openPage('/renewals', { path: '/renewals', Page: RenewalsPage })
  expect((await screen.findByRole('link', { name: '王秀英' })).getAttribute('href')).toBe('/renewals/c1')
  openPage('/prescriptions?tab=make_up', { path: '/prescriptions', Page: PrescriptionsPage })
  await waitFor(() => expect(sentTo(services.listPrescriptionQueue)[0]).toEqual({ tab: 'make_up', pageNum: 1 }))
})

it('shows the doctor what speaks against it, and the health file beside it', async () => {
  renewal()
  expect(await screen.findByText('需说明理由｜肝功能：肝功能异常，需慎用')).toBeTruthy()
  expect(screen.getByText('过敏：青霉素类')).toBeTruthy()
  for (const words of ['依据：说明书', '高血压十年']) expect(screen.getByText(words)).toBeTruthy()
})

it('names the talk in which the doctor asked for it, as a way there for him', async () => {
  const talk = { consultId: 'c7', illnessName: '头晕', createdAt: Date.parse('2026-11-23T08:00:00+08:00') }
  answer(services.deskRenewal, aDetail({ talk }))
  renewal()
  const way = await screen.findByRole('link', { name: '2026-11-23 08:00 头晕' })
  expect(way.getAttribute('href')).toBe('/consults/c7')
})

it('is checked as the doctor writes it, and signed with a reason for each warning', async () => {
  renewal()
  await tap('签名开具')
  expect(await screen.findByText('处理意见不能为空')).toBeTruthy()
  expect(screen.getByText('还有1条警示没有说明理由')).toBeTruthy()
  expect(screen.getByText('请核对复诊凭证，并选择核对的是哪一种')).toBeTruthy()
  expect(screen.getByText('用药超过7天，请选择延长用量的理由')).toBeTruthy()
  await makeSure()
  fireEvent.change(screen.getByLabelText('处理意见'), { target: { value: '继续服药' } })
  fireEvent.change(screen.getByLabelText('坚持用药的理由：肝功能异常，需慎用'), { target: { value: '转氨酶已正常' } })
  fireEvent.change(screen.getByLabelText('苯磺酸氨氯地平片的单次用量'), { target: { value: '10' } })
  const drugs = [
    { drugId: 'drug0011', packs: 2, amount: 10, unit: 'mg', frequency: 'qd', mostADay: null, route: '口服', days: 28 },
  ]
  await waitFor(() => expect(sentTo(services.checkPrescription).at(-1)).toMatchObject({ consultId: 'c1', drugs }))
  await tap('签名开具')
  await tap('签名提交')
  await waitFor(() =>
    expect(sentTo(services.prescribe)[0]).toEqual({
      consultId: 'c1',
      drugs,
      diagnosis: '高血压',
      diagnosisCodes: [],
      opinion: '继续服药',
      facts: { creatinine: null, hasContraception: false, isAllergySettled: false },
      overrides: [{ key: 'liver|a', reason: '转氨酶已正常' }],
      proof: 'outpatient',
      longReason: 'chronic',
    }),
  )
})

it('keeps what was written and not signed, says so, and lets the doctor begin again', async () => {
  renewal()
  fireEvent.change(await screen.findByLabelText('处理意见'), { target: { value: '继续服药，两周复诊' } })
  cleanup()
  renewal()
  expect(await screen.findByText('已恢复您上次未签名的内容，签名前请再核对一遍')).toBeTruthy()
  expect((screen.getByLabelText('处理意见') as HTMLTextAreaElement).value).toBe('继续服药，两周复诊')
  await tap('重新开始')
  expect((screen.getByLabelText('处理意见') as HTMLTextAreaElement).value).toBe('')
  expect(screen.queryByText(/^已恢复您上次/)).toBeNull()
})

it('loses nothing while the server is away: it is said, and what was written is there after a reload, and signed', async () => {
  const met = vi.fn<(error: Error) => void>()
  onTrouble(met)
  answer(services.prescribe, () => {
    throw new FaultError('网络错误，请稍后重试')
  })
  renewal()
  await screen.findByRole('button', { name: '签名开具' })
  await makeSure()
  fireEvent.change(screen.getByLabelText('处理意见'), { target: { value: '继续服药' } })
  fireEvent.change(screen.getByLabelText('坚持用药的理由：肝功能异常，需慎用'), { target: { value: '转氨酶已正常' } })
  fireEvent.change(screen.getByLabelText('苯磺酸氨氯地平片的单次用量'), { target: { value: '10' } })
  const sign = async () => {
    await waitFor(() => expect(screen.queryByRole('button', { name: '正在核对' })).toBeNull())
    await tap('签名开具')
    await tap('签名提交')
  }
  await sign()
  await waitFor(() => expect(met).toHaveBeenCalledWith(new FaultError('网络错误，请稍后重试')))
  cleanup()
  renewal()
  expect(await screen.findByText('已恢复您上次未签名的内容，签名前请再核对一遍')).toBeTruthy()
  expect((screen.getByLabelText('处理意见') as HTMLTextAreaElement).value).toBe('继续服药')
  await sign()
  await waitFor(() => expect(sentTo(services.prescribe)).toHaveLength(2))
  const [first, second] = sentTo(services.prescribe)
  expect(second).toEqual(first)
})

it('is not signed before what stands there now was checked, and says when it could not be', async () => {
  renewal()
  expect(await screen.findByRole('button', { name: '签名开具' })).toBeTruthy()
  let outcome = Promise.withResolvers<void>()
  answer(services.checkPrescription, async () => {
    await outcome.promise
    return { warnings: [], basis: noBasis }
  })
  fireEvent.change(screen.getByLabelText('苯磺酸氨氯地平片的单次用量'), { target: { value: '10' } })
  expect(await screen.findByText('正在核对……')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '签名开具' })).toBeNull()
  outcome.resolve()
  expect(await screen.findByText('没有发现需要提示的问题')).toBeTruthy()
  outcome = Promise.withResolvers()
  fireEvent.change(screen.getByLabelText('苯磺酸氨氯地平片的单次用量'), { target: { value: '20' } })
  outcome.reject(new RefusedError('02990001', '暂时不能核对'))
  expect(await screen.findByText('暂时不能核对')).toBeTruthy()
  expect(screen.queryByText('没有发现需要提示的问题')).toBeNull()
  await tap('签名开具')
  expect(await screen.findByText('处方还没有核对，请先重新核对')).toBeTruthy()
  expect(sentTo(services.prescribe)).toEqual([])
})

it('is not signed while something stops it, and says what', async () => {
  const stop: typeof liver = { ...liver, key: 'dose|a', kind: 'dose', level: 'stop', sentence: '只能每周使用一次' }
  answer(services.checkPrescription, { warnings: [stop], basis: noBasis })
  renewal()
  expect(await screen.findByText('禁止开具｜剂量：只能每周使用一次')).toBeTruthy()
  await makeSure()
  fireEvent.change(screen.getByLabelText('处理意见'), { target: { value: '继续服药' } })
  await tap('签名开具')
  expect(await screen.findByText('处方存在禁止开具的问题，请修改后再签名')).toBeTruthy()
  // What kept it from being signed is kept by the server.
  await waitFor(() => expect(sentTo(services.prescribe)).toMatchObject([{ consultId: 'c1', overrides: [] }]))
})

it('asks how often a day at most what is taken when needed', async () => {
  answer(services.checkPrescription, { warnings: [], basis: noBasis })
  answer(services.deskRenewal, aDetail({ warnings: [] }, { asked: [{ ...line, frequency: '必要时' }] }))
  renewal()
  await tap('签名开具')
  expect(await screen.findByText('必要时使用的药品，请填写每日最多使用次数')).toBeTruthy()
  await makeSure()
  fireEvent.change(screen.getByLabelText('处理意见'), { target: { value: '喘时吸入' } })
  fireEvent.change(screen.getByLabelText('苯磺酸氨氯地平片的每日最多次数'), { target: { value: '4' } })
  await tap('签名开具')
  await tap('签名提交')
  await waitFor(() =>
    expect(sentTo(services.prescribe)[0]).toMatchObject({ drugs: [{ frequency: 'prn', mostADay: 4 }] }),
  )
})

it('goes to a second doctor where a stop may be overridden, with a reason', async () => {
  const stop: typeof liver = { ...liver, key: 'cyp|a', kind: 'interaction', level: 'stop', isOverridable: true }
  answer(services.checkPrescription, { warnings: [stop], basis: noBasis })
  answer(services.prescribe, { ...head, status: 'seconding' })
  renewal()
  expect(await screen.findByText(/^须说明理由，并由第二位医生复核｜相互作用/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('处理意见'), { target: { value: '继续服药' } })
  await tap('签名开具')
  expect(await screen.findByText('还有1条警示没有说明理由')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/^坚持用药的理由/), { target: { value: '短期合用' } })
  await makeSure()
  await tap('签名开具')
  expect((await screen.findAllByText('确认签名并提交第二位医生复核？')).length).toBeGreaterThan(0)
  await tap('签名提交')
  await waitFor(() =>
    expect(sentTo(services.prescribe)[0]).toMatchObject({ overrides: [{ key: 'cyp|a', reason: '短期合用' }] }),
  )
})

it('is agreed to by the second doctor with his reason, or sent back', async () => {
  answer(services.secondPrescription, head)
  answer(services.deskRenewal, aDetail({ events: ['agree', 'disagree'] }, { ...written, status: 'seconding' }))
  renewal()
  await tap('同意开具')
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: '确认同意' }))
  expect(await within(dialog).findByText('复核意见不能为空')).toBeTruthy()
  fireEvent.change(within(dialog).getByLabelText('复核意见'), { target: { value: '已核对' } })
  fireEvent.click(within(dialog).getByRole('button', { name: '确认同意' }))
  await waitFor(() =>
    expect(sentTo(services.secondPrescription)[0]).toEqual({ consultId: 'c1', agrees: true, reason: '已核对' }),
  )
})

it('shows the office what fired and what came of it, filtered and counted', async () => {
  answer(overview.countWarnings, [{ kind: 'interaction', outcome: 'seconded', times: 3 }])
  answer(overview.listWarnings, {
    rows: [
      {
        rowId: 'w1',
        consultId: 'c1',
        prescriptionNo: '2026112300000001',
        at: 0,
        doctorName: '沈知远',
        outcome: 'seconded',
        level: 'stop',
        kind: 'interaction',
        sentence: '他莫昔芬疗效下降',
        source: '说明书',
        knowledge: '示范',
        reason: '短期合用',
        second: { name: '林一', agrees: true, reason: '已讨论', at: 0 },
      },
    ],
    pageNum: 1,
    pageSize: 20,
    hasNextPage: false,
  })
  openPage('/prescription-warnings?outcome=seconded&from=2026-11-01', {
    path: '/prescription-warnings',
    Page: WarningsPage,
  })
  for (const words of ['相互作用：他莫昔芬疗效下降', '短期合用', '林一 同意：已讨论', '相互作用 3次'])
    expect(await screen.findByText(words)).toBeTruthy()
  expect(sentTo(overview.listWarnings)[0]).toMatchObject({ outcome: 'seconded', from: '2026-11-01', until: '' })
})

it('is approved only when everything was looked at', async () => {
  prescription(aDetail({ events: ['approve', 'send_back'] }, { ...written, status: 'reviewing' }))
  const approve = await screen.findByRole('button', { name: '审核通过' })
  const looks = screen.getAllByRole('checkbox', { name: /^已核对/ })
  expect(looks, 'five looks, and the one warning that was signed against').toHaveLength(6)
  for (const look of looks) {
    expect(approve).toHaveProperty('disabled', true)
    fireEvent.click(look)
  }
  expect(approve).toHaveProperty('disabled', false)
  for (const [at, look] of looks.entries()) {
    fireEvent.click(look)
    expect([at, approve.hasAttribute('disabled')]).toEqual([at, true])
    fireEvent.click(look)
  }
  expect(approve).toHaveProperty('disabled', false)
})

const fresh = { ...liver, key: 'new', sentence: '与可乐必妥合用：INR升高' }
const reviewing = { ...written, status: 'reviewing' as const }

it('shows the pharmacist what is new since it was signed, to be ticked too', async () => {
  prescription(aDetail({ events: ['approve', 'send_back'], warnings: [], fresh: [fresh] }, reviewing))
  expect(await screen.findByRole('heading', { name: '签名以后新出现的问题' })).toBeTruthy()
  for (const look of screen.getAllByRole('checkbox', { name: /^已核对/ })) fireEvent.click(look)
  expect(screen.getByRole('checkbox', { name: '已核对签名后新出现的警示：与可乐必妥合用：INR升高' })).toBeTruthy()
  await tap('审核通过')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '审核通过' }))
  await waitFor(() => expect(sentTo(services.reviewPrescription)[0]).toMatchObject({ seen: ['new'] }))
})

it('is not approved while something forbids it that did not when it was signed', async () => {
  const stop = { ...fresh, level: 'stop' as const }
  prescription(aDetail({ events: ['approve', 'send_back'], warnings: [], fresh: [stop] }, reviewing))
  expect(await screen.findByText('签名以后出现了禁止开具的问题，请退回医生修改')).toBeTruthy()
  expect(screen.getByRole('button', { name: '审核通过' })).toHaveProperty('disabled', true)
})

it('counts with the last creatinine while none is written, and says of when it is', async () => {
  const basis = {
    ...noBasis,
    egfr: 28,
    lastCreatinine: { value: 210, at: Date.parse('2026-10-05T04:00:00Z'), from: 'report' as const },
    results: ['钾 5.8mmol/L（2026年11月20日）'],
  }
  answer(services.checkPrescription, { warnings: [], basis })
  renewal()
  expect(await screen.findByText('eGFR 28ml/min/1.73m²（血肌酐210μmol/L，2026-10-05检验报告）')).toBeTruthy()
  expect(screen.getByText(/最近一次210（2026-10-05检验报告），不填按这个数计算/)).toBeTruthy()
  expect(screen.getByText('钾 5.8mmol/L（2026年11月20日）')).toBeTruthy()
})

it('puts down what was told in the talk: with child and how far, and a potassium of elsewhere', async () => {
  answer(services.checkPrescription, { warnings: [], basis: noBasis })
  renewal()
  expect(await screen.findByText(/患者填写：无。问诊得知不同时在此更改/)).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: '妊娠期' }))
  fireEvent.change(await screen.findByLabelText('孕周（满几周）'), { target: { value: '8' } })
  fireEvent.change(screen.getByLabelText('血钾（mmol/L）'), { target: { value: '4.3' } })
  await waitFor(() =>
    expect(sentTo(services.checkPrescription).at(-1)).toMatchObject({
      facts: { fertility: 'pregnant', pregnantFrom: fromWeek(8, Date.now()), potassium: 4.3 },
    }),
  )
})

it('shows a pharmacist what the doctor was told beside what she had said', async () => {
  const facts = {
    creatinine: null,
    hasContraception: false,
    isAllergySettled: false,
    fertility: 'breastfeeding' as const,
  }
  prescription(aDetail({ facts, gender: 'F', age: 30 }, { ...written, status: 'reviewing' }))
  expect(await screen.findByText('医生核实生育情况')).toBeTruthy()
  expect(screen.getByText('哺乳期')).toBeTruthy()
})

it('is refused with a reason', async () => {
  renewal()
  await tap('不予开具')
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: '确认不予开具' }))
  expect(await within(dialog).findByText('未开具的原因不能为空')).toBeTruthy()
  fireEvent.change(within(dialog).getByLabelText('原因'), { target: { value: '请到门诊' } })
  fireEvent.click(within(dialog).getByRole('button', { name: '确认不予开具' }))
  await waitFor(() => expect(sentTo(services.refuseRenewal)[0]).toEqual({ consultId: 'c1', reason: '请到门诊' }))
})

it('is approved by the pharmacist, or given back with a reason', async () => {
  prescription(aDetail({ events: ['approve', 'send_back'], doctorName: '沈知远' }, { ...written, status: 'reviewing' }))
  expect(await screen.findByText('高血压2级')).toBeTruthy()
  await tap('退回医生')
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText('退回原因'), { target: { value: '请写明天数' } })
  fireEvent.click(within(dialog).getByRole('button', { name: /退 ?回/ }))
  await waitFor(() =>
    expect(sentTo(services.reviewPrescription)[0]).toEqual({
      consultId: 'c1',
      isApproved: false,
      reason: '请写明天数',
    }),
  )
})

it('is sent with a number that is one', async () => {
  answer(services.sendMedicine, head)
  prescription(aDetail({ events: ['send', 'call_off'] }, { ...written, status: 'paid' }))
  await tap('已寄出')
  expect(await screen.findByText('快递单号不能为空')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('快递单号'), { target: { value: 'SF1234567' } })
  await tap('已寄出')
  await waitFor(() =>
    expect(sentTo(services.sendMedicine)[0]).toEqual({ consultId: 'c1', carrier: '顺丰速运', trackingNo: 'SF1234567' }),
  )
})
