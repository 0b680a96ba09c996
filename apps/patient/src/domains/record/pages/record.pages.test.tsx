import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { grantRefusals } from '@nethos/contract/common/grant.refusals.ts'
import { illnessServices } from '@nethos/contract/booking/illness.services.ts'
import { historyKeys } from '@nethos/contract/record/record.rules.ts'
import { recordServices } from '@nethos/contract/record/record.services.ts'
import { treatmentServices } from '@nethos/contract/record/treatment.services.ts'
import { upload } from '@nethos/calls/upload.ts'
import { saveGuideText } from '../../../patterns/guide-text.ts'
import { answer, callsOf, forget, openPage, refuse, sentTo } from '../../../testing/open-page.tsx'
import { aHealthFile, anIllness, aTreatment } from '../testing/record.samples.ts'
import EditIllnessPage from './edit-illness.page.tsx'
import EditTreatmentPage from './edit-treatment.page.tsx'
import HealthFilePage from './health-file.page.tsx'
import HistoryPage from './history.page.tsx'
import IllnessSavedPage from './illness-saved.page.tsx'
import IllnessPage from './illness.page.tsx'
import TreatmentPage from './treatment.page.tsx'

vi.mock('@nethos/calls/call.ts')
vi.mock('@nethos/calls/upload.ts')
beforeEach(() => {
  forget()
  localStorage.clear()
  answer(recordServices.getHealthFile, aHealthFile())
  answer(recordServices.getIllness, anIllness())
  answer(recordServices.saveHealthFile, true)
  answer(recordServices.saveIllness, true)
  answer(treatmentServices.listTreatments, { rows: [aTreatment()], pageNum: 1, pageSize: 20, hasNextPage: false })
  answer(treatmentServices.getTreatment, aTreatment())
  answer(treatmentServices.listRemovedTreatments, [])
})

const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const way = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

test('the health file previews five characters, or 无, and lists the visits', async () => {
  openPage('/healthFile', HealthFilePage)
  expect(await screen.findByText('330106********0222')).toBeDefined()
  expect(way(/疾病史/)).toBe('/ill?patId=a1&compatId=p1')
  expect(screen.getByRole('link', { name: /疾病史/ }).textContent).toContain('无')
  expect(screen.getByRole('link', { name: /既往史/ }).textContent).toContain('高血压十二…')
  expect(screen.getByRole('link', { name: /家族史/ }).textContent).toContain('糖尿病')
  expect(way(/过敏史/)).toBe('/allergyHistory?patId=a1&compatId=p1')
  expect(screen.getByText('青霉素类过敏')).toBeDefined()
  expect(way('添加就诊记录')).toBe('/healthFile/edit?patId=a1&compatId=p1')
  expect(screen.getByText('2026年05月06日')).toBeDefined()
  expect(way(/门诊复查/)).toBe('/deleteRecord?medId=t1')
})

test('somebody who has taken his say back: the sentence, and nothing of him', async () => {
  refuse(recordServices.getHealthFile, grantRefusals.grant_closed)
  openPage('/healthFile?compatId=p2', HealthFilePage)
  expect(await screen.findByText(/对方已收回授权/)).toBeDefined()
  expect(screen.queryByText('王秀英')).toBeNull()
  expect(screen.queryByText('门诊复查，血压偏高')).toBeNull()
})

test.each([
  ['/ill', '疾病情况', 'presentingComplaint'],
  ['/pastHistory', '既往史', 'pastHistory'],
  ['/familyHistory', '家族史', 'familyHistory'],
])('%s edits one text', async (path, title, key) => {
  openPage(`${path}?patId=a1`, HistoryPage)
  await screen.findByLabelText(`王秀英的${title}`)
  type(`王秀英的${title}`, '新的内容')
  expect(localStorage.getItem(`nethos.draft.record.${key}.p1`)).toContain('新的内容')
  await press('保存')
  expect(sentTo(recordServices.saveHealthFile)).toEqual({ personId: 'p1', [key]: '新的内容' })
  expect(screen.getByText('修改成功')).toBeDefined()
  expect(localStorage.getItem(`nethos.draft.record.${key}.p1`)).toBeNull()
})

