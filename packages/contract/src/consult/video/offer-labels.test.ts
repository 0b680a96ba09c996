import { expect, test } from 'vitest'
import { videoKindNames } from './video.rules.ts'
import { offerLabels } from '../../doctors/doctor-desk.rules.ts'

test('a kind of video begins with the same words at the desk as for the patient', () => {
  for (const kind of ['VIDEO', 'DOCVIDEO'] as const)
    expect(offerLabels[kind]).toMatch(new RegExp(`^${videoKindNames[kind]}`))
})
