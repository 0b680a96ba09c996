import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import { answer, forget, sentTo } from '../../../testing/open-page.tsx'
import { aDoctor, onePage } from '../../doctors/testing/doctor.samples.ts'
import { openAt } from '../../../testing/open-at.tsx'
import NursingPage from './nursing.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => {
  forget()
  answer(doctorServices.listDoctors, onePage(aDoctor()))
})

test('护理咨询: nurses, and nobody else', async () => {
  openAt('/endoscopy/docs', NursingPage)
  expect(await screen.findByRole('link', { name: '咨询张伟' })).toBeDefined()
  expect(screen.getByRole('heading', { name: '护理咨询' })).toBeDefined()
  expect(sentTo(doctorServices.listDoctors)).toMatchObject({ docType: 'NURSE' })
})
