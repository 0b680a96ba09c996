import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '@nethos/calls/query.ts'
import { phraseServices } from '@nethos/contract/consult/phrase.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin } from '../../../app/testing/open-page.tsx'
import { Look } from '../../../look/look.tsx'
import { AnswerBox } from './answer-box.tsx'
import { KeysDialog } from './keys-dialog.tsx'

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
