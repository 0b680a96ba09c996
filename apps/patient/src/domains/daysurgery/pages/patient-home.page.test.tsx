import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { daySurgeryServices as services } from '@nethos/contract/daysurgery/daysurgery.services.ts'
import { callsOf, forget, openPage } from '../../../testing/open-page.tsx'
import PatientHomePage from './patient-home.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => forget())

test('opened without saying whose, it leads to where one says it, and asks for nothing', async () => {
  const { at } = openPage('/daysurgery/home', PatientHomePage)
  await waitFor(() => expect(at()).toBe('/daysurgery'))
  expect(Object.values(services).flatMap(service => callsOf(service))).toEqual([])
})
