import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { clinicQueueServices } from '@nethos/contract/clinics/clinic-queue.services.ts'
import { answer, callsOf, forget, openPage } from '../../../testing/open-page.tsx'
import { ClinicLine } from './clinic-line.tsx'

vi.mock('@nethos/calls/call.ts')
const place = { status: 'waiting', no: 6, room: '3诊室', calledNo: 3, before: 2, wait: null } as const
const open = () => openPage('/my/book/list/b1', () => <ClinicLine bookingId="b1" />)

beforeEach(() => forget())

test.each([
  [place, '前面还有2位。'],
  [{ ...place, wait: { fromMinutes: 10, toMinutes: 25 } }, '前面还有2位。大约10到25分钟后叫到您。'],
  [{ ...place, before: 0 }, '下一位就是您，请在诊室门口等候。'],
  [{ ...place, status: 'called' }, '叫到您了，请现在到3诊室就诊。'],
  [{ ...place, status: 'passed' }, '您已过号，请到分诊台说明，会重新安排。'],
  [{ ...place, status: 'expected' }, '到医院后请先到分诊台报到，出示取号码或身份证，再到3诊室候诊。'],
] as const)('%o', async (one, sentence) => {
  answer(clinicQueueServices.ownPlace, one)
  open()
  expect(await screen.findByText(sentence)).toBeDefined()
  expect(screen.getByText('现在叫到3号，您是6号。')).toBeDefined()
})

test('at a hospital with a queueing system of its own there is nothing to be said', async () => {
  answer(clinicQueueServices.ownPlace, { ...place, status: 'none' })
  open()
  await waitFor(() => expect(callsOf(clinicQueueServices.ownPlace)).toHaveLength(1))
  expect(screen.queryByRole('heading', { name: '候诊' })).toBeNull()
})