test('allergies are told in words and in classes', async () => {
  openPage('/allergyHistory', HistoryPage)
  expect(await screen.findByDisplayValue('青霉素过敏，皮疹')).toBeDefined()
  fireEvent.click(screen.getByRole('checkbox', { name: '磺胺类' }))
  await press('保存')
  expect(sentTo(recordServices.saveHealthFile)).toEqual({
    personId: 'p1',
    allergyHistory: '青霉素过敏，皮疹',
    allergyClasses: ['penicillins', 'sulfonamides'],
  })
})

test('an allergy in words is ticked as its class by one tap', async () => {
  openPage('/allergyHistory', HistoryPage)
  await screen.findByDisplayValue('青霉素过敏，皮疹')
  type('王秀英的过敏史', '青霉素过敏，头孢皮试阳性')
  await press('勾选头孢菌素类')
  await press('保存')
  expect(sentTo(recordServices.saveHealthFile)).toMatchObject({ allergyClasses: ['penicillins', 'cephalosporins'] })
})

test('a visit is shown with its creator, and deleted after a question', async () => {
  answer(treatmentServices.removeTreatment, true)
  const { at } = openPage('/deleteRecord?medId=t1', TreatmentPage)
  expect(await screen.findByText('门诊复查，血压偏高')).toBeDefined()
  expect(screen.getByText('王秀英')).toBeDefined()
  expect(screen.getByRole('button', { name: '查看图片1' })).toBeDefined()
  await press('删除')
  expect(callsOf(treatmentServices.removeTreatment)).toHaveLength(0)
  await act(async () => fireEvent.click(screen.getAllByRole('button', { name: '删除' }).at(-1)!))
  expect(sentTo(treatmentServices.removeTreatment)).toEqual({ treatmentId: 't1' })
  expect(at()).toBe('/healthFile?compatId=p1')
})

test('whoever came from the file goes back to it, so that it does not lie twice in the history', async () => {
  answer(treatmentServices.removeTreatment, true)
  window.history.replaceState({ idx: 1 }, '')
  const { at, router } = openPage('/deleteRecord?medId=t1', TreatmentPage, undefined, '/healthFile?compatId=p1')
  await screen.findByText('门诊复查，血压偏高')
  await press('删除')
  await act(async () => fireEvent.click(screen.getAllByRole('button', { name: '删除' }).at(-1)!))
  await waitFor(() => expect(at()).toBe('/healthFile?compatId=p1'))
  expect(router.state.historyAction).toBe('POP')
  window.history.replaceState(null, '')
})

test('what was deleted can be fetched back for a day, whenever the file is opened', async () => {
  answer(treatmentServices.restoreTreatment, () => {
    answer(treatmentServices.listRemovedTreatments, [])
    return true as const
  })
  answer(treatmentServices.listRemovedTreatments, [
    {
      ...aTreatment({ treatmentId: 't7', content: '误删的一条' }),
      restorableUntil: Date.parse('2026-11-23T04:00:00Z'),
    },
  ])
  openPage('/healthFile', HealthFilePage)
  expect(await screen.findByText('误删的一条')).toBeDefined()
  expect(screen.getByText('2026年11月23日 12:00前可以恢复')).toBeDefined()
  await press('撤销删除')
  expect(sentTo(treatmentServices.restoreTreatment)).toEqual({ treatmentId: 't7' })
  await waitFor(() => expect(screen.queryByText('最近删除')).toBeNull())
})

