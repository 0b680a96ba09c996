import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { command, useCommand } from '@nethos/calls/command.ts'
import { query, queryClient, useServiceQuery } from '@nethos/calls/query.ts'
import { signIn } from '@nethos/calls/session.ts'
import { reportStepOwed, StepOwedError } from '@nethos/calls/step-owed.ts'
import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import { phraseServices } from '@nethos/contract/consult/phrase.services.ts'
import { staffIdentityServices as identity } from '@nethos/contract/staff/identity.services.ts'
import { staffServices, type Staff } from '@nethos/contract/staff/staff.services.ts'
import { answer, sentTo } from '../../app/testing/faked-call.ts'
import { begin } from '../../app/testing/open-page.tsx'
import { Shell } from '../../app/shell.tsx'
import { Look } from '../../look/look.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../app/testing/faked-call.ts')).fakedCall }))

const phrases = query(phraseServices.listPhrases, {})
const addPhrase = command(phraseServices.addPhrase, phraseServices.listPhrases)

/** A page with something that was asked, and something that is being typed. */
function WritingPage() {
  const { value } = useServiceQuery(phrases)
  const [text, setText] = useState('')
  const { run } = useCommand(addPhrase)
  if (!value) return <p>没有内容</p>
  return (
    <>
      <textarea aria-label="内容" value={text} onChange={event => setText(event.target.value)} />
      <button type="button" onClick={() => void run({ text, isShared: false })}>
        发送
      </button>
    </>
  )
}

const me = { staffId: 's1', name: '陈志远', role: 'doctor' } as const
let owes: Staff['owes']
let outcome: 'none' | 'passed'
const { code, sentence } = commonRefusals.identity_missing
/** As the server answers every call of a doctor whose confirmation is over. */
const unlessOwed = <T,>(given: T) => {
  if (!owes) return given
  reportStepOwed()
  return Promise.reject(new StepOwedError(code, sentence))
}

beforeEach(async () => {
  await begin()
  owes = undefined
  outcome = 'passed'
  signIn({ token: 't', signKey: 'k' })
  answer(staffServices.getMe, () => ({ ...me, ...(owes && { owes }) }))
  answer(phraseServices.listPhrases, () => unlessOwed([]) as never)
  answer(phraseServices.addPhrase, () => unlessOwed({ phraseId: 'p1' }) as never)
  answer(identity.myIdentity, () => ({ isKnown: true, confirmedUntil: null }))
  answer(identity.beginIdentity, { url: 'https://provider.example/look' })
  answer(identity.settleIdentity, () => {
    if (outcome === 'passed') owes = undefined
    return { outcome }
  })
  const router = createMemoryRouter([
    { path: '/', Component: Shell, children: [{ index: true, Component: WritingPage }] },
  ])
  render(
    <QueryClientProvider client={queryClient}>
      <Look>
        <RouterProvider router={router} />
      </Look>
    </QueryClientProvider>,
  )
})
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const typed = () => screen.getByLabelText<HTMLTextAreaElement>('内容').value

it('a confirmation that runs out at work is asked for over the page, and what was typed there can be sent', async () => {
  fireEvent.change(await screen.findByLabelText('内容'), { target: { value: '每日两次，饭后服' } })
  owes = 'identity'
  await press('发送')
  expect(await screen.findByRole('dialog', { name: '身份核验' })).toBeTruthy()
  expect(screen.getByText('完成后可继续刚才的操作，页面上填写的内容都还在。')).toBeTruthy()
  expect(screen.queryByText(sentence)).toBeNull()

  // The provider's page opens beside this one.
  await press('开始人脸核验')
  const link = await screen.findByRole('link', { name: '打开核验页面（新窗口）' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://provider.example/look', '_blank'])
  // What the page had asked for stays when it is asked for again meanwhile.
  await queryClient.invalidateQueries({ queryKey: [phraseServices.listPhrases.name] })
  expect(typed()).toBe('每日两次，饭后服')

  await press('已完成核验，继续')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(typed()).toBe('每日两次，饭后服')
  await press('发送')
  await waitFor(() => expect(sentTo(phraseServices.addPhrase)).toHaveLength(2))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('it can wait, and comes back with the next thing that is refused', async () => {
  fireEvent.change(await screen.findByLabelText('内容'), { target: { value: '请复查血压' } })
  owes = 'identity'
  await press('发送')
  await screen.findByRole('dialog', { name: '身份核验' })
  await press('稍后再说')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(typed()).toBe('请复查血压')
  await press('发送')
  expect(await screen.findByRole('dialog', { name: '身份核验' })).toBeTruthy()
})

it('who was confirmed in the other window goes on here', async () => {
  await screen.findByLabelText('内容')
  owes = 'identity'
  await press('发送')
  await screen.findByRole('dialog', { name: '身份核验' })
  outcome = 'none'
  owes = undefined
  answer(identity.myIdentity, { isKnown: true, confirmedUntil: Date.now() + 86_400_000 })
  await press('已完成核验，继续')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
