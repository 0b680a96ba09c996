import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { videoRefusals } from '@nethos/contract/consult/video/video.refusals.ts'
import { videoServices } from '@nethos/contract/consult/video/video.services.ts'
import { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import { peopleServices } from '@nethos/contract/people/people.services.ts'
import { answer, callsOf, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import { aCard, aDoctor, onePage } from '../../doctors/testing/doctor.samples.ts'
import { aFather, aPerson } from '../../people/testing/people.samples.ts'
import { openAt, press, type, way } from '../../../testing/open-at.tsx'
import { aStart } from '../testing/consult.samples.ts'
import ApplyVideoPage from './apply-video.page.tsx'
import VideoDoctorsPage from './video-doctors.page.tsx'

vi.mock('@nethos/calls/call.ts')

const at = (hour: string) => Date.parse(`2026-11-${hour}:00+08:00`)
const time = (timeId: string, from: string) => ({ timeId, beginsAt: at(from), endsAt: at(from) + 900_000 })
const offered = {
  consultType: 'VIDEO' as const,
  isOpen: true,
  feeCents: 6_000,
  replyLimit: 10,
  kinds: [{ consultType: 'VIDEO' as const, feeCents: 6_000, replyLimit: 10 }],
  times: [time('t1', '23T09:00'), time('t2', '23T09:15'), time('t3', '24T14:00')],
  isRecorded: true,
}

beforeEach(() => {
  forget()
  localStorage.clear()
  answer(peopleServices.listPeople, [aPerson(), aFather()])
  answer(doctorServices.doctorCard, aCard())
  answer(videoServices.videoTimes, offered)
  answer(videoServices.startVideoConsult, aStart())
})

const open = async () => {
  const opened = openAt('/doc/video/apply?docId=d1', ApplyVideoPage)
  await screen.findByRole('radio', { name: '王德福' })
  await screen.findByRole('radio', { name: '09:00-09:15' })
  return opened
}
const choose = (name: string) => act(async () => fireEvent.click(screen.getByRole('radio', { name })))

test('the doctor, the price, the times of one day, and that sound and pictures are kept', async () => {
  await open()
  for (const text of [
    '张伟',
    '视频咨询费',
    '按国家规定，视频过程会录音录像，由医院保存3年，进入诊室前请您确认。',
    '视频结束后48小时内还可用文字追问10条',
    '0/500',
  ])
    expect(screen.getAllByText(text, { exact: false }).length).toBeGreaterThan(0)
  expect(screen.getByRole('img', { name: '60.00元' })).toBeDefined()
  expect(screen.queryByRole('radio', { name: '14:00-14:15' })).toBeNull()
  await choose('11月24日 周二')
  expect(screen.getByRole('radio', { name: '14:00-14:15' })).toBeDefined()
})

test('a hospital that records nothing says so', async () => {
  answer(videoServices.videoTimes, { ...offered, isRecorded: false })
  await open()
  expect(screen.getByText('全程不录音、不录像。')).toBeDefined()
  expect(screen.queryByText('录音录像', { exact: false })).toBeNull()
})

test('a time, a person and words are sent together', async () => {
  const { at: where } = await open()
  await choose('09:15-09:30')
  await choose('王德福')
  type('病情描述', '走路气短')
  await press('提交')
  expect(sentTo(videoServices.startVideoConsult)).toMatchObject({
    docId: 'd1',
    timeId: 't2',
    personId: 'p2',
    consultContent: '走路气短',
  })
  expect(where()).toBe('/team/consult/c1')
})

describe('a doctor who sells both kinds of video', () => {
  const both = {
    ...offered,
    kinds: [...offered.kinds, { consultType: 'DOCVIDEO' as const, feeCents: 20_000, replyLimit: 10 }],
  }
  beforeEach(() => answer(videoServices.videoTimes, both))
  const book = async () => {
    await choose('09:15-09:30')
    await choose('王德福')
    type('病情描述', '走路气短')
    await press('提交')
    return sentTo(videoServices.startVideoConsult)
  }
  const openFor = async (address: string) => {
    openAt(address, ApplyVideoPage)
    await screen.findByRole('radio', { name: '王德福' })
    await screen.findByRole('radio', { name: '09:00-09:15' })
  }

  test.each([
    ['/doc/video/apply?docId=d1&consultType=VIDEO', 'VIDEO', '60.00元'],
    ['/doc/video/apply?docId=d1&consultType=DOCVIDEO', 'DOCVIDEO', '200.00元'],
    ['/doc/video/apply?docId=d1', 'VIDEO', '60.00元'],
    ['/doc/video/apply?docId=d1&consultType=OTHER', 'VIDEO', '60.00元'],
  ])('%s books %s at the price that stands at the button', async (address, consultType, price) => {
    await openFor(address)
    expect(screen.getByRole('img', { name: price })).toBeDefined()
    expect(await book()).toMatchObject({ consultType })
  })

  test('the other kind is one tap away, and its price stands at the button', async () => {
    await openFor('/doc/video/apply?docId=d1')
    await choose('名医视频 ¥200.00')
    expect(screen.getByRole('img', { name: '200.00元' })).toBeDefined()
    expect(await book()).toMatchObject({ consultType: 'DOCVIDEO' })
  })
})

test('without a time nothing is sent, and the page says so', async () => {
  await open()
  await choose('王德福')
  type('病情描述', '走路气短')
  await press('提交')
  expect(screen.getAllByText('请选择预约时间').length).toBeGreaterThan(0)
  expect(callsOf(videoServices.startVideoConsult)).toHaveLength(0)
})

test('a time that somebody else has taken meanwhile is told, and the times are asked for again', async () => {
  await open()
  await choose('09:00-09:15')
  await choose('王德福')
  type('病情描述', '走路气短')
  refuse(videoServices.startVideoConsult, videoRefusals.time_taken)
  answer(videoServices.videoTimes, { ...offered, times: offered.times.slice(1) })
  await press('提交')
  expect(await screen.findByText('这个时段已约出或已停约，请选择其他时段')).toBeDefined()
  expect(await screen.findByRole('radio', { name: '09:15-09:30' })).toBeDefined()
  expect(screen.queryByRole('radio', { name: '09:00-09:15' })).toBeNull()
})

test.each([
  [{ times: [] }, '近期没有可预约的时间，请过些时候再来看看'],
  [{ isOpen: false, kinds: [], times: [] }, '这位医生还没有开通视频咨询'],
])('nothing to book is said', async (changes, sentence) => {
  answer(videoServices.videoTimes, { ...offered, ...changes })
  openAt('/doc/video/apply?docId=d1', ApplyVideoPage)
  expect(await screen.findByText(sentence)).toBeDefined()
})

test('without a doctor: to those who can be met by video', () =>
  expect(openAt('/doc/video/apply', ApplyVideoPage).at()).toBe('/videoIndex'))

test('who can be met by video, for how much, and the way to one’s consults', async () => {
  answer(
    doctorServices.listDoctors,
    onePage(
      aDoctor({ videoIsOpen: true, videoPriceText: '60.00' }),
      aDoctor({
        docId: 'd2',
        docName: '李敏',
        videoIsOpen: true,
        videoPriceText: '80.00',
        famousIsOpen: true,
        famousPriceText: '200.00',
      }),
    ),
  )
  openAt('/videoIndex', VideoDoctorsPage)
  expect(await screen.findByRole('img', { name: '60.00元' })).toBeDefined()
  expect(screen.getByRole('img', { name: '80.00元' })).toBeDefined()
  expect(screen.getByRole('img', { name: '200.00元' })).toBeDefined()
  expect(screen.getAllByText('名医视频').length).toBeGreaterThan(0)
  expect(way('我的咨询')).toBe('/my/consult/all')
  expect(screen.getAllByRole('link', { name: '预约' })[1]!.getAttribute('href')).toBe('/doc/video/apply?docId=d2')
  expect(sentTo(doctorServices.listDoctors)).toMatchObject({ Video: true })
})

test('in large letters a list of videos has one price and one button each', async () => {
  const both = { videoIsOpen: true, videoPriceText: '80.00', famousIsOpen: true, famousPriceText: '200.00' }
  answer(doctorServices.listDoctors, onePage(aDoctor(both)))
  openAt('/videoIndex', VideoDoctorsPage, { app: { isElder: true } })
  expect((await screen.findByRole('link', { name: '预约：张伟' })).getAttribute('href')).toBe(
    '/doc/video/apply?docId=d1',
  )
  expect(screen.getByText('视频 ¥80.00')).toBeDefined()
  expect(screen.queryByText(/名医视频|擅长/)).toBeNull()
})