test('a visit is added with its day, words and pictures', async () => {
  vi.mocked(upload).mockResolvedValue({ attaId: 'n1', type: 'picture', attaFileName: 'a.jpg', url: '/files/n1?t=1' })
  answer(treatmentServices.addTreatment, { medId: 't9' })
  openPage('/healthFile/edit?patId=a1&compatId=p1', EditTreatmentPage)
  await press('保存')
  expect(screen.getByText('就诊详情不能为空')).toBeDefined()
  type('就诊日期', '2999-01-01')
  expect(screen.getByText('就诊日期不能晚于今天')).toBeDefined()
  type('就诊日期', '2026-05-06')
  type('就诊详情', '住院三天')
  const files = [new File(['photo'], 'a.jpg')]
  await act(async () => fireEvent.change(screen.getByTestId('pictures-input'), { target: { files } }))
  await screen.findByRole('button', { name: '添加图片' })
  expect(localStorage.getItem('nethos.draft.treatment.p1')).toContain('住院三天')
  await press('保存')
  expect(sentTo(treatmentServices.addTreatment)).toEqual({
    personId: 'p1',
    content: '住院三天',
    treatedAtSeconds: Date.parse('2026-05-05T16:00:00Z') / 1000,
    attaIdList: ['n1'],
  })
})

test('a visit is changed as it stands', async () => {
  answer(treatmentServices.changeTreatment, true)
  openPage('/healthFile/edit?medId=t1', EditTreatmentPage)
  expect(await screen.findByDisplayValue('门诊复查，血压偏高')).toBeDefined()
  type('就诊详情', '门诊复查，血压正常')
  await press('保存')
  expect(sentTo(treatmentServices.changeTreatment)).toMatchObject({
    treatmentId: 't1',
    content: '门诊复查，血压正常',
    attaIdList: ['x1'],
  })
})

test('the summary shows all categories; a man is not asked for one of them', async () => {
  openPage('/my/illness?compatId=p1', IllnessPage)
  for (const label of ['过敏史', '所患疾病', '手术史', '外伤史', '其他', '婚育史', '月经史', '家族史'])
    expect(await screen.findByText(label)).toBeDefined()
  expect(screen.getByText('阑尾切除')).toBeDefined()
  expect(way('编辑')).toBe('/my/illness/edit?compatId=p1')
  answer(recordServices.getIllness, anIllness({ gender: 'M', personId: 'p2' }))
  openPage('/my/illness/edit?compatId=p2', EditIllnessPage)
  await screen.findByLabelText('主诉')
  expect(screen.queryByLabelText('月经史')).toBeNull()
})

test('the history is filled in, prefilled, and told to the hospital of the visit', async () => {
  answer(illnessServices.findIllness, {
    ...Object.fromEntries(historyKeys.map(key => [key, ''])),
    bookingId: 'd7',
    personId: 'p1',
    personName: '王秀英',
    recordNumber: 'B1',
    pickUpCode: '',
    hosId: 'h1',
    groupId: 'h1',
    traumaHistory: '左腕骨折',
  } as never)
  answer(illnessServices.writeIllness, true)
  const { at } = openPage('/my/illness/edit?compatId=p1&ddid=d7', EditIllnessPage)
  expect(await screen.findByDisplayValue('阑尾切除')).toBeDefined()
  expect(screen.getByDisplayValue('左腕骨折')).toBeDefined()
  await press('保存')
  expect(screen.getByText('主诉不能为空')).toBeDefined()
  type('主诉', '头晕三天')
  await press('保存')
  expect(sentTo(recordServices.saveIllness)).toMatchObject({
    personId: 'p1',
    presentingComplaint: '头晕三天',
    surgeryHistory: '阑尾切除',
    menstrualHistory: '规律',
    allergyClasses: ['penicillins'],
  })
  expect(sentTo(illnessServices.writeIllness)).toMatchObject({ bookingId: 'd7', presentingComplaint: '头晕三天' })
  expect(at()).toBe('/my/illness/result?compatId=p1&ddid=d7')
  openPage('/my/illness/result?compatId=p1&ddid=d7', IllnessSavedPage)
  expect(screen.getByText('病史已保存')).toBeDefined()
  expect(screen.getByText(/就诊时医生可以看到/)).toBeDefined()
  expect(way('返回我的挂号')).toBe('/my/book/list/d7')
})

