import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { dutyServices as services } from '@nethos/contract/duty/duty.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import DutyPage from './duty.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const shen = { staffId: 's1', name: '沈知远', docTitle: '主任医师', docDeptName: '心血管内科', isReachable: true }
const lu = { staffId: 's2', name: '陆采薇', docTitle: '护士', docDeptName: '心血管内科', isReachable: false }

beforeEach(async () => {
  await begin()
  answer(services.listDuty, [
    {
      gbDeptCode: '03.01',
      gbDeptName: '心血管内科',
      members: [{ ...shen, from: '20:00', until: '08:00', isNow: true }],
    },
    { gbDeptCode: '03.02', gbDeptName: '呼吸内科', members: [] },
  ])
  answer(services.listDutyCandidates, [shen, lu])
  answer(services.saveDuty, true)
})

it('says which department has nobody, and who could not be reached', async () => {
  openPage('/duty', { path: '/duty', Page: DutyPage })
  expect(await screen.findByText('无人值班')).toBeTruthy()
  expect(screen.getByText('当班')).toBeTruthy()
  expect(screen.getByText(/沈知远 主任医师 20:00至次日08:00/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '修改心血管内科的值班名单' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: '值班人员' }))
  fireEvent.click(await screen.findByTitle('陆采薇 护士 · 心血管内科（未设置通知方式）'))
  fireEvent.click(dialog.getByRole('button', { name: /保\s*存/ }))
  const until = dialog.getByLabelText('沈知远到')
  expect(until).toHaveProperty('value', '08:00')
  await waitFor(() =>
    expect(sentTo(services.saveDuty)).toEqual([
      {
        gbDeptCode: '03.01',
        staffIdList: ['s1', 's2'],
        hours: [{ staffId: 's1', from: '20:00', until: '08:00' }],
      },
    ]),
  )
})
