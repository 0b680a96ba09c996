import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { addressServices } from '@nethos/contract/account/address.services.ts'
import { feesRefusals } from '@nethos/contract/fees/fees.refusals.ts'
import { feesServices } from '@nethos/contract/fees/fees.services.ts'
import { peopleServices } from '@nethos/contract/people/people.services.ts'
import { recordServices } from '@nethos/contract/record/record.services.ts'
import { ownMedicineServices } from '@nethos/contract/renewal/own-medicine.services.ts'
import { renewalServices } from '@nethos/contract/renewal/renewal.services.ts'
import { answer, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import { aChild, aFather, aPerson } from '../../people/testing/people.samples.ts'
import { aHealthFile } from '../../record/testing/record.samples.ts'
import { configure, openAt, press, type, way } from '../../../testing/open-at.tsx'
import { RenewalBlock, RenewalSide } from '../parts/renewal-block.tsx'
import { aBilled, aDrug, aLine, anOrderToPay, aPrescription, aRenewal } from '../testing/renewal.samples.ts'
import ChoosePersonPage from './choose-person.page.tsx'
import ConfirmPage from './confirm.page.tsx'
import DepartmentsPage from './departments.page.tsx'
import DrugPage from './drug.page.tsx'
import DrugsPage from './drugs.page.tsx'
import FactsPage from './facts.page.tsx'
import IllnessPage from './illness.page.tsx'
import OwnMedicinesPage from './own-medicines.page.tsx'
import MedicationPage from './medication.page.tsx'
import MedicationPersonPage from './medication-person.page.tsx'
import MedicationsPage from './medications.page.tsx'
import NoticePage from './notice.page.tsx'
import RenewalPayPage from './pay.page.tsx'
import PrescriptionSitePage from './prescription-site.page.tsx'
import PrescriptionsPage from './prescriptions.page.tsx'
import RenewalPage from './renewal.page.tsx'
import RenewalsPage from './renewals.page.tsx'
import RenewalResultPage from './result.page.tsx'
import RiskNoticePage from './risk-notice.page.tsx'
import SearchDrugsPage from './search.page.tsx'

vi.mock('@nethos/calls/call.ts')
const page = <Row,>(rows: Row[]) => ({ rows, pageNum: 1, pageSize: 10, hasNextPage: false })
const saveDraft = (draft: object, personId = 'p1') =>
  localStorage.setItem(`nethos.draft.renewal.${personId}`, JSON.stringify({ ...whole, ...draft }))
const whole = {
  docId: 'd1',
  docName: '沈知远',
  deptName: '心血管内科',
  isAgreed: true,
  drugs: [aLine()],
  illnessName: '高血压',
  illnessTime: '五年',
  complaint: '需要续药',
  proof: [{ attaId: 'f1', url: '/files/f1', type: 'picture', attaFileName: '病历.jpg' }],
  weightKg: '62.5',
  liver: 'normal',
  kidney: 'normal',
  fertility: 'none',
  hasAllergy: 'no',
  allergies: [],
  allergyNote: '',
  guardianPresent: false,
  wants: 'pickup',
  addressId: '',
  note: '',
}
const home = {
  receiver: '王秀英',
  mobile: '138****0001',
  areaCode: '330106',
  areaName: '浙江省杭州市西湖区',
  street: '文三路1号',
}
const saved = (personId = 'p1') => JSON.parse(localStorage.getItem(`nethos.draft.renewal.${personId}`) ?? '{}')

beforeEach(() => {
  localStorage.clear()
  forget()
  answer(peopleServices.listPeople, [
    aPerson({ isRealname: true }),
    aFather({ isRealname: false }),
    aChild({ isRealname: true, needsGuardian: false }),
  ])
  answer(renewalServices.checkDrugs, [])
  answer(recordServices.getHealthFile, aHealthFile({ allergyHistory: '', allergyClasses: [] }))
})

describe('the way to a renewal', () => {
  test('is open to who is verified; others are told so', async () => {
    const { at } = openAt('/renewal/compat', ChoosePersonPage)
    fireEvent.click(await screen.findByText(/王德福/))
    expect(await screen.findByText('当前就诊人没有通过实名认证，无法申请续方')).toBeDefined()
    expect(screen.getByText(/^(完善身份信息|实名认证)$/)).toBeDefined()
    await press('返回')
    await act(async () => fireEvent.click(screen.getByText(/王秀英/)))
    expect(at()).toBe('/renewal?compatId=p1')
  })

  test('begins with what was prescribed before', async () => {
    answer(renewalServices.listPrevious, [aPrescription()])
    const { at } = openAt('/renewal?compatId=p1', RenewalPage)
    expect(await screen.findByText('高血压2级')).toBeDefined()
    await press('续这张处方，2026-11-21')
    expect(at()).toBe('/renewal/dept?compatId=p1')
    expect(saved()).toMatchObject({ illnessName: '高血压2级', drugs: [{ drugId: 'drug0011', packs: 2 }] })
  })

  test('says so where nothing was prescribed yet', async () => {
    answer(renewalServices.listPrevious, [])
    openAt('/renewal?compatId=p1', RenewalPage)
    expect(await screen.findByText('暂无可续的处方，您可以直接选择药品')).toBeDefined()
  })

  test('goes by department and doctor to the notices', async () => {
    answer(renewalServices.listDepartments, [{ gbDeptCode: '03.01', gbDeptName: '心血管内科', doctors: 2 }])
    answer(renewalServices.listDoctors, [
      {
        docId: 'd1',
        docName: '沈知远',
        docTitle: '主任医师',
        docDeptName: '心血管内科',
        docHosName: '南山云医院',
        docAvatar: 'a',
        docSkill: '高血压',
        open: [],
      },
    ])
    const { at } = openAt('/renewal/dept?compatId=p1', DepartmentsPage)
    await act(async () => fireEvent.click(await screen.findByText('心血管内科')))
    await act(async () => fireEvent.click(await screen.findByText('沈知远')))
    expect(at()).toBe('/renewal/pre?compatId=p1')
    expect(saved()).toMatchObject({ docId: 'd1', docName: '沈知远' })
  })

  test('says at once that a renewal with this doctor is under way, and leads to it', async () => {
    answer(renewalServices.listDoctors, [
      {
        docId: 'd1',
        docName: '沈知远',
        docTitle: '主任医师',
        docDeptName: '心血管内科',
        docHosName: '南山云医院',
        docAvatar: 'a',
        docSkill: '高血压',
        open: [{ personId: 'p1', consultId: 'c7' }],
      },
    ])
    const { at } = openAt('/renewal/dept?compatId=p1&deptCode=03.01', DepartmentsPage)
    expect(await screen.findByText('续方中')).toBeDefined()
    await act(async () => fireEvent.click(screen.getByText('沈知远')))
    expect(screen.getByText('您有一个续方申请还没有结束，结束后才能再申请')).toBeDefined()
    await press('换一位医生')
    expect(at()).toBe('/renewal/dept?compatId=p1&deptCode=03.01')
    await act(async () => fireEvent.click(screen.getByText('沈知远')))
    await press('去查看')
    expect(at()).toBe('/team/consult/c7')
  })

  test('wants the notices read', async () => {
    const { at, leave } = openAt('/renewal/pre?compatId=p1', NoticePage)
    await press('下一步')
    expect(screen.getByText('请先阅读用户协议')).toBeDefined()
    fireEvent.click(screen.getByRole('checkbox'))
    await press('下一步')
    expect(at()).toBe('/renewal/pre2?compatId=p1')
    leave()
    const second = openAt('/renewal/pre2?compatId=p1', RiskNoticePage)
    await press('我已知晓，继续')
    expect(second.at()).toBe('/renewal/xzyp?compatId=p1')
    expect(saved().isAgreed).toBe(true)
  })
})

describe('medicines', () => {
  test('are found and added; what is controlled cannot be had', async () => {
    const morphine = aDrug({ drugId: 'm', drugName: '硫酸吗啡缓释片', control: 'narcotic', canRenew: false })
    answer(renewalServices.findDrugs, page([aDrug(), morphine]))
    openAt('/renewal/search?compatId=p1&search=a', SearchDrugsPage)
    await screen.findByText('硫酸吗啡缓释片')
    await press('添加硫酸吗啡缓释片 5mg×14片')
    expect(
      await screen.findByText('麻醉、精神、毒性、放射性等特殊管理药品不能在线开具，请到线下医院就诊'),
    ).toBeDefined()
    await press('知道了')
    await press('添加苯磺酸氨氯地平片 5mg×14片')
    expect(saved().drugs).toMatchObject([{ drugId: 'drug0011', packs: 1 }])
  })

  test('before anything is typed it is said how to search, with the way to what was prescribed before', async () => {
    openAt('/renewal/search?compatId=p1', SearchDrugsPage)
    expect(await screen.findByText('输入药盒上的药名就能找到，也可以输拼音或首字母。')).toBeDefined()
    expect(way('从以前的处方里选')).toBe('/renewal?compatId=p1')
  })

  test('at least one must be chosen; each has a stepper, and what speaks against it stands below', async () => {
    const { at, leave } = openAt('/renewal/xzyp?compatId=p1', DrugsPage)
    await screen.findByText('还没有选择药品')
    await press('下一步')
    expect(screen.getByText('请至少选择一种药品')).toBeDefined()
    expect(at()).toBe('/renewal/xzyp?compatId=p1')
    leave()
    saveDraft({})
    answer(renewalServices.checkDrugs, [
      { kind: 'liver', level: 'warn', drugIds: ['drug0011'], sentence: '肝功能异常，慎用', source: '' },
    ])
    const second = openAt('/renewal/xzyp?compatId=p1', DrugsPage)
    expect(await screen.findByText(/肝功能异常，慎用/)).toBeDefined()
    await press('增加苯磺酸氨氯地平片')
    expect(saved().drugs[0].packs).toBe(3)
    await press('下一步')
    expect(second.at()).toBe('/renewal/ill?compatId=p1')
  })

  test('each tells its pack, maker, use, price and cautions', async () => {
    answer(renewalServices.drugDetail, aDrug())
    openAt('/renewal/drug?id=drug0011&compatId=p1', DrugPage)
    for (const words of ['5mg×14片', '南山示范制药有限公司', /口服，每次5mg，每日1次/, /¥21.80/])
      expect(await screen.findByText(words)).toBeDefined()
    await press('添加到续方')
    expect(saved().drugs).toHaveLength(1)
  })
})

describe('what is told', () => {
  test('of the illness: name, duration, complaint and the proof of its diagnosis', async () => {
    saveDraft({ illnessName: '', proof: [] })
    const { at } = openAt('/renewal/ill?compatId=p1', IllnessPage)
    await screen.findByLabelText('疾病名称')
    await press('下一步')
    expect(screen.getByText('疾病名称不能为空')).toBeDefined()
    expect(screen.getAllByText(/互联网医院不能首诊/).length).toBeGreaterThan(0)
    type('疾病名称', '高血压')
    await press('下一步')
    expect(at()).toBe('/renewal/ill?compatId=p1')
  })

  test('of the patient: weight, liver, kidney, fertility, allergy; each must be answered', async () => {
    saveDraft({ weightKg: '', liver: null, kidney: null, fertility: null, hasAllergy: null })
    const { at } = openAt('/renewal/confirm/1?compatId=p1', FactsPage)
    await screen.findByLabelText('体重（Kg）')
    await press('下一步')
    for (const sentence of [
      '请填写体重',
      '请选择肝功能情况',
      '请选择肾功能情况',
      '请选择生育情况',
      '请选择是否有药物过敏',
    ])
      expect(screen.getByText(sentence)).toBeDefined()
    expect(at()).toBe('/renewal/confirm/1?compatId=p1')
  })

  test('of a pregnancy the week is asked, by the week or by the due day', async () => {
    saveDraft({ fertility: 'pregnant' })
    openAt('/renewal/confirm/1?compatId=p1', FactsPage)
    const week = await screen.findByLabelText('孕周（满几周）')
    fireEvent.change(week, { target: { value: '31' } })
    expect(await screen.findByText('今天是孕31周')).toBeDefined()
    fireEvent.change(week, { target: { value: '43' } })
    await press('下一步')
    expect(screen.getByText('孕周应在1到42周之间，请核对')).toBeDefined()
    fireEvent.click(screen.getByRole('radio', { name: '预产期' }))
    const due = screen.getByLabelText('预产期', { selector: '[type=date]' })
    fireEvent.change(due, { target: { value: addDays(dayOf(Date.now()), 12 * 7) } })
    expect(await screen.findByText('今天是孕28周')).toBeDefined()
    await press('下一步')
    expect(saved()).toMatchObject({ fertility: 'pregnant', pregnantFrom: addDays(dayOf(Date.now()), -28 * 7) })
  })

  test('an allergy of the health file stands there already', async () => {
    saveDraft({ hasAllergy: null })
    answer(recordServices.getHealthFile, aHealthFile())
    openAt('/renewal/confirm/1?compatId=p1', FactsPage)
    expect(await screen.findByDisplayValue('青霉素过敏，皮疹')).toBeDefined()
    await press('下一步')
    expect(saved()).toMatchObject({ hasAllergy: 'yes', allergies: ['penicillins'] })
  })

  test('an allergy in words is offered as a class, and what is not understood is said', async () => {
    saveDraft({ hasAllergy: 'yes', allergies: [], allergyNote: '' })
    openAt('/renewal/confirm/1?compatId=p1', FactsPage)
    const note = await screen.findByLabelText(/^过敏的药物和反应/)
    fireEvent.change(note, { target: { value: '一种蓝色的药片，过敏' } })
    expect(screen.getByText(/^没有认出是哪类药/)).toBeDefined()
    fireEvent.change(note, { target: { value: '吃新诺明起皮疹' } })
    await press('勾选磺胺类')
    expect(saved()).toMatchObject({ allergies: ['sulfonamides'] })
    fireEvent.change(note, { target: { value: '否认阿莫西林过敏' } })
    expect(screen.queryByText(/^没有认出是哪类药|^您写的像是/)).toBeNull()
  })

  test('denied against the health file it goes no further until that is settled', async () => {
    saveDraft({ hasAllergy: 'no' })
    answer(recordServices.getHealthFile, aHealthFile())
    const { at } = openAt('/renewal/confirm/1?compatId=p1', FactsPage)
    expect(await screen.findByText(/健康档案写有“青霉素过敏，皮疹/)).toBeDefined()
    await press('下一步')
    expect(at()).toBe('/renewal/confirm/1?compatId=p1')
    expect(way('修改健康档案')).toBe('/allergyHistory?compatId=p1')
    await press('按健康档案填写')
    expect(screen.queryByText(/健康档案写有/)).toBeNull()
    await press('下一步')
    expect(at()).toBe('/renewal/confirm/2?compatId=p1')
    expect(saved()).toMatchObject({ hasAllergy: 'yes', allergies: ['penicillins'], allergyNote: '青霉素过敏，皮疹' })
  })

  test('under six: that the guardian is there', async () => {
    saveDraft({}, 'p3')
    const { at } = openAt('/renewal/confirm/1?compatId=p3', FactsPage)
    await screen.findByText('我是就诊人的监护人，正在现场陪同')
    await press('下一步')
    expect(screen.getByText('就诊人未满6岁，请确认监护人在场陪同')).toBeDefined()
    fireEvent.click(screen.getByRole('checkbox', { name: /监护人/ }))
    await press('下一步')
    expect(at()).toBe('/renewal/confirm/2?compatId=p3')
  })

  test('what cannot wait is said of the complaint and of the note, with 120', async () => {
    saveDraft({ complaint: '我突然胸痛，出冷汗' })
    openAt('/renewal/ill?compatId=p1', IllnessPage)
    expect(await screen.findByText('您描述的情况可能很紧急：胸痛')).toBeDefined()
    expect(way('拨打120急救')).toBe('tel:120')
    cleanup()
    saveDraft({ note: '我突然胸痛，出冷汗' })
    openAt('/renewal/confirm/2?compatId=p1', ConfirmPage)
    expect(await screen.findByText('您描述的情况可能很紧急：胸痛')).toBeDefined()
  })

  test('all of it stands once more before it is sent; what was typed is forgotten then', async () => {
    saveDraft({})
    answer(renewalServices.applyRenewal, { consultId: 'c1', status: 'applied', statusLabel: '待医生审核' })
    const { at } = openAt('/renewal/confirm/2?compatId=p1', ConfirmPage)
    expect(await screen.findByText('心血管内科 沈知远')).toBeDefined()
    await press('提交申请')
    await waitFor(() => expect(at()).toBe('/renewal/result?consultId=c1'))
    expect(sentTo(renewalServices.applyRenewal)).toMatchObject({
      personId: 'p1',
      docId: 'd1',
      drugs: [{ drugId: 'drug0011', packs: 2 }],
      attaIdList: ['f1'],
      wants: 'pickup',
    })
    expect(localStorage.getItem('nethos.draft.renewal.p1')).toBeNull()
  })

  test('the usual address is chosen already, and goes along', async () => {
    saveDraft({ wants: 'delivery' })
    answer(addressServices.listAddresses, [
      { ...home, addressId: 'a1', isDefault: false },
      { ...home, addressId: 'a2', isDefault: true },
    ])
    answer(renewalServices.applyRenewal, { consultId: 'c1', status: 'applied', statusLabel: '待医生审核' })
    openAt('/renewal/confirm/2?compatId=p1', ConfirmPage)
    await screen.findByText('管理收货地址')
    await press('提交申请')
    await waitFor(() =>
      expect(sentTo(renewalServices.applyRenewal)).toMatchObject({ wants: 'delivery', addressId: 'a2' }),
    )
    expect(screen.queryByText('请选择收货地址')).toBeNull()
  })

  test('a step that was left out is led back to', async () => {
    saveDraft({ proof: [] })
    const { at } = openAt('/renewal/confirm/2?compatId=p1', ConfirmPage)
    await screen.findByText('高血压')
    await press('提交申请')
    expect(at()).toBe('/renewal/ill?compatId=p1')
  })
})

describe('afterwards', () => {
  test('the result says that it was sent', async () => {
    answer(renewalServices.renewalDetail, aRenewal())
    openAt('/renewal/result?consultId=c1', RenewalResultPage)
    expect(await screen.findByText('提交成功')).toBeDefined()
    expect(way('我的续方')).toBe('/my/renewal')
    expect(way('查看申请')).toBe('/team/consult/c1')
  })

  test('the list shows person, medicine, department and state by tab', async () => {
    answer(renewalServices.listRenewals, page([aRenewal()]))
    const { at } = openAt('/my/renewal/all', RenewalsPage, { path: '/my/renewal/:status' })
    expect(await screen.findByText('待医生审核')).toBeDefined()
    expect(screen.getByRole('link', { name: /王秀英/ }).getAttribute('href')).toBe('/team/consult/c1')
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: '待缴费' })))
    expect(at()).toBe('/my/renewal/unpaid')
    expect(sentTo(renewalServices.listRenewals)).toMatchObject({ tab: 'unpaid' })
  })

  test('the consult shows the block: abnormal organs and allergies in red', async () => {
    answer(renewalServices.renewalDetail, aBilled())
    openAt('/team/consult/c1', () => (
      <>
        <RenewalSide consultId="c1" />
        <RenewalBlock consultId="c1" />
      </>
    ))
    expect(await screen.findByText('待缴费')).toBeDefined()
    expect(screen.getByText('异常').className).toBe('renewal-red')
    expect(screen.getByText('青霉素类').className).toBe('renewal-red')
    expect(screen.getByText('62.5Kg')).toBeDefined()
    expect(screen.getByText('如有不适，请及时到线下医院就诊')).toBeDefined()
    expect(way('我的处方')).toBe('/prescription')
    answer(renewalServices.withdrawRenewal, true)
    await press('取消申请')
    expect(await screen.findByText('确定要取消申请吗？')).toBeDefined()
  })

  test('cancelled after payment it says so, and where the money is given back', async () => {
    answer(
      renewalServices.renewalDetail,
      aBilled({ status: 'refund_due', events: [], endReason: '药品缺货', refundAtWindow: true }),
    )
    openAt('/team/consult/c1', () => <RenewalSide consultId="c1" />)
    expect(await screen.findByText('线上续方已取消')).toBeDefined()
    expect(screen.getByText('请到医院打印发票，并前往线下窗口人工退费')).toBeDefined()
  })

  test('the bill is worked out, and paid where all bills are', async () => {
    await configure()
    answer(renewalServices.renewalDetail, aBilled())
    answer(feesServices.preSettle, anOrderToPay)
    const { at } = openAt('/renewal/pay?consultId=c1', RenewalPayPage)
    expect(await screen.findByText('苯磺酸氨氯地平片')).toBeDefined()
    expect(screen.getByText('微信支付、支付宝')).toBeDefined()
    await press(/^去缴费/)
    await waitFor(() => expect(at()).toBe(`/butler/mz/yzf/detail?id=o1`))
    expect(sentTo(feesServices.preSettle)).toMatchObject({ personId: 'p1', billNo: 'Z20261123123456789' })
  })

  test('a bill that is paid already says so, and stays on its page', async () => {
    await configure()
    answer(renewalServices.renewalDetail, aBilled())
    refuse(feesServices.preSettle, feesRefusals.bill_on_its_way)
    const { at } = openAt('/renewal/pay?consultId=c1', RenewalPayPage)
    await press(/^去缴费/)
    expect(await screen.findByText(feesRefusals.bill_on_its_way.sentence)).toBeDefined()
    expect(at()).toContain('/renewal/pay')
  })

  test('a cancelled one cannot be paid any more', async () => {
    answer(
      renewalServices.renewalDetail,
      aBilled({ status: 'expired', events: [], endReason: '处方3天内未缴费，已失效' }),
    )
    openAt('/renewal/pay?consultId=c1', RenewalPayPage)
    expect(await screen.findByText('线上续方已取消')).toBeDefined()
  })
})

