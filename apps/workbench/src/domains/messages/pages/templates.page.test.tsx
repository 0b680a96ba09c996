import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { messageDeskServices as services } from '@nethos/contract/messages/message-desk.services.ts'
import { messageTemplates } from '@nethos/contract/messages/messages.templates.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import TemplatesPage from './templates.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const { title, content } = messageTemplates.refund_done
beforeEach(async () => {
  await begin()
  answer(services.listTemplates, [
    { messageType: 'refund_done', title, content, changedAt: null },
    {
      messageType: 'consult_to_pay',
      title: '请支付{项目}',
      content: '请支付',
      changedAt: Date.parse('2026-11-21T07:00:00Z'),
    },
  ])
  answer(services.changeTemplate, true)
  answer(services.resetTemplate, true)
})
const open = () => openPage('/message-templates', { path: '/message-templates', Page: TemplatesPage })

it('says when each message is sent, in which words, and whose they are', async () => {
  open()
  expect(await screen.findByText(content)).toBeTruthy()
  expect(screen.getByText('请支付{项目}')).toBeTruthy()
  expect(screen.getByText('2026-11-21 15:00')).toBeTruthy()
})

it('shows the message as a patient will read it, refuses an unknown placeholder, and saves', async () => {
  open()
  fireEvent.click((await screen.findAllByRole('button', { name: /修\s*改/ }))[0]!)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('图文咨询的 ¥30.00 已退回原支付账户，请留意账户变动。')).toBeTruthy()
  const field = dialog.getByLabelText('内容')
  fireEvent.change(field, { target: { value: '{患者}的钱退了' } })
  expect(await dialog.findByText('占位词{患者}不能用在这里')).toBeTruthy()
  fireEvent.change(field, { target: { value: '{项目}的{金额}已退' } })
  expect(dialog.getByText('图文咨询的¥30.00已退')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: /保\s*存/ }))
  await waitFor(() =>
    expect(sentTo(services.changeTemplate)).toEqual([
      { messageType: 'refund_done', title, content: '{项目}的{金额}已退' },
    ]),
  )
})

it('goes back to the words of the house after a question', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: '恢复默认' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/本院自定的文字会丢失/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: '恢复默认' }))
  await waitFor(() => expect(sentTo(services.resetTemplate)).toEqual([{ messageType: 'consult_to_pay' }]))
})
