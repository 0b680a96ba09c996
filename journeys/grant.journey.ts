import { expect, test, type Nethos } from './nethos.ts'
import { idCardOf, phoneOf } from './signed-in.ts'

const daughters = '13900070001'
const fathers = '13900070002'
const complaint = '早晨头晕，血压偏高，已经一周了。'

test('a father lets his daughter act for him, and takes it back while her page is open', async ({ nethos }) => {
  const { compatId, consultId } = await aFatherAskedFor(nethos)
  const daughter = await phoneOf(nethos, daughters)

  await test.step('she asks him; until he answers all is as it was', async () => {
    await daughter.goto(`/detailUsual?compatId=${compatId}`)
    await daughter.getByRole('link', { name: /代办授权/ }).click()
    await daughter.getByRole('link', { name: '申请授权' }).click()
    await daughter.getByRole('button', { name: '发短信给对方' }).click()
    await expect(daughter.getByText('等待对方确认')).toBeVisible()
    await daughter.goto(`/team/consult/${consultId}`)
    await expect(daughter.getByText(complaint)).toBeVisible()
  })

  const father = await nethos.patientPage()
  await test.step('he opens the link on his phone, without an account, and agrees', async () => {
    const link = /https?:\S+/.exec((await nethos.lastSms(fathers)).text)![0]
    await father.goto(link)
    await expect(father.getByText('王*英')).toBeVisible()
    await father.getByRole('button', { name: '同意', exact: true }).click()
    await expect(father.getByText('已授权')).toBeVisible()
  })

  await test.step('he takes it back; her open page loses it at once, and says why', async () => {
    await expect(daughter.getByText(complaint)).toBeVisible()
    await father.getByRole('button', { name: '收回授权' }).click()
    await father.getByRole('dialog').getByRole('button', { name: '收回授权' }).click()
    await expect(father.getByText('已收回', { exact: true }).first()).toBeVisible()
    await expect(daughter.getByText(/^对方已收回授权/)).toBeVisible()
    await expect(daughter.getByText(complaint)).toBeHidden()
  })

  await test.step('nothing else opens to her either, and she is told how to ask again', async () => {
    await daughter.goto(`/healthFile?compatId=${compatId}`)
    await expect(daughter.getByText(/^对方已收回授权/)).toBeVisible()
    await daughter.goto('/my/consult')
    await expect(daughter.getByText('暂无咨询')).toBeVisible()
    await daughter.goto(`/my/grant/person?compatId=${compatId}`)
    await expect(daughter.getByRole('link', { name: '申请授权' })).toBeVisible()
  })
})

/** A daughter with her father among her people, for whom she has asked a doctor. */
async function aFatherAskedFor(nethos: Nethos): Promise<{ compatId: string; consultId: string }> {
  const session = await nethos.register(daughters, '王秀英', '')
  const { obj: sent } = await nethos.call('nethos.system.captcha.commpat.add.v2', { mobile: fathers }, session)
  const { code: captcha } = await nethos.lastSms(fathers)
  const father = {
    compatName: '王德福',
    compatIdcard: idCardOf('1951-04-02', 61),
    compatMobile: fathers,
    relationship: 'parents',
    cid: sent.cid,
    captcha,
  }
  const { obj: person } = await nethos.call('nethos.pat.compat.add.v2', father, session)
  const question = { docId: 'd0003', compatId: person.compatId, consultContent: complaint }
  const { obj } = await nethos.call('nethos.consult.info.docpic.issue.v2', question, session)
  return { compatId: person.compatId, consultId: obj.consultId }
}