describe('prescriptions and medication', () => {
  test('the site is opened by its ticket', async () => {
    answer(renewalServices.prescriptionToken, { accessToken: 't', url: '/my/prescription?accessToken=t' })
    const { at } = openAt('/prescription', PrescriptionSitePage)
    await waitFor(() => expect(at()).toBe('/my/prescription?accessToken=t'))
  })

  test('are listed by person, and each has its signed PDF', async () => {
    answer(renewalServices.listPrescriptions, page([aPrescription()]))
    const { leave } = openAt('/my/prescription', PrescriptionsPage)
    expect((await screen.findByRole('link', { name: /高血压2级/ })).getAttribute('href')).toBe('/my/prescription?id=x1')
    leave()
    answer(renewalServices.prescriptionDetail, {
      ...aPrescription(),
      docHosName: '南山云医院',
      gender: 'F',
      age: 38,
      opinion: '继续服药',
      pharmacistName: '林药师',
      prescribedAt: 0,
      validUntil: 1,
      contentHash: 'ab12',
      signatures: [{ name: '沈知远', serial: '5a01', stampedAt: Date.parse('2026-11-23T08:00:00+08:00') }],
      pdf: { attaId: 'f', type: 'pdf', attaFileName: '处方.pdf', url: '/files/f?t=1' },
    })
    openAt('/my/prescription?id=x1', PrescriptionsPage)
    expect(await screen.findByText(/林药师/)).toBeDefined()
    expect(screen.getByText('沈知远（时间戳 2026-11-23 08:00）')).toBeDefined()
    expect(way('下载电子处方（PDF）')).toBe('/files/f?t=1')
  })

  const taken = {
    prescriptionId: 'x1',
    personId: 'p1',
    docName: '沈知远',
    docDeptName: '心血管内科',
    drugs: [aLine()],
    startedAt: 0,
    endsAt: 1,
    isReceived: true,
    isCurrent: true,
    times: [],
    weekdays: [],
  }

  test('waits for the medicine to come before it counts the days', async () => {
    answer(renewalServices.medicationDetail, { ...taken, today: [], isReceived: false })
    openAt('/medication/detail?id=x1', MedicationPage)
    expect(await screen.findByText('待收药')).toBeDefined()
    expect(screen.getByText('收到药后开始计算用药时间，并按您设置的时间提醒')).toBeDefined()
  })

  test('is chosen by person with his visit cards', async () => {
    openAt('/medication/select', MedicationPersonPage)
    expect((await screen.findAllByText('暂无就诊卡号可供选择')).length).toBeGreaterThan(0)
  })

  test('is listed as taken now and taken before', async () => {
    answer(renewalServices.listMedications, page([taken]))
    const { at } = openAt('/medication/list/0?compatId=p1', MedicationsPage, { path: '/medication/list/:idx' })
    expect(await screen.findByText('使用中')).toBeDefined()
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: '历史用药' })))
    expect(at()).toBe('/medication/list/1?compatId=p1')
    expect(sentTo(renewalServices.listMedications)).toMatchObject({ personId: 'p1', isCurrent: false })
  })

  test('asks of each time of today whether it was taken, and keeps the answer', async () => {
    const today = [
      { on: '2026-11-23', time: '08:00', isTaken: true, drugNames: ['苯磺酸氨氯地平片', '阿莫西林胶囊'] },
      { on: '2026-11-23', time: '20:00', isTaken: null, drugNames: ['阿莫西林胶囊'] },
    ]
    answer(renewalServices.medicationDetail, { ...taken, times: ['08:00', '20:00'], today })
    answer(ownMedicineServices.markTaken, true)
    openAt('/medication/detail?id=x1', MedicationPage)
    expect(await screen.findByText('20:00 未记录')).toBeDefined()
    expect(screen.getByText('苯磺酸氨氯地平片、阿莫西林胶囊')).toBeDefined()
    expect(screen.getByText('阿莫西林胶囊')).toBeDefined()
    expect(screen.getByText('08:00 已服用')).toBeDefined()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '20:00没有服' })))
    expect(sentTo(ownMedicineServices.markTaken)).toEqual({
      prescriptionId: 'x1',
      on: '2026-11-23',
      time: '20:00',
      isTaken: false,
    })
  })

  test('from elsewhere is written down with a dose that can be read, and says what cannot be checked', async () => {
    const own = {
      ownMedicineId: 'o1',
      drugName: '祖传秘方',
      dose: '',
      frequency: '每日1次',
      toldAt: 0,
      isChecked: false,
      cautions: ['这种药和您在用的华法林钠片一起用，可能增加出血的风险，请先问医生或药师。医生开的药请不要自行停用。'],
    }
    answer(renewalServices.findDrugs, page([aDrug({ drugName: '阿司匹林肠溶片' })]))
    answer(ownMedicineServices.listOwnMedicines, [own])
    answer(ownMedicineServices.addOwnMedicine, true)
    openAt('/medication/own?compatId=p1', OwnMedicinesPage)
    expect(await screen.findByText('没有认出这个名字，不能自动核对，就诊时请告诉医生')).toBeDefined()
    const type = (label: RegExp | string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    expect(screen.getByRole('alert').textContent).toContain('可能增加出血的风险')
    type('药品名称', '阿司匹林')
    fireEvent.click(await screen.findByRole('button', { name: '阿司匹林肠溶片' }))
    type(/^每次用多少/, '半把')
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '添加' })))
    expect(screen.getByText('请写数字和单位，例如：100mg、1片')).toBeDefined()
    type(/^每次用多少/, '100mg')
    type('多久用一次', 'qd')
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '添加' })))
    expect(sentTo(ownMedicineServices.addOwnMedicine)).toEqual({
      personId: 'p1',
      drugName: '阿司匹林肠溶片',
      amount: 100,
      unit: 'mg',
      frequency: 'qd',
    })
  })

  test('reminds at the usual times when it is switched on', async () => {
    answer(renewalServices.medicationDetail, { ...taken, today: [] })
    answer(renewalServices.remindMe, true)
    openAt('/medication/detail?id=x1', MedicationPage)
    await act(async () => fireEvent.click(await screen.findByRole('switch')))
    expect(sentTo(renewalServices.remindMe)).toEqual({ prescriptionId: 'x1', times: ['08:00'] })
  })

  const weekly = aLine({ drugId: 'mtx', drugName: '甲氨蝶呤片', dose: '10mg', frequency: '每周1次' })
  /** A Wednesday. */
  const wednesday = Date.parse('2026-11-25T15:00:00+08:00')

  test('asks on which weekday before it reminds of what is taken once a week', async () => {
    const drugs = [
      weekly,
      aLine(),
      aLine({ drugId: 'prn', drugName: '硝酸甘油片', frequency: '必要时（每日最多3次）' }),
    ]
    answer(renewalServices.medicationDetail, { ...taken, drugs, startedAt: wednesday, today: [] })
    answer(renewalServices.remindMe, true)
    openAt('/medication/detail?id=x1', MedicationPage)
    await act(async () => fireEvent.click(await screen.findByRole('switch')))
    expect(sentTo(renewalServices.remindMe), 'not before he has said the day').toBeUndefined()
    const day = screen.getByLabelText<HTMLSelectElement>('甲氨蝶呤片（每周1次），从星期几开始用？')
    expect(day.value).toBe('3')
    expect(screen.getByText('甲氨蝶呤片：每周三 08:00')).toBeDefined()
    fireEvent.change(day, { target: { value: '1' } })
    expect(screen.getByText('甲氨蝶呤片：每周一 08:00')).toBeDefined()
    expect(screen.getByText('苯磺酸氨氯地平片：每天08:00')).toBeDefined()
    expect(screen.getByText('硝酸甘油片：按医嘱使用，不提醒')).toBeDefined()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '保存提醒' })))
    expect(sentTo(renewalServices.remindMe)).toEqual({
      prescriptionId: 'x1',
      times: ['08:00'],
      weekdays: [{ drugId: 'mtx', weekday: 1 }],
    })
  })

  test('says that nothing is due today, which times remind of nothing, and which doses have no time', async () => {
    const drugs = [weekly, aLine({ drugId: 'tid', drugName: '阿莫西林胶囊', frequency: '每日3次' })]
    const times = ['08:00', '20:00']
    const chosen = [{ drugId: 'mtx', weekday: 1 as const }]
    answer(renewalServices.medicationDetail, { ...taken, drugs, times, weekdays: chosen, today: [] })
    const { leave } = openAt('/medication/detail?id=x1', MedicationPage)
    expect(await screen.findByText('今天没有到时间要用的药。')).toBeDefined()
    expect(screen.getByText('阿莫西林胶囊：每天08:00、20:00，还差1个提醒时间')).toBeDefined()
    leave()
    answer(renewalServices.medicationDetail, { ...taken, drugs: [weekly], times, weekdays: chosen, today: [] })
    openAt('/medication/detail?id=x1', MedicationPage)
    expect(await screen.findByText('20:00没有要用的药，不会提醒')).toBeDefined()
  })

  test('offers no reminder of what is taken only when it is needed', async () => {
    answer(renewalServices.medicationDetail, { ...taken, drugs: [aLine({ frequency: '必要时' })], today: [] })
    openAt('/medication/detail?id=x1', MedicationPage)
    expect(await screen.findByText('这些药在需要时才用，不定时提醒。请按医嘱使用。')).toBeDefined()
    expect(screen.queryByRole('switch')).toBeNull()
  })
})
