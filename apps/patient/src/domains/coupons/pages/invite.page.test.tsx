import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { accountServices } from '@nethos/contract/account/account.services.ts'
import { accountRefusals } from '@nethos/contract/account/account.refusals.ts'
import { captchaServices } from '@nethos/contract/account/captcha.services.ts'
import { contentServices } from '@nethos/contract/content/content.services.ts'
import { couponServices as services } from '@nethos/contract/coupons/coupons.services.ts'
import { signIn } from '@nethos/calls/session.ts'
import { anEntry } from '../../account/testing/account.samples.ts'
import { answer, callsOf, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import RecommendPage from '../../activity/pages/recommend.page.tsx'
import RecommendedFriendsPage from '../../activity/pages/recommended-friends.page.tsx'
import { onePage } from '../../doctors/testing/doctor.samples.ts'
import { configure, openAt, press, type, way } from '../../../testing/open-at.tsx'
import { aCoupon, anActivity, anInvitation } from '../testing/coupon.samples.ts'
import ExplainCouponsPage from './explain.page.tsx'
import RegisterCouponPage from './register-coupon.page.tsx'
import ShareCouponsPage from './share-coupons.page.tsx'

vi.mock('@nethos/calls/call.ts')

const address = '/coupons/register?promoteCode=ABCD2345'
const invitation = (activity = anInvitation() as ReturnType<typeof anInvitation> | null) => ({
  inviteCode: 'ABCD2345',
  activity,
  invitedCount: 3,
  rewardedCount: 2,
  rewardedMost: 20,
})
beforeEach(async () => {
  forget()
  localStorage.clear()
  await configure()
  answer(services.findActivity, { activityStatus: 'ON', activity: anInvitation() })
  answer(captchaServices.sendLoginCaptcha, { cid: 'cid1' })
  answer(accountServices.register, anEntry())
})

describe('who is new', () => {
  const fill = async () => {
    await screen.findByRole('img', { name: '立减20元' })
    type('姓名', '张三')
    type('手机号', '13900001111')
    await press('获取验证码')
    type('验证码', '1234')
    screen.getByRole('checkbox').click()
  }

  test('sees what there is to be won, registers with the code of the link, and finds it among his coupons', async () => {
    const { app } = openAt(address, RegisterCouponPage)
    await fill()
    await press('立即领取')
    expect(sentTo(services.findActivity)).toEqual({ promoteCode: 'ABCD2345' })
    expect(sentTo(accountServices.register)).toEqual({
      accountName: '张三',
      idCard: '',
      cid: 'cid1',
      captcha: '1234',
      promoteCode: 'ABCD2345',
    })
    expect(screen.getByText('领取成功，已放入我的优惠券')).toBeDefined()
    expect(app.goAfterLogin).toHaveBeenCalledWith('/coupons/my')
  })

  test('is told what is missing before anything is sent', async () => {
    openAt(address, RegisterCouponPage)
    await screen.findByRole('img', { name: '立减20元' })
    await press('立即领取')
    for (const sentence of ['姓名不能为空', '手机号不能为空', '验证码不能为空'])
      expect(screen.getByText(sentence)).toBeDefined()
    expect(callsOf(accountServices.register)).toHaveLength(0)
  })

  test('but registered already: to the login, and back here', async () => {
    refuse(accountServices.register, accountRefusals.mobile_registered)
    const { at } = openAt(address, RegisterCouponPage)
    await fill()
    await press('立即领取')
    await press('去登录')
    expect(at()).toBe('/login?backPath=%2Fcoupons%2Fregister%3FpromoteCode%3DABCD2345')
  })
})

describe('who is logged in', () => {
  beforeEach(() => signIn(anEntry()))

  test('takes what is for all with one tap', async () => {
    answer(services.findActivity, { activityStatus: 'ON', activity: anActivity() })
    answer(services.receiveCoupon, aCoupon())
    const { at } = openAt(address, RegisterCouponPage)
    await press('立即领取')
    expect(sentTo(services.receiveCoupon)).toEqual({ promoteCode: 'ABCD2345' })
    await waitFor(() => expect(at()).toBe('/coupons/my'))
  })

  test('is not new any more, and may invite others', async () => {
    openAt(address, RegisterCouponPage)
    expect(await screen.findByText(/您已经注册/)).toBeDefined()
    expect(way('去邀请好友')).toBe('/coupons/share')
  })
})

test('a link whose activity is over says so', async () => {
  answer(services.findActivity, { activityStatus: 'OFF', activity: null })
  openAt(address, RegisterCouponPage)
  expect(await screen.findByText('活动未开始或已结束')).toBeDefined()
})

describe('inviting', () => {
  test('a code to be scanned, the code in letters, and how it goes', async () => {
    answer(services.myInvitation, invitation())
    openAt('/coupons/share', ShareCouponsPage)
    expect(await screen.findByRole('img', { name: '邀请二维码' })).toBeDefined()
    expect(screen.getByText('ABCD2345')).toBeDefined()
    expect(screen.getByRole('heading', { name: '怎么邀请' })).toBeDefined()
    expect(screen.getByText(/得到立减20元；您同时得到立减10元/)).toBeDefined()
    expect(screen.getByRole('button', { name: '生成分享图片' })).toBeDefined()
  })

  test('the link is copied, with what there is to be won', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
    answer(services.myInvitation, invitation())
    openAt('/coupons/share', ShareCouponsPage)
    await press('复制邀请链接')
    expect(writeText.mock.calls[0]![0]).toContain(`${location.origin}/coupons/register?promoteCode=ABCD2345`)
    expect(screen.getByText('已复制，去粘贴给好友吧')).toBeDefined()
  })

  test('while no activity runs it says so', async () => {
    answer(services.myInvitation, invitation(null))
    openAt('/coupons/share', ShareCouponsPage)
    expect(await screen.findByText('邀请活动暂未开放，请以后再来看看')).toBeDefined()
  })

  test('推荐有礼 counts, and leads to the friends and to what was earned', async () => {
    answer(services.myInvitation, invitation())
    openAt('/my/recommend', RecommendPage)
    expect(await screen.findByText('已邀请3人')).toBeDefined()
    expect(screen.getByText('已得2张，最多20张')).toBeDefined()
    expect(way(/推荐记录/)).toBe('/my/recommend/list')
    expect(way(/推荐好礼/)).toBe('/coupons/recommended')
  })

  test('推荐记录 names friends in stars, with what came of it', async () => {
    const friend = {
      invitationId: 'i1',
      nameMasked: '张*',
      registeredAt: Date.now(),
      isRewarded: true,
      rewardText: '已奖励：立减10元',
    }
    answer(services.listInvited, onePage(friend))
    openAt('/my/recommend/list', RecommendedFriendsPage)
    expect(await screen.findByText('张*')).toBeDefined()
    expect(screen.getByText('已奖励：立减10元')).toBeDefined()
  })
})

test('the rules are read from the editors', async () => {
  answer(contentServices.fixedText, {
    title: '优惠券使用说明',
    version: '1.0',
    content: '<h2>有哪几种</h2><p>每笔订单限用一张优惠券</p>',
    publishedAt: Date.now(),
  })
  openAt('/coupons/explain', ExplainCouponsPage)
  expect(await screen.findByText('每笔订单限用一张优惠券')).toBeDefined()
  expect(sentTo(contentServices.fixedText)).toEqual({ typeName: '优惠券使用说明' })
})
