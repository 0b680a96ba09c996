import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { programmeEditionServices } from '@nethos/contract/programme/programme-desk.services.ts'
import { programmeDocument } from '@nethos/contract/programme/programme.document.ts'
import { programmeFhirServices } from '@nethos/contract/programme/programme-fhir.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import ImportPage from './import.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const document = programmeDocument.parse({
  name: '髋关节康复',
  summary: '出院后三个月',
  icon: 'heart',
  entries: [{ title: '介绍', icon: 'info', target: { to: 'kind', kind: 'introduction' } }],
  introduction: { text: '出院后三个月的康复。' },
})
const read = async (changes: { problems?: string[]; notTaken?: string[] }) => {
  answer(programmeFhirServices.readFhirProgramme, {
    code: 'hip',
    document: JSON.stringify(document),
    problems: [],
    notTaken: [],
    ...changes,
  })
  openPage('/import', { path: '/import', Page: ImportPage })
  fireEvent.change(await screen.findByLabelText(/^Bundle/), { target: { value: '{}' } })
  fireEvent.click(screen.getByRole('button', { name: /读\s*取/ }))
}

beforeEach(begin)

it('keeps a foreign plan as a draft once what was not taken has been read', async () => {
  answer(programmeEditionServices.saveEdition, { writtenAt: 1 })
  await read({ notTaken: ['没有申请表，先加了一个问题，请改写'] })
  expect(await screen.findByText('没有申请表，先加了一个问题，请改写')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '存为草稿' }))
  await waitFor(() =>
    expect(sentTo(programmeEditionServices.saveEdition)).toEqual([
      { code: 'hip', seenAt: null, document, note: '由 FHIR 计划导入' },
    ]),
  )
})

it('keeps nothing of what has problems', async () => {
  await read({ problems: ['一份Bundle最多300项'] })
  expect(await screen.findByText('一份Bundle最多300项')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '存为草稿' })).toBeNull()
})
