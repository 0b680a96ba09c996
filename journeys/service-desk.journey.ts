import { expect, test } from './nethos.ts'
import { deskOf, idCardOf, phoneOf } from './signed-in.ts'

test('two of the office give a patient another mobile, who has lost hers and everything with it', async ({
  nethos,
}) => {
  const [lost, fresh] = ['13900220001', '13900220002']
  const idCard = idCardOf('1953-11-02', 71)
  await nethos.register(lost, '沈玉兰', idCard)
  const old = await phoneOf(nethos, lost)
  await old.goto('/v2/my')
  await expect(old.getByText('沈玉兰')).toBeVisible()
  const desk = await deskOf(nethos, 'operator1')

  await test.step('one finds her, looks at her card, and sends a code to the mobile in her hand', async () => {
    await desk.goto('/workbench/patients')
    await desk.getByLabel('手机号或身份证号').fill(lost)
    await desk.getByRole('button', { name: /^查\s*找$/ }).click()
    await expect(desk.getByText('139****0001').first()).toBeVisible()
    await desk.getByRole('button', { name: '提交更换申请' }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByLabel('证件上的姓名').fill('沈玉兰')
    await dialog.getByLabel('证件上的身份证号').fill(idCard)
    await dialog.getByRole('checkbox').check()
    await dialog.getByLabel('新的登录手机号').fill(fresh)
    await dialog.getByRole('button', { name: '发送验证码' }).click()
    await dialog.getByLabel('新手机号收到的验证码').fill((await nethos.lastSms(fresh)).code!)
    await dialog.getByLabel('情况说明').fill('手机和号码都已丢失，没有设置过密码，本人到服务台办理')
    await dialog.getByRole('button', { name: '提交申请' }).click()
    await expect(desk.getByText('已提交，请另一位工作人员核对后批准')).toBeVisible()
    await expect.poll(async () => (await nethos.lastSms(lost)).text).toContain('申请更换您账号的登录手机号')
  })

  await test.step('and cannot approve it; another one does', async () => {
    await desk.getByRole('link', { name: '查看申请' }).click()
    await expect(desk.getByText('改为 139****0002')).toBeVisible()
    await expect(desk.getByRole('button', { name: /^批\s*准$/ })).toHaveCount(0)
    const other = await deskOf(nethos, 'admin1')
    await other.goto('/workbench/patients/mobile-cases')
    const row = other.getByRole('row', { name: /139\*\*\*\*0002/ })
    await row.getByRole('button', { name: /^批\s*准$/ }).click()
    await other.getByRole('button', { name: '批准更换' }).click()
    await expect(other.getByText('没有待批准的申请')).toBeVisible()
  })

  await test.step('the old phone is out; she logs in with the new one, and sees who did it', async () => {
    nethos.expectTrouble(/401$/)
    await old.goto('/my/data')
    await expect(old.getByRole('dialog', { name: /您暂未登录或登录信息已过期/ })).toBeVisible()
    expect((await nethos.lastSms(lost)).text).toContain('登录手机号已更换')
    expect((await nethos.lastSms(fresh)).text).toContain('已更换为本号码')
    // One code a minute goes to a mobile.
    nethos.expectTrouble(/ \w+(\.\w+)+ 403$/)
    await nethos.moveClock(61)
    const page = await phoneOf(nethos, fresh)
    await page.goto('/my/record/looks')
    await expect(page.getByText('批准了更换登录手机号')).toBeVisible()
  })
})
