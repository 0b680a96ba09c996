import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { pathwayDocument, tasksOf, type PathwayCondition } from '@nethos/contract/pathway/pathway.document.ts'
import { questionnaireEditionServices } from '@nethos/contract/questionnaire/questionnaire-desk.services.ts'
import { questionnaireDocument } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import { answer } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import { ConditionsEditor } from './conditions-editor.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const due = { from: { anchor: 'accepted' } }
const fever = { key: 'temperature', label: '体温', unit: '℃', decimals: 1, min: 34, max: 43 }
const tasks = tasksOf(
  pathwayDocument.parse({
    code: 'plan',
    title: '计划',
    stages: [
      {
        key: 'first',
        title: '第一周',
        tasks: [
          { key: 'mood', title: '心情问卷', work: { kind: 'questionnaire', code: 'mood' }, due },
          { key: 'fever', title: '量体温', work: { kind: 'measure', values: [fever] }, due },
        ],
      },
    ],
  }),
).map(({ task }) => task)

const band = { advice: '请复诊。', tone: 'watch' }
const mood = questionnaireDocument.parse({
  title: '心情问卷',
  purpose: 'scale',
  pages: [{ items: [{ kind: 'scale', id: 'q1', text: '几分', required: true, min: 0, max: 10 }] }],
  scores: [
    {
      id: 'sum',
      title: '总分',
      groups: [{ id: 'all', title: '总分', terms: [{ question: 'q1' }] }],
      bands: [
        { ...band, from: 0, to: 5, level: 'low', title: '平稳' },
        { ...band, from: 6, to: 10, level: 'high', title: '低落' },
      ],
    },
  ],
  source: '本院',
  licence: '本院自用',
  author: '本院',
  reviewedOn: '2026-11-20',
})

function Desk() {
  const [now, setNow] = useState<readonly PathwayCondition[]>([])
  return (
    <>
      <ConditionsEditor noun="条件" value={now} onChange={setNow} place="" wrongAt={() => undefined} tasks={tasks} />
      <output data-testid="written">{JSON.stringify(now)}</output>
    </>
  )
}
const written = (): unknown => JSON.parse(screen.getByTestId('written').textContent)
const choose = async (label: string, word: string) => {
  fireEvent.mouseDown(screen.getByLabelText(label))
  fireEvent.click(await screen.findByText(word, { selector: '.ant-select-item-option-content' }))
}

beforeEach(async () => {
  await begin()
  answer(questionnaireEditionServices.edition, {
    code: 'mood',
    edition: 1,
    isWithdrawn: false,
    draft: null,
    history: [],
    document: mood,
  })
  openPage('/desk', { path: '/desk', Page: Desk })
  fireEvent.click(await screen.findByText('添加条件'))
})

it('chooses the level of a questionnaire by the words that the patient reads', async () => {
  await choose('看什么', '问卷结果是某个等级')
  await choose('哪些等级', '低落')
  expect(written()).toEqual([{ is: 'level', task: 'mood', levels: ['high'] }])
})

it('offers only measuring tasks, with their values, where a limit is asked for', async () => {
  await choose('看什么', '测量值高于')
  fireEvent.change(screen.getByLabelText('高于多少'), { target: { value: '38.5' } })
  expect(written()).toEqual([{ is: 'above', task: 'fever', value: 'temperature', limit: 38.5 }])
  expect(screen.getByText('1. “量体温”的体温高于38.5℃')).toBeTruthy()
})

it('writes an event of the hospital and takes the condition out again', async () => {
  await choose('看什么', '医院记录了某件事')
  fireEvent.change(screen.getByLabelText('条件里医院事件的编号'), { target: { value: 'discharged' } })
  expect(written()).toEqual([{ is: 'event', event: 'discharged' }])
  fireEvent.click(screen.getByLabelText('删除条件1'))
  expect(written()).toEqual([])
})
