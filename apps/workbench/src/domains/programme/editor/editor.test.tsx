import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { programmeDocument, type ProgrammeDocument } from '@nethos/contract/programme/programme.document.ts'
import { questionnaireEditionServices } from '@nethos/contract/questionnaire/questionnaire-desk.services.ts'
import { answer } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import { ProgrammeFields } from './programme-form.tsx'
import { ProgrammePreview } from './programme-preview.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

// The patients' pages are another app: the journey of a programme looks into the frame.
vi.mock('./page-preview.tsx', () => ({
  PagePreview: ({ kind }: { kind: string }) => <section aria-label="手机预览">{`page ${kind}`}</section>,
}))

const document = programmeDocument.parse({
  name: '肩颈门诊',
  summary: '肩颈疼痛的评估和随访',
  icon: 'heart',
  entries: [
    { title: '介绍', icon: 'info', target: { to: 'kind', kind: 'introduction' } },
    { title: '挂号', icon: 'calendar', target: { to: 'page', address: '/book' } },
  ],
  introduction: { text: '我们看肩颈疼痛。' },
  application: {
    title: '肩颈申请',
    form: { pages: [{ items: [{ kind: 'text', id: 'illness', text: '哪里疼', required: true }] }] },
    offers: [{ code: 'month', title: '一月随访', text: '一个月', priceCents: 9900, days: 30 }],
  },
})

const written = (): ProgrammeDocument =>
  JSON.parse(screen.getByTestId('written').textContent ?? '') as ProgrammeDocument
/** The fields with the phone beside them, and what is written as data. */
function Desk() {
  const [now, setNow] = useState(document)
  return (
    <>
      <ProgrammeFields document={now} onChange={setNow} />
      <ProgrammePreview document={now} />
      <output data-testid="written">{JSON.stringify(now)}</output>
    </>
  )
}
const tab = (name: string) => fireEvent.click(screen.getByText(name, { selector: '[role=tab] *' }))
const press = (label: string) => fireEvent.click(screen.getByLabelText(label))
const add = (noun: string) => fireEvent.click(screen.getByText(noun, { selector: 'button span' }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

beforeEach(async () => {
  await begin()
  answer(questionnaireEditionServices.editions, [])
  openPage('/desk', { path: '/desk', Page: Desk })
  await screen.findByLabelText('一句话介绍')
  expect(screen.getByLabelText('手机预览').textContent).toBe('page home')
  fireEvent.click(screen.getByText('草图'))
})

it('shows a sketch while something is missing, and the patients’ pages once it is whole', () => {
  fireEvent.click(screen.getByText('患者的页面'))
  type('一句话介绍', '')
  expect(screen.getByText('还有没填好的内容，先显示草图。')).toBeDefined()
  expect(screen.getByLabelText('手机预览').textContent).toContain('肩颈门诊')
  type('一句话介绍', '肩颈疼痛的评估')
  expect(screen.getByLabelText('手机预览').textContent).toBe('page home')
})

it('moves, adds and takes out entries, and shows them on the phone', async () => {
  tab('入口')
  press('下移入口1')
  add('添加入口')
  type('入口名称', '我的申请')
  const frame = screen.getByLabelText('手机预览')
  expect([...frame.querySelectorAll('li')].map(one => one.textContent)).toEqual(['挂号', '介绍', '我的申请'])
  press('删除入口1')
  expect(written().entries.map(one => one.title)).toEqual(['介绍', '我的申请'])
})

it('says what is wrong at its field', () => {
  type('一句话介绍', '')
  expect(screen.getByLabelText('一句话介绍').closest('.field')?.textContent).toContain('不能为空')
  tab('申请和价格')
  fireEvent.click(screen.getByText(/1\. 一月随访/))
  type('服务内容', '')
  expect(screen.getByLabelText('服务内容').closest('.field')?.textContent).toContain('不能为空')
})

it('keeps a price in whole cents', () => {
  tab('申请和价格')
  fireEvent.click(screen.getByText(/1\. 一月随访/))
  type('价格（元）', '128.5')
  expect(written().application?.offers[0]?.priceCents).toBe(12_850)
})

it('has a word about the price only where there is none', () => {
  tab('申请和价格')
  fireEvent.click(screen.getByText(/1\. 一月随访/))
  expect(screen.queryByLabelText('价格说明')).toBeNull()
  type('价格（元）', '0')
  type('价格说明', '费用到院按项目结算')
  expect(written().application?.offers[0]).toMatchObject({ priceCents: 0, priceWord: '费用到院按项目结算' })
  type('价格（元）', '20')
  expect(written().application?.offers[0]).not.toHaveProperty('priceWord')
})

it('writes what stands on the button of a state that has one', () => {
  tab('状态用语')
  type('“待支付”时的按钮', '支付押金')
  expect(screen.queryByLabelText('“已完成”时的按钮')).toBeNull()
  expect(written().application?.states).toEqual({ to_pay: { button: '支付押金' } })
  type('“待支付”时的按钮', '')
  expect(written().application?.states).toEqual({ to_pay: {} })
})

it('writes the form by the questionnaire’s own parts', () => {
  tab('申请表')
  add('在第1页添加题目')
  expect(written().application?.form.pages[0]?.items.map(one => one.kind)).toEqual(['text', 'single'])
})

it('begins a plan with a stage and a task that is counted from the beginning of the service', () => {
  tab('随访计划')
  fireEvent.click(screen.getByLabelText('有随访计划'))
  type('计划名称', '一月随访')
  expect(written().plan).toMatchObject({
    title: '一月随访',
    stages: [{ tasks: [{ work: { kind: 'read' }, due: { from: { anchor: 'accepted' } } }] }],
  })
})
