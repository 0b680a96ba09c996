import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { triageDeskServices as services } from '@nethos/contract/triage/triage-desk.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import type { TriageDesk } from '../triage.calls.ts'
import TriagePage from './triage.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const at = Date.parse('2026-11-21T15:00:00+08:00')
const change = { words: { palpitation: { added: ['心里打鼓'] } }, rules: { heart_rate: { when: ['palpitation'] } } }
const desk = (changes: Partial<TriageDesk> = {}): TriageDesk => ({
  edition: 0,
  draft: null,
  history: [],
  verdicts: [],
  ...changes,
})
const open = () => openPage('/triage', { path: '/triage', Page: TriagePage })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

beforeEach(async () => {
  await begin()
  answer(services.saveTriage, { writtenAt: at })
  for (const one of [services.submitTriage, services.sendBackTriage]) answer(one, true)
  answer(services.publishTriage, { edition: 1 })
})

it('takes a new word to review with its reason, and refuses one that would stand everywhere', async () => {
  answer(services.triageDesk, desk())
  open()
  await press('开始一份修改')
  fireEvent.change(await screen.findByLabelText('增加的词'), { target: { value: '太痛' } })
  expect(await screen.findByText(/只剩一个字/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('增加的词'), { target: { value: '像针扎' } })
  fireEvent.change(screen.getByLabelText('为什么修改'), { target: { value: '患者常这么说' } })
  await press('提交审核')
  expect(await screen.findByText(/请先试运行/)).toBeTruthy()
  expect(sentTo(services.submitTriage)).toEqual([])
  await press('试运行')
  expect(await screen.findByText(/^读了 \d{4} 句/, {}, { timeout: 20_000 })).toBeTruthy()
  await press('提交审核')
  const tried = expect.objectContaining({ sentences: expect.any(Number), noLongerFlagged: 0 })
  await waitFor(() => expect(sentTo(services.submitTriage)).toEqual([{ seenAt: at, tried }]))
  expect(sentTo(services.saveTriage)).toEqual([
    { seenAt: null, change: { words: { pain: { added: ['像针扎'], removed: [] } }, rules: {} }, note: '患者常这么说' },
  ])
}, 40_000)

it('shows another one what the change does to kept sentences before he publishes it', async () => {
  const draft = { change, note: '加一个说法', writerName: '周敏', writtenAt: at, isReviewing: true, isOwn: false }
  answer(services.triageDesk, desk({ draft }))
  open()
  expect((await screen.findAllByText('心里打鼓')).length).toBeGreaterThan(0)
  await press('发布')
  expect(await screen.findByText(/请先试运行/)).toBeTruthy()
  await press('试运行')
  expect(await screen.findByText(/^读了 \d{4} 句：新提示 \d+ 句/, {}, { timeout: 20_000 })).toBeTruthy()
  await press('发布')
  const buttons = await screen.findAllByRole('button', { name: /发\s?布/ })
  fireEvent.click(buttons.at(-1)!)
  await waitFor(() => expect(sentTo(services.publishTriage)).toEqual([{ seenAt: at, tried: expect.any(Object) }]))
}, 40_000)

it('shows what was published, takes it up again, and counts what doctors said', async () => {
  const edition = { edition: 1, change, note: '第一次', writerName: '周敏', publisherName: '钱进', publishedAt: at }
  answer(
    services.triageDesk,
    desk({ edition: 1, history: [edition], verdicts: [{ flag: 'stroke', fired: 9, right: 5, wrong: 1 }] }),
  )
  open()
  expect(await screen.findByText(/现在使用版本 1/)).toBeTruthy()
  expect(screen.getByText('疑似中风')).toBeTruthy()
  await press('以版本 1 起草')
  expect(await screen.findByRole('button', { name: '提交审核' })).toBeTruthy()
})
