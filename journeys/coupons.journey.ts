import { expect, test } from './nethos.ts'
import { deskOf, idCardOf, phoneOf } from './signed-in.ts'
import { ask, payBy } from './steps.ts'

test('a coupon from the invitation to the refund: two friends, two phones', async ({ nethos }) => {
  const [inviterMobile, friendMobile] = ['13900060001', '13900060002']
  await nethos.register(inviterMobile, '周海棠', idCardOf('1979-08-16', 61))
  const inviter = await phoneOf(nethos, inviterMobile)
  const friend = await nethos.patientPage()
  let link = ''

  await test.step('one finds her code, and the picture to send', async () => {
    await inviter.goto('/v2/my')
    await inviter.getByRole('link', { name: '优惠券' }).click()
    await expect(inviter.getByText('暂无可用的优惠券')).toBeVisible()
    await inviter.getByRole('link', { name: '邀请好友得优惠券' }).click()
    await inviter.getByRole('link', { name: '邀请更多好友' }).click()
    const code = (await inviter.getByText(/^[A-Z2-9]{8}$/).textContent())!
    await inviter.getByRole('button', { name: '生成分享图片' }).click()
    await expect(inviter.getByRole('img', { name: `邀请图片，邀请码${code}` })).toBeVisible()
    link = `/coupons/register?promoteCode=${code}`
  })

  await test.step('the other one registers by the link, and has what was promised', async () => {
    await friend.goto(link)
    await expect(friend.getByRole('img', { name: '立减20元' })).toBeVisible()
    await friend.getByLabel('姓名').fill('孙敬之')
    await friend.getByLabel('手机号').fill(friendMobile)
    await friend.getByRole('button', { name: '获取验证码' }).click()
    await expect(friend.getByText('验证码已发送')).toBeVisible()
    await friend.getByLabel('验证码', { exact: true }).fill((await nethos.lastSms(friendMobile)).code!)
    await friend.getByRole('checkbox').check()
    await friend.getByRole('button', { name: '立即领取' }).click()
    await expect(friend).toHaveURL('/coupons/my')
    await expect(friend.getByText('新朋友见面礼')).toBeVisible()
  })

  await test.step('she who invited reads when hers will come', async () => {
    await inviter.goto('/my/recommend/list')
    await expect(inviter.getByText('孙*之')).toBeVisible()
    await expect(inviter.getByText('好友实名认证或首次支付后发放')).toBeVisible()
  })

  let consultId = ''
  await test.step('he asks a doctor; the coupon is proposed, put aside, and taken again', async () => {
    await friend.goto('/account/perfect')
    await friend.getByLabel('身份证号').fill(idCardOf('1981-03-02', 62))
    await friend.getByRole('button', { name: '保存' }).click()
    await expect(friend).not.toHaveURL(/perfect/)
    consultId = await ask(friend, { docId: 'd0003', who: '孙敬之', words: '体检发现乳腺结节三类，要不要手术？' })
    await expect(friend.getByText('已为您选用，可省20元')).toBeVisible()
    await expect(friend.getByText('-¥20.00')).toBeVisible()
    await expect(friend.getByRole('img', { name: '30.00元' }).first()).toBeVisible()
    await friend.getByRole('link', { name: /礼券/ }).click()
    await friend.getByRole('button', { name: '不使用礼券' }).click()
    await expect(friend.getByText('1张可用')).toBeVisible()
    await expect(friend.getByRole('img', { name: '50.00元' }).first()).toBeVisible()
    await friend.getByRole('link', { name: /礼券/ }).click()
    await friend.getByRole('radio', { name: /新朋友见面礼/ }).click()
    await expect(friend.getByText('-¥20.00')).toBeVisible()
  })

  await test.step('pays the rest; the doctor refuses', async () => {
    await payBy(friend, '微信支付')
    expect((await nethos.payments(consultId)).map(one => [one.state, one.amount])).toEqual([['paid', 3_000]])
    await friend.goto('/coupons/history')
    await expect(friend.getByText('新朋友见面礼')).toBeVisible()
    const desk = await deskOf(nethos, 'doctor3')
    await desk.goto('/workbench/consults')
    await desk.getByRole('link', { name: /孙敬之/ }).click()
    await desk.getByRole('button', { name: '拒绝' }).click()
    await desk.getByLabel('退回原因').fill('请到门诊查体')
    await desk.getByRole('button', { name: '拒绝咨询' }).click()
    await expect(desk.getByText('已拒绝，咨询已取消')).toBeVisible()
  })

  await test.step('the money that was paid goes back, and the coupon with it', async () => {
    await friend.goto(`/my/pay?consultId=${consultId}`)
    await expect(friend.getByText('30.00元')).toBeVisible()
    await friend.goto('/coupons/my')
    await expect(friend.getByText('已退回')).toBeVisible()
    await expect(friend.getByRole('link', { name: '去使用' })).toHaveCount(1)
  })
})