test.each([
  { written: '', shown: '肚子痛两天', isNoticed: true },
  { written: '头晕三天', shown: '头晕三天', isNoticed: false },
])(
  'what was said in the guide begins the complaint, never over what the visit has: %o',
  async ({ written, shown, isNoticed }) => {
    saveGuideText('肚子痛两天')
    aVisitOf('p1', '王秀英', written)
    openPage('/my/illness/edit?ddid=d8', EditIllnessPage)
    expect(await screen.findByDisplayValue(shown)).toBeDefined()
    const notice = screen.queryByText('主诉已填入刚才导诊时说的内容，请核对是不是王秀英的情况。')
    expect(notice !== null).toBe(isNoticed)
  },
)

test('what was said in the guide since stands in the place of an older draft of the complaint, which can be taken back', async () => {
  aVisitOf('p1', '王秀英')
  openPage('/my/illness/edit?ddid=d8', EditIllnessPage)
  await screen.findByLabelText('主诉')
  type('主诉', '头晕三天')
  cleanup()
  saveGuideText('肚子痛两天')
  openPage('/my/illness/edit?ddid=d8', EditIllnessPage)
  expect(await screen.findByDisplayValue('肚子痛两天')).toBeDefined()
  await press('用回之前写的')
  expect(screen.getByDisplayValue('头晕三天')).toBeDefined()
})

const aVisitOf = (personId: string, personName: string, presentingComplaint = '') =>
  answer(illnessServices.findIllness, {
    ...Object.fromEntries(historyKeys.map(key => [key, ''])),
    presentingComplaint,
    bookingId: 'd8',
    personId,
    personName,
    recordNumber: 'B2',
    pickUpCode: '',
    hosId: 'h1',
    groupId: 'h1',
  } as never)

test.each([
  ['/my/illness/edit?ddid=d8', EditIllnessPage],
  ['/my/illness/edit?ddid=d8&compatId=p1', EditIllnessPage],
  ['/my/illness?ddid=d8', IllnessPage],
  ['/my/illness?ddid=d8&compatId=p1', IllnessPage],
])('%s: the history is that of the visit’s person, whoever the address names', async (at, IllnessOfVisit) => {
  aVisitOf('p2', '王德福')
  answer(recordServices.getIllness, anIllness({ personId: 'p2', personName: '王德福', allergyClasses: [] }))
  openPage(at, IllnessOfVisit)
  expect((await screen.findAllByText(/王德福的病史/)).length).toBeGreaterThan(0)
  expect(callsOf(recordServices.getIllness).map(([, sent]) => sent)).toEqual([{ personId: 'p2' }])
})

test('whose visit it is cannot be learned: nobody’s history is shown', async () => {
  refuse(illnessServices.findIllness, { code: '02000404', sentence: '记录不存在' })
  openPage('/my/illness/edit?ddid=d8', EditIllnessPage)
  expect(await screen.findByText('记录不存在')).toBeDefined()
  expect(screen.queryByLabelText('主诉')).toBeNull()
  expect(callsOf(recordServices.getIllness)).toEqual([])
})

test('what cannot wait is said where the illness, or a visit, is written down', async () => {
  openPage('/ill?patId=a1', HistoryPage)
  await screen.findByLabelText('王秀英的疾病情况')
  type('王秀英的疾病情况', '我突然胸痛，出冷汗')
  expect(await screen.findByText('您描述的情况可能很紧急：胸痛')).toBeDefined()
  expect(way('拨打120急救')).toBe('tel:120')
  cleanup()
  openPage('/healthFile/edit?patId=a1&compatId=p1', EditTreatmentPage)
  type('就诊详情', '我突然胸痛，出冷汗')
  expect(await screen.findByText('您描述的情况可能很紧急：胸痛')).toBeDefined()
})
