import { expect, test } from './nethos.ts'
import { deskOf, idCardOf } from './signed-in.ts'

/** Two who ask the same doctor; paid, as nothing is to be paid. */
const asking = [
  { mobile: '13900410001', name: '费一鸣', words: '两天来嗓子疼，吞东西费力。' },
  { mobile: '13900410002', name: '费二鸣', words: '半夜腿抽筋，一周三次。' },
] as const

/** What stands as a button where there is room and below ⋯ where there is none, and the key of each; e ends the journey. */
const actions = {
  m: '写病历',
  b: '请患者补充资料',
  o: '请患者申请处方',
  w: '增加回复次数',
  h: '转交同事',
  z: '稍后处理',
  v: '建议就诊',
  x: '拒绝',
} as const

test.use({ ownServer: 'keys' })

test('a doctor works through the desk by the keyboard alone: next, answer, phrase, finish', async ({ nethos }) => {
  const ids: string[] = []
  for (const [order, { mobile, name, words }] of asking.entries()) {
    const session = await nethos.register(mobile, name, idCardOf('1975-05-20', 70 + order))
    const { obj } = await nethos.call(
      'nethos.consult.info.docpic.issue.v2',
      { docId: 'd0002', consultContent: words },
      session,
    )
    ids.push(obj.consultId)
  }
  const desk = await deskOf(nethos, 'doctor2')
  const keys = (text: string) => desk.keyboard.press(text)
  await desk.goto('/workbench/consults?tab=new')
  await expect(desk.getByRole('link', { name: /费一鸣/ })).toBeVisible()

  await test.step('? lists the keys, Esc closes it', async () => {
    await keys('?')
    await expect(desk.getByRole('dialog', { name: '快捷键' }).getByText('下一位等待的患者')).toBeVisible()
    await keys('Escape')
    await expect(desk.getByRole('dialog', { name: '快捷键' })).toBeHidden()
  })

  await test.step('/ finds by name, j opens, r writes, Ctrl+Enter sends', async () => {
    await keys('/')
    await desk.keyboard.type('费一鸣')
    await expect(desk.getByRole('link', { name: /费二鸣/ })).toHaveCount(0)
    await expect(desk.getByRole('link', { name: /费一鸣/ })).toBeVisible()
    await keys('Escape')
    await keys('j')
    await expect(desk).toHaveURL(new RegExp(`/consults/${ids[0]}`))
    await expect(desk.getByRole('log').getByText(asking[0].words)).toBeVisible()
    await keys('r')
    await expect(desk.getByLabel('回复内容')).toBeFocused()
    await desk.keyboard.type('先量一下体温，多喝温水。')
    await keys('Control+Enter')
    await expect(desk.getByRole('log').getByText('先量一下体温，多喝温水。')).toBeVisible()
  })

  await test.step('a name that is searched for never stands in the address', async () => {
    expect(desk.url()).not.toMatch(/name=|费/)
  })

  await test.step('n opens who waits next; p fills a phrase in', async () => {
    await desk.goto(`/workbench/consults/${ids[0]}?tab=new`)
    await expect(desk.getByRole('link', { name: /下一位/ })).toBeVisible()
    const asked = desk.url()
    await keys('n')
    await expect(desk).not.toHaveURL(asked)
    await desk.goto(`/workbench/consults/${ids[1]}?tab=new`)
    await expect(desk.getByRole('log').getByText(asking[1].words)).toBeVisible()
    await expect(desk.getByLabel('回复内容')).toBeVisible()
    await keys('p')
    await expect(desk.getByRole('menuitem').first()).toBeVisible()
    await keys('ArrowDown')
    await keys('Enter')
    await expect(desk.getByLabel('回复内容')).not.toHaveValue('')
    await keys('Control+Enter')
    await expect(desk.getByLabel('回复内容')).toHaveValue('')
  })

  await test.step('each key of an action opens what the list says, and Esc closes it', async () => {
    await keys('Escape')
    // Who has been answered is not declined any more.
    await expect(desk.getByRole('button', { name: '拒绝', exact: true })).toHaveCount(0)
    await desk.getByRole('button', { name: '更多操作' }).press('Enter')
    await expect(desk.getByRole('menuitem').first()).toBeVisible()
    const offered = await desk.getByRole('menuitem').or(desk.getByRole('button')).allInnerTexts()
    await keys('Escape')
    await expect(desk.getByRole('menuitem')).toHaveCount(0)
    let pressed = 0
    for (const [key, word] of Object.entries(actions)) {
      if (!offered.includes(word)) continue
      pressed++
      await keys(key)
      await expect(desk.getByRole('dialog'), word).toBeVisible()
      await keys('Escape')
      await expect(desk.getByRole('dialog'), word).toBeHidden()
    }
    expect(pressed).toBeGreaterThanOrEqual(4)
  })

  await test.step('j and k go through the queue', async () => {
    await desk.goto('/workbench/consults?tab=going')
    await expect(desk.getByRole('link', { name: /费二鸣/ })).toBeVisible()
    await keys('j')
    await expect(desk).toHaveURL(/consults\/[^/?]+/)
    const first = desk.url()
    await keys('j')
    await expect(desk).not.toHaveURL(first)
    await keys('k')
    await expect(desk).toHaveURL(first)
    await desk.goto(`/workbench/consults/${ids[1]}?tab=going`)
    await expect(desk.getByLabel('回复内容')).toBeVisible()
  })

  await test.step('e asks before it ends, and ends', async () => {
    await keys('Escape')
    await keys('e')
    const sure = desk.getByRole('dialog')
    await expect(sure).toBeVisible()
    await keys('Escape')
    await expect(sure).toBeHidden()
    await expect(desk.getByLabel('回复内容')).toBeVisible()
    await keys('e')
    await expect(sure.getByRole('button', { name: '结束咨询' })).toBeFocused()
    await keys('Enter')
    await expect(sure).toBeHidden()
    await expect(desk.getByRole('log').getByText('医生已结束本次咨询。')).toBeVisible()
  })
})
