import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Input } from 'antd'
import { beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { editionServices, type EditionDetail } from '@nethos/contract/common/editions.ts'
import { answer, sentTo } from '../app/testing/faked-call.ts'
import { begin, openPage } from '../app/testing/open-page.tsx'
import { Field } from '../controls/field.tsx'
import { editionCalls } from './edition-calls.ts'
import { EditionFrame, type EditionForm } from './edition-frame.tsx'
import { EditionList } from './edition-list.tsx'
import { PhoneFrame } from './phone-frame.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../app/testing/faked-call.ts')).fakedCall }))

interface Leaflet {
  title: string
}
const audits = { write: 'triage.write', submit: 'triage.submit', publish: 'triage.publish' } as const
const services = editionServices<Leaflet>({
  prefix: 'staff.leaflet',
  access: ['operator'],
  audits: { ...audits, sendBack: 'triage.send_back', drop: 'triage.drop', withdraw: 'triage.publish' },
  document: z.object({ title: z.string() }) as z.ZodMiniType<Leaflet, Leaflet>,
})
const calls = editionCalls(services)
const form: EditionForm<Leaflet> = {
  editor: (document, onChange) => (
    <Field label="标题">
      {its => <Input {...its} value={document.title} onChange={event => onChange({ title: event.target.value })} />}
    </Field>
  ),
  preview: ({ title }) => <PhoneFrame label="手机预览">{title}</PhoneFrame>,
  problemsOf: ({ title }) => (title === '' ? ['标题不能为空'] : []),
  words: { title: '标题' },
}
const at = Date.parse('2026-11-22T10:00:00+08:00')
const detail = (changes: Partial<EditionDetail<Leaflet>> = {}): EditionDetail<Leaflet> => ({
  code: 'diet',
  edition: 1,
  isWithdrawn: false,
  document: { title: '清淡' },
  draft: null,
  history: [
    { edition: 1, state: 'published', note: '第一次', writerName: '周敏', publisherName: '钱进', publishedAt: at },
  ],
  ...changes,
})
const Page = () => <EditionFrame code="diet" calls={calls} form={form} empty={{ title: '' }} />
const open = () => openPage('/leaflet', { path: '/leaflet', Page })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

beforeEach(async () => {
  await begin()
  answer(services.saveEdition, { writtenAt: at + 1 })
  answer(services.submitEdition, true)
  answer(services.publishEdition, { edition: 2 })
})

it('takes a draft to review with its reason, and not while something is wrong with it', async () => {
  answer(services.edition, detail())
  open()
  await press('开始一份修改')
  fireEvent.change(await screen.findByLabelText('标题'), { target: { value: '' } })
  expect(await screen.findByText('标题不能为空')).toBeTruthy()
  await press('提交审核')
  expect(sentTo(services.saveEdition)).toEqual([])
  fireEvent.change(screen.getByLabelText('标题'), { target: { value: '少盐' } })
  expect(screen.getByRole('region', { name: '手机预览' }).textContent).toBe('少盐')
  fireEvent.change(screen.getByLabelText('修改了什么，为什么'), { target: { value: '新指南' } })
  await press('提交审核')
  await waitFor(() => expect(sentTo(services.submitEdition)).toEqual([{ code: 'diet', seenAt: at + 1 }]))
  expect(sentTo(services.saveEdition)).toEqual([
    { code: 'diet', seenAt: null, document: { title: '少盐' }, note: '新指南' },
  ])
})

it('shows another one what a draft changes before he publishes it, and to its writer no such button', async () => {
  const draft = { document: { title: '少盐' }, note: '新指南', status: 'reviewing', writerName: '周敏' } as const
  answer(services.edition, detail({ draft: { ...draft, writtenAt: at, isOwn: false } }))
  const { unmount } = open()
  expect(await screen.findByRole('row', { name: '标题 清淡 少盐' })).toBeTruthy()
  await press('发布')
  fireEvent.click((await screen.findAllByRole('button', { name: /发\s?布/ })).at(-1)!)
  await waitFor(() => expect(sentTo(services.publishEdition)).toEqual([{ code: 'diet', seenAt: at }]))
  unmount()
  await begin()
  answer(services.edition, detail({ draft: { ...draft, writtenAt: at, isOwn: true } }))
  open()
  expect(await screen.findByText('由您修改，须由另一位同事审核发布。')).toBeTruthy()
})

it('takes up an earlier edition again', async () => {
  answer(services.edition, detail())
  answer(services.editionDocument, { document: { title: '清淡' } })
  open()
  fireEvent.click(await screen.findByRole('button', { name: /展开行|Expand row/ }))
  await press('以版本 1 起草')
  expect((await screen.findByLabelText<HTMLInputElement>('标题')).value).toBe('清淡')
})

it('lists the documents of a kind, and begins a new one by a code that is free', async () => {
  answer(services.editions, [
    { code: 'diet', title: '清淡', edition: 1, isWithdrawn: true, publishedAt: at, draft: null },
  ])
  const opened: string[] = []
  const List = () => <EditionList noun="须知" calls={calls} onOpen={code => void opened.push(code)} />
  openPage('/leaflets', { path: '/leaflets', Page: List })
  expect(await screen.findByText('版本 1（已下线）')).toBeTruthy()
  const code = screen.getByLabelText('新须知的编号')
  fireEvent.change(code, { target: { value: 'Diet 2' } })
  expect(await screen.findByText(/小写字母、数字和短横线组成/)).toBeTruthy()
  fireEvent.change(code, { target: { value: 'diet' } })
  expect(await screen.findByText('这个编号已有了')).toBeTruthy()
  fireEvent.change(code, { target: { value: 'salt' } })
  await press('新建须知')
  await press('清淡')
  expect(opened).toEqual(['salt', 'diet'])
})
