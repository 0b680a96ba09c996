import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { answer, forget, sentTo } from '../../../testing/open-page.tsx'
import { openAt, press } from '../../../testing/open-at.tsx'
import ConsultPage from '../pages/consult.page.tsx'
import { aMessage, afternoon, anAnswered, inDetail } from '../testing/consult.samples.ts'

vi.mock('@nethos/calls/call.ts')
const record = {
  title: '线上咨询病历',
  complained: '晨起头晕',
  illnessName: '',
  diagnoses: [{ code: 'I10', name: '原发性高血压' }],
  medicalOpinion: '先观察',
}
beforeEach(() => {
  forget()
  const message = aMessage({ messageId: 'm7', msgType: 'MEDICAL_RECORD', replyContent: JSON.stringify(record) })
  answer(consultServices.consultDetail, inDetail(anAnswered(), { messageList: [message] }))
  answer(consultServices.readMessages, true)
  answer(consultServices.medicalRecord, {
    ...record,
    messageId: 'm7',
    docName: '张伟 主任医师',
    consulterName: '王秀英',
    createdAt: afternoon,
  })
})

test('its title and the complaint stand in the stream, all of it comes by a tap, with the advice to see a hospital', async () => {
  openAt('/team/consult/c1', ConsultPage, { path: '/team/consult/:consultId' })
  expect(await screen.findByText('线上咨询病历')).toBeDefined()
  expect(screen.getByText('主诉：晨起头晕')).toBeDefined()
  expect(screen.queryByText('先观察')).toBeNull()
  await press('查看病历')
  expect(sentTo(consultServices.medicalRecord)).toEqual({ consultId: 'c1', messageId: 'm7' })
  expect(await screen.findByText('先观察')).toBeDefined()
  expect(screen.getByText('如有不适，请及时到线下医院就诊')).toBeDefined()
})
