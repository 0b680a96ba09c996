import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { questionnaireEditionServices as services } from '@nethos/contract/questionnaire/questionnaire-desk.services.ts'
import { questionnaireDocument } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import { problemsOf } from '@nethos/contract/questionnaire/questionnaire.problems.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import QuestionnairePage from '../pages/questionnaire.page.tsx'
import { movedItem, renamedItem } from './change.ts'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const yesNo = [
  { value: 'yes', label: '是', score: 2 },
  { value: 'no', label: '否', score: 0 },
]
const document = questionnaireDocument.parse({
  title: '出院随访',
  purpose: 'followUp',
  source: '本院',
  licence: '本院自用',
  author: '王敏',
  reviewedOn: '2026-11-01',
  pages: [
    {
      items: [
        { kind: 'single', id: 'pain', text: '伤口疼吗', required: true, options: yesNo },
        {
          kind: 'number',
          id: 'heat',
          text: '体温多少',
          min: 34,
          max: 42,
          decimals: 1,
          shownWhen: { behaviour: 'all', conditions: [{ question: 'pain', operator: '=', answer: 'yes' }] },
        },
      ],
    },
    { items: [{ kind: 'text', id: 'more', text: '还想说什么' }] },
  ],
  redFlags: [
    {
      id: 'sore',
      when: { behaviour: 'any', conditions: [{ question: 'pain', operator: '=', answer: 'yes' }] },
      title: '伤口疼痛',
      advice: '请联系病区',
      flagged: true,
    },
  ],
  scores: [
    {
      id: 'total',
      title: '总分',
      groups: [{ id: 'all', title: '总分', terms: [{ question: 'pain' }] }],
      bands: [
        { from: 0, to: 1, level: 'ok', title: '正常', advice: '继续观察', tone: 'good' },
        { from: 2, to: 2, level: 'bad', title: '需要复诊', advice: '请复诊', tone: 'warn' },
      ],
    },
  ],
})
const draft = { document, note: '新的一版', status: 'draft' as const, writerName: '我', writtenAt: 5, isOwn: true }
const detail = { code: 'leave', edition: 1, isWithdrawn: false, document, draft, history: [] }

beforeEach(async () => {
  await begin()
  answer(services.edition, detail)
})
const open = () =>
  openPage('/questionnaires/editions/leave', { path: '/questionnaires/editions/:code', Page: QuestionnairePage })
const trial = async () => within(await screen.findByRole('region', { name: '手机预览和试填' }))

describe('the dry run', () => {
  it('shows what is hidden, what is missing, score, level, flag and who would hear of it, and sends nothing', async () => {
    open()
    const phone = await trial()
    expect(phone.getByText('隐藏的题：heat')).toBeTruthy()
    expect(phone.getByText('还不能提交：pain')).toBeTruthy()
    expect(phone.getByText('总分：还没有答完')).toBeTruthy()
    fireEvent.click(phone.getByLabelText('是'))
    expect(phone.getByText(/总分：2分（满分2分） 需要复诊/)).toBeTruthy()
    expect(phone.getByText('请联系病区')).toBeTruthy()
    expect(phone.getByText('提交后会通知护士')).toBeTruthy()
    expect(phone.getByText('没有隐藏的题')).toBeTruthy()
    expect(phone.getByLabelText('体温多少')).toBeTruthy()
    expect(sentTo(services.saveEdition)).toEqual([])
  })
})

describe('the editor', () => {
  it('adds an item of a kind, says at its place what is wrong with it, and keeps the draft on the server', async () => {
    answer(services.saveEdition, { writtenAt: 6 })
    open()
    fireEvent.click(await screen.findByRole('button', { name: '在第2页添加题目' }))
    const item = screen.getByRole('button', { name: /4\. 单选/ })
    fireEvent.click(item)
    expect(await screen.findByText(/第2页第2题的文字：不能为空/, { selector: 'li' })).toBeTruthy()
    const boxes = screen.getAllByLabelText('题目')
    fireEvent.change(boxes[boxes.length - 1]!, { target: { value: '需要帮助吗' } })
    await waitFor(() => expect(screen.queryByText(/第2页第2题/)).toBeNull())
    fireEvent.click(screen.getByRole('button', { name: /保存草稿/ }))
    await waitFor(() => expect(sentTo(services.saveEdition)).toHaveLength(1))
    const [sent] = sentTo(services.saveEdition) as { document: typeof document }[]
    expect(sent!.document.pages[1]!.items).toMatchObject([{ id: 'more' }, { kind: 'single', text: '需要帮助吗' }])
    expect(problemsOf(sent!.document)).toEqual([])
  })

  it('moves an item over the edge of its page, and leaves no page empty', () => {
    const { pages } = document
    const down = movedItem(pages, 0, 1, 1)
    expect(down.map(page => page.items.map(item => item.id))).toEqual([['pain'], ['heat', 'more']])
    expect(movedItem(pages, 1, 0, -1)).toEqual(pages)
  })

  it('gives an item another id, and conditions, red flags and scores go along', () => {
    const renamed = renamedItem(document, document.pages[0]!.items[0]!, 'ache')
    expect(problemsOf(renamed)).toEqual([])
    expect(JSON.stringify(renamed)).not.toContain('"pain"')
  })
})
