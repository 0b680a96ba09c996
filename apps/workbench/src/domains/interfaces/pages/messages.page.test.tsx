import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  interfaceServices as services,
  type InterfaceMessage,
} from '@nethos/contract/interfaces/interfaces.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import MessagesPage from './messages.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const message: InterfaceMessage = {
  messageId: 'm1',
  hosId: 'h1',
  hosName: '宁禾大学附属第一医院',
  controlId: 'L20261120-118',
  messageKind: 'ORU^R01',
  fault: 'OBR-25 不是已知的状态',
  cameAt: Date.parse('2026-11-20T09:15:00+08:00'),
  settledAt: null,
  note: '',
}

beforeEach(async () => {
  await begin()
  answer(services.listLines, [
    { hosId: 'h1', hosName: message.hosName, cameAt: message.cameAt, waiting: 3, faults: 1 },
    { hosId: 'h2', hosName: '宁禾市妇女儿童医院', cameAt: null, waiting: 0, faults: 0 },
  ])
  answer(services.listMessages, { rows: [message], pageNum: 1, pageSize: 20, hasNextPage: false })
  answer(services.openMessage, { ...message, text: 'MSH|^~\\&|LIS' })
  answer(services.readAgain, true)
  answer(services.settleMessage, true)
})

const open = () => openPage('/interface-messages', { path: '/interface-messages', Page: MessagesPage })

it('says of each hospital when it last sent something, and what of it could not be read', async () => {
  open()
  expect(await screen.findByText('OBR-25 不是已知的状态')).toBeTruthy()
  for (const words of ['L20261120-118', 'ORU^R01', '1条', '还没有收到过'])
    expect(screen.getAllByText(words)[0]).toBeTruthy()
})

it('shows a message as it came, and has it read again', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: '查看原文' }))
  expect(await screen.findByText('MSH|^~\\&|LIS')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '重新读取', hidden: true }))
  await waitFor(() => expect(sentTo(services.readAgain)).toEqual([{ messageId: 'm1' }]))
})

it('sets a message aside with a reason, not without', async () => {
  open()
  fireEvent.click((await screen.findAllByRole('button', { name: /搁\s?置/ }))[0]!)
  const field = await screen.findByLabelText('处理说明')
  const yes = () => screen.getAllByRole('button', { name: /搁\s?置/ }).at(-1)!
  fireEvent.click(yes())
  expect(sentTo(services.settleMessage)).toEqual([])
  fireEvent.change(field, { target: { value: '医院已重新发送' } })
  fireEvent.click(yes())
  await waitFor(() => expect(sentTo(services.settleMessage)).toEqual([{ messageId: 'm1', note: '医院已重新发送' }]))
})
