import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Doctor } from '@nethos/contract/doctors/doctors.schemas.ts'
import { openAt, way } from '../../../testing/open-at.tsx'
import { aDoctor } from '../testing/doctor.samples.ts'
import { DoctorCard } from './doctor-card.tsx'

const shown = (changes: Partial<Doctor> = {}): string => {
  render(
    <MemoryRouter>
      <DoctorCard doctor={aDoctor(changes)} />
    </MemoryRouter>,
  )
  return screen.getByRole('link').textContent
}

test('a card says who it is, what for, how he is judged, how fast he answers, and leads to his page', () => {
  const text = shown()
  for (const part of ['张伟', '主任医师 · 心血管内科', '南山云医院', '擅长：高血压、冠心病'])
    expect(text).toContain(part)
  expect(text).toContain('评分 9.6 · 服务 120 人次 · 平均30分钟内回复')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/doc/index?docId=d1')
})

test('who nobody has rated yet has no score of zero', () =>
  expect(shown({ docScore: 0, consultCount: 0, replyTimeText: '' })).toMatch(/暂无评分(?! ·)/))

test.each([
  ['可开处方', { canPrescribe: true }],
  ['义诊中', { freeClinicIsOn: true }],
] as const)('%s only where it is so', (tag, changes) => {
  expect(shown()).not.toContain(tag)
  document.body.replaceChildren()
  expect(shown(changes)).toContain(tag)
})

test('a pharmacist answers questions about medicines, and is not called closed', () => {
  const text = shown({ docType: 'PHARMACIST', pictureIsOpen: false, videoIsOpen: false, teamIsOpen: false })
  expect(text).toContain('用药咨询')
  expect(text).not.toContain('暂未开通线上咨询')
})

test('at most three of his tags', () => {
  const text = shown({ docTags: ['党员', '博士', '名医', '院士'] })
  expect(text).toContain('名医')
  expect(text).not.toContain('院士')
})

const both = { videoIsOpen: true, famousIsOpen: true, videoPriceText: '88.00', famousPriceText: '300.00' }

test('whose own video is the only one shows one price', () => {
  expect(shown({ ...both, videoPriceText: '300.00' })).toMatch(/(?<!视频 ¥300\.00)名医视频 ¥300\.00/)
})

test.each<[string, Partial<Doctor>]>([
  ['图文 ¥30.00', {}],
  ['图文 免费', { picturePriceText: '0.00' }],
  ['视频 ¥88.00', { videoIsOpen: true, videoPriceText: '88.00' }],
  ['视频 ¥88.00名医视频 ¥300.00', both],
  ['团队 ¥50.00', { teamIsOpen: true, teamPriceText: '50.00' }],
  ['暂未开通线上咨询', { pictureIsOpen: false }],
])('%s', (text, changes) => expect(shown(changes)).toContain(text))

test('what is not open is not offered', () => {
  const text = shown({ videoPriceText: '88.00', teamPriceText: '50.00' })
  expect(text).not.toContain('视频')
  expect(text).not.toContain('团队')
})

const large = async (changes: Partial<Doctor> = {}) => {
  const Page = () => <DoctorCard doctor={aDoctor(changes)} />
  openAt('/', Page, { app: { isElder: true } })
  await screen.findByRole('link', { name: /张伟$/ })
}

test('in large letters his name leads to his page, one price stands there, and one button asks at once', async () => {
  await large({ videoIsOpen: true })
  expect(way(/^张伟/)).toBe('/doc/index?docId=d1')
  expect(way('去咨询：张伟')).toBe('/consult/rules?id=d1&type=pic')
  expect(screen.getAllByRole('link')).toHaveLength(2)
  expect(screen.getByText('图文 ¥30.00')).toBeDefined()
  expect(screen.queryByText(/视频|擅长|评分/)).toBeNull()
})

test('in large letters who is not asked by text is asked on his page, and a pharmacist is not called closed', async () => {
  await large({ pictureIsOpen: false, videoIsOpen: true })
  expect(way('去咨询：张伟')).toBe('/doc/index?docId=d1')
  cleanup()
  await large({ docType: 'PHARMACIST', pictureIsOpen: false, videoIsOpen: false, teamIsOpen: false })
  expect(screen.getByText('用药咨询')).toBeDefined()
})
