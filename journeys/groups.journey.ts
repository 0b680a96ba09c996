import { phonePhoto } from '../apps/server/src/testing/phone-photo.ts'
import { expect, test } from './nethos.ts'
import { deskOf, idCardOf, phoneOf } from './signed-in.ts'

const groupId = 'g0001'

test('a patient is let into a group, talks with another phone there, and sees nothing more once he is taken out', async ({
  nethos,
}) => {
  const mobile = '13900146001'
  const session = await nethos.register(mobile, '宋长河', idCardOf('1961-03-14', 61))
  const fresh = await phoneOf(nethos, mobile, { session })
  const member = await phoneOf(nethos, '13800000001')
  const desk = await deskOf(nethos, 'operator1')
  const say = async (page: typeof fresh, words: string) => {
    await page.getByLabel('和群友聊聊').fill(words)
    await page.getByRole('button', { name: '发送', exact: true }).click()
  }

  await test.step('applies with a nickname and a reason, and waits', async () => {
    await fresh.goto(`/group/apply?groupId=${groupId}`)
    await fresh.getByLabel('群昵称').fill('长河')
    await fresh.getByLabel('申请理由').fill('确诊一年，想学习饮食的经验')
    await fresh.getByRole('button', { name: '提交申请' }).click()
    await expect(fresh.getByText('审核中')).toBeVisible()
  })

  await test.step('the desk lets him in', async () => {
    await desk.goto(`/workbench/groups/${groupId}/applications`)
    await desk
      .getByRole('row', { name: /长河/ })
      .getByRole('button', { name: /通\s*过/ })
      .first()
      .click()
    await expect(desk.getByText('长河已入群')).toBeVisible()
  })

  await test.step('two phones talk: words, a picture, a call by name', async () => {
    await member.goto(`/group/chat?groupId=${groupId}`)
    await fresh.goto(`/group/chat?groupId=${groupId}`)
    await say(fresh, '大家好，我是新来的。')
    await expect(member.getByRole('log').getByText('大家好，我是新来的。')).toBeVisible()
    await fresh.getByTestId('chat-pictures').setInputFiles(await phonePhoto('早餐.jpg', { width: 1200, height: 900 }))
    await expect(member.getByRole('button', { name: '查看图片1' })).toBeVisible({ timeout: 30_000 })
    await member.getByRole('button', { name: '长河的消息：更多操作' }).first().click()
    await member.getByRole('button', { name: /^@长河/ }).click()
    await member.getByLabel('和群友聊聊').press('End')
    await member.getByLabel('和群友聊聊').pressSequentially('欢迎您！')
    await member.getByRole('button', { name: '发送', exact: true }).click()
    await expect(fresh.getByRole('log').getByText('@长河 欢迎您！')).toBeVisible()
  })

  await test.step('he takes a message back, on the other phone too', async () => {
    await say(fresh, '发错了')
    await expect(member.getByRole('log').getByText('发错了')).toBeVisible()
    await fresh.getByRole('button', { name: '我的消息：更多操作' }).last().click()
    await fresh.getByRole('button', { name: /^撤回/ }).click()
    await expect(member.getByText('长河撤回了一条消息')).toBeVisible()
    await expect(member.getByRole('log').getByText('发错了')).toHaveCount(0)
  })

  await test.step('what he then says is reported, and the desk takes it out of the talk', async () => {
    await say(fresh, '加我买特效药')
    await expect(member.getByRole('log').getByText('加我买特效药')).toBeVisible()
    await member.getByRole('button', { name: '长河的消息：更多操作' }).last().click()
    await member.getByRole('button', { name: /^举报/ }).click()
    await member.getByRole('dialog').getByRole('radio').first().check()
    await member.getByRole('button', { name: '提交举报' }).click()
    await expect(member.getByText('已举报，我们会尽快处理')).toBeVisible()
    await desk.goto(`/workbench/groups/${groupId}/alerts`)
    await expect(desk.getByRole('row', { name: /加我买特效药/ }).getByText('被举报')).toBeVisible()
  })

  await test.step('taken out, he sees nothing more on the page that stands open', async () => {
    nethos.expectTrouble(/ nethos\.\S+|\S+ 00010440|404|40[0-9]$/)
    await desk.goto(`/workbench/groups/${groupId}/members`)
    await desk.getByRole('button', { name: '移出长河' }).click()
    await desk.getByRole('dialog').getByLabel('原因').fill('在群里推销药品')
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: /移\s*出/ })
      .click()
    await expect(desk.getByText('长河已移出')).toBeVisible()
    await expect(fresh.getByText('您不在这个群里，或者这个群已经没有了。')).toBeVisible()
    await expect(fresh.getByText('加我买特效药')).toHaveCount(0)
  })
})
