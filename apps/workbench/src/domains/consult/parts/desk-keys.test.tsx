import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '@nethos/calls/query.ts'
import { phraseServices } from '@nethos/contract/consult/phrase.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import { Look } from '../../../look/look.tsx'
import { RedFlagVerdicts } from '../../triage/public.ts'
import type { DeskEvent } from '../consult.calls.ts'
import { aDeskConsult } from '../consult.samples.ts'
import { Actions } from './actions.tsx'
import { AnswerBox } from './answer-box.tsx'
import { Assignment } from './assignment.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { VerdictKeys } from './verdict-keys.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

beforeEach(() => begin())

const phrase = { phraseId: '1', isShared: false, isOwn: true, authorName: '沈知远' }

function show(deliver = vi.fn(async () => undefined)) {
  render(
    <QueryClientProvider client={queryClient}>
      <Look>
        <KeysDialog />
        <AnswerBox
          draftOf={`talk ${Math.random()}`}
          most={1000}
          wrongWith={() => undefined}
          deliver={deliver}
          values={{ 姓名: '王秀英' }}
        />
      </Look>
    </QueryClientProvider>,
  )
  return { deliver, field: screen.getByLabelText<HTMLTextAreaElement>('回复内容') }
}

it('? shows the keys, and letters that are typed are no keys', async () => {
  const { field } = show()
  fireEvent.keyDown(field, { key: '?' })
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.keyDown(document.body, { key: '?' })
  const dialog = within(await screen.findByRole('dialog', { name: '快捷键' }))
  expect(dialog.getByText('下一位等待的患者')).toBeTruthy()
  expect(dialog.getByText('结束咨询')).toBeTruthy()
})

it('r leads into the answer', () => {
  const { field } = show()
  fireEvent.keyDown(document.body, { key: 'r' })
  expect(document.activeElement).toBe(field)
})

it('p offers one’s own phrases with the patient’s name in them, and what is still open is not sent', async () => {
  answer(phraseServices.listPhrases, [{ ...phrase, text: '{姓名}您好，{年龄}用药要当心。' }])
  const { field, deliver } = show()
  fireEvent.keyDown(document.body, { key: 'p' })
  fireEvent.click(await screen.findByText('王秀英您好，{年龄}用药要当心。'))
  expect(field.value).toBe('王秀英您好，{年龄}用药要当心。')
  fireEvent.click(screen.getByRole('button', { name: '发送' }))
  expect((await screen.findByRole('alert')).textContent).toContain('请先把{年龄}改成要告诉患者的内容')
  expect(deliver).not.toHaveBeenCalled()
})

it('a phrase is added with a variable, and shared with the department', async () => {
  answer(phraseServices.listPhrases, [])
  answer(phraseServices.addPhrase, { phraseId: '2' })
  show()
  fireEvent.keyDown(document.body, { key: 'p' })
  fireEvent.click(await screen.findByText('管理常用语'))
  const text = await screen.findByLabelText('常用语内容')
  fireEvent.click(screen.getByRole('button', { name: /^添\s*加$/ }))
  expect(screen.getByText('请填写常用语')).toBeTruthy()
  fireEvent.change(text, { target: { value: '您好，' } })
  fireEvent.click(screen.getByRole('button', { name: /姓\s*名/ }))
  fireEvent.click(screen.getByRole('checkbox', { name: '与本科室同事共享' }))
  fireEvent.click(screen.getByRole('button', { name: /^添\s*加$/ }))
  await vi.waitFor(() => expect(sentTo(phraseServices.addPhrase)).toEqual([{ text: '您好，{姓名}', isShared: true }]))
})

it('of a long list a word finds one, and Enter takes it', async () => {
  answer(
    phraseServices.listPhrases,
    ['血压请早晚各量一次。', '请空腹抽血。', '饭后半小时服药。', '下周复查肝功能。'].map((text, at) => ({
      ...phrase,
      phraseId: String(at),
      text,
    })),
  )
  const { field } = show()
  await vi.waitFor(() => expect(sentTo(phraseServices.listPhrases)).toHaveLength(1))
  fireEvent.keyDown(document.body, { key: 'p' })
  const search = await screen.findByLabelText('查找常用语')
  fireEvent.change(search, { target: { value: '空腹' } })
  expect(screen.queryByText('饭后半小时服药。')).toBeNull()
  fireEvent.keyDown(search, { key: 'Enter' })
  expect(field.value).toBe('请空腹抽血。')
})

const dialogs: [key: string, event: DeskEvent, title: string][] = [
  ['m', 'record', '发送病历'],
  ['b', 'ask', '请患者补充资料'],
  ['o', 'prescription', '请患者申请处方'],
  ['w', 'more_replies', '增加患者的回复次数'],
  ['v', 'hospital', '建议患者到医院就诊'],
  ['x', 'decline', '拒绝这次咨询'],
  ['z', 'snooze', '稍后处理'],
  ['h', 'hand_over', '转交给同事'],
  ['e', 'finish', '结束这次咨询？'],
]

it.each(dialogs)('%s opens what it says, where the server lets it, and nothing else', async (key, event, title) => {
  const shown = aDeskConsult({ events: [event] })
  const { unmount } = openPage('/consults/c1', { path: '/consults/c1', Page: () => <Actions shown={shown} /> })
  for (const [other] of dialogs) if (other !== key) fireEvent.keyDown(document.body, { key: other })
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.keyDown(document.body, { key })
  expect((await screen.findByRole('dialog')).textContent).toContain(title)
  unmount()
})

it('g opens the choice of who answers for the team', async () => {
  const team = { assignedDocId: null, members: [{ docId: 'd1', docName: '李雪', docTitle: '主治医师' }] }
  render(
    <QueryClientProvider client={queryClient}>
      <Look>
        <Assignment shown={aDeskConsult({ events: ['assign'], team: team as never })} />
      </Look>
    </QueryClientProvider>,
  )
  fireEvent.keyDown(document.body, { key: 'g' })
  expect(await screen.findByText('李雪 主治医师')).toBeTruthy()
})

it('y and f judge the alarm that nobody has judged yet', async () => {
  const judge = vi.fn(async () => true)
  render(
    <Look>
      <RedFlagVerdicts flags={['chest_pain', 'stroke']} judge={judge} Keys={VerdictKeys} />
    </Look>,
  )
  fireEvent.keyDown(document.body, { key: 'y' })
  await screen.findByText('已记录，谢谢')
  fireEvent.keyDown(document.body, { key: 'f' })
  await vi.waitFor(() =>
    expect(judge.mock.calls).toEqual([
      ['chest_pain', 'right'],
      ['stroke', 'wrong'],
    ]),
  )
})
