import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { signIn } from '@nethos/calls/session.ts'
import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import { answer, callsOf, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import { openAt, press, way } from '../../../testing/open-at.tsx'
import { afternoon, aDetail, aDoctor, aReview } from '../testing/doctor.samples.ts'
import { scanned } from '../../../controls/testing/scanned.ts'
import { drawDoctor } from '../draw-doctor.ts'
import DoctorOrList from './doctor-or-list.page.tsx'

vi.mock('@nethos/calls/call.ts')
vi.mock('../draw-doctor.ts')
beforeEach(() => {
  forget()
  answer(doctorServices.doctorDetail, aDetail())
})

const open = async () => {
  const opened = openAt('/doc/index?docId=d1', DoctorOrList)
  await screen.findByText('张伟')
  return opened
}

test('the doctor is asked for by the address, and shown with title, score and tags', async () => {
  answer(doctorServices.doctorDetail, aDetail({ sysDoc: aDoctor({ canPrescribe: true, freeClinicIsOn: true }) }))
  await open()
  expect(sentTo(doctorServices.doctorDetail)).toEqual({ docId: 'd1' })
  expect(screen.getByText('主任医师 · 心血管内科')).toBeDefined()
  expect(screen.getByText(/教授 · 评分 9.6/)).toBeDefined()
  expect(screen.getByText('可开处方')).toBeDefined()
  expect(screen.getByText('义诊中')).toBeDefined()
})

test('a doctor who is not there is told', async () => {
  refuse(doctorServices.doctorDetail, commonRefusals.not_found)
  openAt('/doc/index?docId=d9', DoctorOrList)
  expect(await screen.findByText(commonRefusals.not_found.sentence)).toBeDefined()
})

describe('what he offers', () => {
  test('each way with its price and how often one may ask on; the open picture consult is the main button', async () => {
    answer(
      doctorServices.doctorDetail,
      aDetail({
        offers: [
          { consultType: 'DOCPIC', priceCents: 3_000, replyLimit: 3, isOpen: true },
          { consultType: 'VIDEO', priceCents: 8_800, replyLimit: 0, isOpen: false },
          { consultType: 'DOCVIDEO', priceCents: 0, replyLimit: 0, isOpen: true },
        ],
      }),
    )
    await open()
    const [picture, video, famous] = screen.getAllByRole('listitem')
    expect(picture?.textContent).toContain('图文咨询可追问3条')
    expect(screen.getByRole('img', { name: '30.00元' })).toBeDefined()
    expect(video?.textContent).toBe('视频咨询暂未开放')
    expect(famous?.textContent).toBe('名医视频免费预约')
    expect(way('图文咨询 30.00元')).toBe('/consult/rules?id=d1&type=pic')
  })

  test('each kind of video leads to that kind, so that the price shown is the price paid', async () => {
    answer(
      doctorServices.doctorDetail,
      aDetail({
        offers: [
          { consultType: 'VIDEO', priceCents: 8_000, replyLimit: 0, isOpen: true },
          { consultType: 'DOCVIDEO', priceCents: 20_000, replyLimit: 0, isOpen: true },
          { consultType: 'PERSONAL_TIME_PIC', priceCents: 40_000, replyLimit: 5, isOpen: true },
        ],
      }),
    )
    await open()
    expect(screen.getAllByRole('link', { name: '预约' }).map(link => link.getAttribute('href'))).toEqual([
      '/doc/video/apply?docId=d1&consultType=VIDEO',
      '/doc/video/apply?docId=d1&consultType=DOCVIDEO',
    ])
    expect(way('申请')).toBe('/doc/private/apply?docId=d1')
  })

  test('free of charge is said in words', async () => {
    answer(
      doctorServices.doctorDetail,
      aDetail({ offers: [{ consultType: 'DOCPIC', priceCents: 0, replyLimit: 3, isOpen: true }] }),
    )
    await open()
    expect(screen.getByRole('link', { name: '图文咨询 免费' })).toBeDefined()
  })

  test('who offers nothing cannot be asked', async () => {
    answer(doctorServices.doctorDetail, aDetail({ offers: [] }))
    await open()
    expect(screen.getByText('这位医生还没有开通线上咨询')).toBeDefined()
    expect(screen.queryByRole('link', { name: /图文咨询/ })).toBeNull()
  })
})

test('where he can be visited leads to booking him there', async () => {
  const place = { clinicDoctorId: 'h1.y1', deptId: 'h1.k1', deptName: '心内科门诊', hosId: 'h1', hosName: '宁大一院' }
  answer(doctorServices.doctorDetail, aDetail({ clinics: [place] }))
  await open()
  expect(way(/预约挂号.*心内科门诊/)).toBe('/book/doc/h1.y1?bookDocId=h1.y1&bookHosId=h1&bookSort=1')
})

describe('following', () => {
  test('a guest logs in first, and comes back', async () => {
    await open()
    expect(way('+关注')).toBe('/login?backPath=%2Fdoc%2Findex%3FdocId%3Dd1')
  })

  test('whoever is logged in follows and unfollows by a tap', async () => {
    signIn({ token: 't', signKey: 'k' })
    let follows = false
    answer(doctorServices.doctorDetail, () => aDetail({ isFollow: follows }))
    answer(doctorServices.followDoctor, () => {
      follows = true
      return { isFollow: true, followId: 'f1' }
    })
    answer(doctorServices.unfollowDoctor, () => {
      follows = false
      return { isFollow: false }
    })
    await open()
    await press('+关注')
    expect(sentTo(doctorServices.followDoctor)).toEqual({ docId: 'd1' })
    expect(screen.getByRole('button', { name: '已关注' }).getAttribute('aria-pressed')).toBe('true')
    await press('已关注')
    expect(screen.getByRole('dialog', { name: '确定不再关注张伟医生吗？' })).toBeDefined()
    await press('继续关注')
    expect(callsOf(doctorServices.unfollowDoctor)).toHaveLength(0)
    await press('已关注')
    await press('不再关注')
    expect(callsOf(doctorServices.unfollowDoctor)).toHaveLength(1)
    expect(screen.getByRole('button', { name: '+关注' })).toBeDefined()
  })

  test('tells how many follow; who follows may write to the doctor', async () => {
    signIn({ token: 't', signKey: 'k' })
    answer(doctorServices.doctorDetail, aDetail({ isFollow: true, followId: 'f7', followCount: 128 }))
    await open()
    expect(screen.getByText(/128 人关注/)).toBeDefined()
    expect(way('发消息')).toBe('/chart/f7')
  })
})

describe('the doctor’s codes', () => {
  const read = (name: string) => scanned(screen.getByRole('img', { name }))

  test('one leads to following, the other to this page', async () => {
    answer(doctorServices.doctorDetail, aDetail({ exclusiveCodeId: 'x9' }))
    await open()
    expect(read('关注二维码，点按放大')).toBe(`${window.location.origin}/doc/scan?exclusiveCodeId=x9`)
    expect(read('主页二维码，点按放大')).toBe(`${window.location.origin}/doc/index?docId=d1`)
  })

  test('without a code of his own the first names the doctor', async () => {
    answer(doctorServices.doctorDetail, aDetail({ exclusiveCodeId: null }))
    await open()
    expect(read('关注二维码，点按放大')).toBe(`${window.location.origin}/doc/scan?docId=d1`)
  })

  test('each is enlarged by a tap', async () => {
    await open()
    await press(/主页二维码/)
    expect(screen.getByRole('dialog', { name: '主页二维码' })).toBeDefined()
    expect(read('主页二维码')).toBe(`${window.location.origin}/doc/index?docId=d1`)
  })
})

describe('the picture to share', () => {
  beforeEach(() => vi.mocked(drawDoctor).mockReset().mockResolvedValue('data:image/png;base64,AA=='))

  test('is drawn with the doctor, the hospital and this page’s address, and can be kept', async () => {
    await open()
    await press('生成分享图片')
    expect(await screen.findByRole('img', { name: /张伟医生的名片/ })).toHaveProperty(
      'src',
      'data:image/png;base64,AA==',
    )
    expect(drawDoctor).toHaveBeenCalledWith({
      what: '医生',
      doctor: aDoctor(),
      hospital: '南山云医院',
      address: `${window.location.origin}/doc/index?docId=d1`,
    })
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await press('保存图片')
    expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('张伟医生.png')
  })

  test('is pressed for long inside the messaging app', async () => {
    openAt('/doc/index?docId=d1', DoctorOrList, {
      app: { environment: { shell: 'messaging', system: 'ios', isDoctorClient: false } },
    })
    await press('生成分享图片')
    expect(await screen.findByText('长按图片，保存到手机或发送给朋友')).toBeDefined()
    expect(screen.queryByRole('button', { name: '保存图片' })).toBeNull()
  })

  test('that cannot be drawn is told, and tried again', async () => {
    vi.mocked(drawDoctor).mockRejectedValueOnce(new Error('no canvas'))
    await open()
    await press('生成分享图片')
    expect(await screen.findByText('图片没有生成，请重试')).toBeDefined()
    await press('重新加载')
    expect(await screen.findByRole('img', { name: /张伟医生的名片/ })).toBeDefined()
  })
})

test('a long text is folded, and unfolds', async () => {
  const long = '心'.repeat(80)
  answer(doctorServices.doctorDetail, aDetail({ docResume: `${long}完` }))
  await open()
  expect(screen.getByText(`${long}…`)).toBeDefined()
  await press('查看更多')
  expect(screen.getByText(`${long}完`)).toBeDefined()
  await press('收起')
  expect(screen.getByText(`${long}…`)).toBeDefined()
})

test('a short text has nothing to unfold', async () => {
  await open()
  expect(screen.getByText('从医三十年。')).toBeDefined()
  expect(screen.queryByRole('button', { name: '查看更多' })).toBeNull()
})

test('what others say, what he has pinned to his door and what he has written', async () => {
  answer(
    doctorServices.doctorDetail,
    aDetail({
      notice: { content: '下周停诊', createdAt: afternoon },
      commentCount: 12,
      commentList: [aReview()],
      articleList: [{ articleId: 'a1', title: '冬季护心', createdAt: afternoon }],
    }),
  )
  await open()
  expect(screen.getByText('下周停诊')).toBeDefined()
  expect(screen.getByText('患者评价（12）')).toBeDefined()
  expect(screen.getByText('医生很耐心')).toBeDefined()
  expect(way('全部')).toBe('/doc/comment?docId=d1')
  expect(way('冬季护心')).toBe('/doc/article/a1')
})

test('nobody has said anything yet', async () => {
  await open()
  expect(screen.getByText('暂无评价信息')).toBeDefined()
  expect(screen.queryByRole('link', { name: '全部' })).toBeNull()
})

test('when he answers is told, and with the places of today gone there is no way to ask', async () => {
  answer(doctorServices.doctorDetail, aDetail({ serviceHours: ['周一至周五 19:30–21:00'], leftToday: 0 }))
  await open()
  expect(screen.getByText('周一至周五 19:30–21:00')).toBeDefined()
  expect(screen.getByText('今天的名额已满，请明天再来')).toBeDefined()
  expect(screen.queryByRole('link', { name: /图文咨询|咨询$/ })).toBeNull()
})

test('how many may still ask today stands beside the offer', async () => {
  answer(doctorServices.doctorDetail, aDetail({ leftToday: 4 }))
  await open()
  expect(screen.getByText('可追问3条，今天还可提问4人')).toBeDefined()
})
