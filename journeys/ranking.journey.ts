import { expect, test, type Nethos, type Page } from './nethos.ts'
import { atHour } from './in-hospital.ts'
import { samplePatient } from './samples.ts'
import { deskOf, phoneOf } from './signed-in.ts'

const doctor = '沈知远'

// Its clock goes on to the next day.
test.use({ ownServer: 'ranking' })

test('a doctor is liked by one person once a day, and the next day again; each figure is counted from the rows', async ({
  nethos,
}) => {
  // A page that slept while the clock was moved is told the time by a refusal, or that its session is over.
  nethos.expectTrouble(/ (\w+(\.\w+)+|\/events\?\S+) 40[134]$/)
  await atHour(nethos, 1, 9)
  const before = await figures(nethos)
  const today = await phoneOf(nethos, samplePatient)

  await test.step('today once', async () => {
    await likes(today)
    await expectLikes(today, before.doctor + 1)
    const again = nethos.call('nethos.doc.rank.like', { docId: 'd0001' }, await nethos.logIn(samplePatient))
    await expect(again).rejects.toThrow(/今天/)
  })

  await test.step('tomorrow again, and only once', async () => {
    await atHour(nethos, 1, 9)
    const tomorrow = await phoneOf(nethos, samplePatient)
    await likes(tomorrow)
    await expectLikes(tomorrow, before.doctor + 2)
    const again = nethos.call('nethos.doc.rank.like', { docId: 'd0001' }, await nethos.logIn(samplePatient))
    await expect(again).rejects.toThrow(/今天/)
  })

  await test.step('two rows more, no more; the office counts the same', async () => {
    const after = await figures(nethos)
    expect(after).toEqual({ doctor: before.doctor + 2, whole: before.whole + 2, rows: before.rows + 2 })
    const desk = await deskOf(nethos, 'operator1')
    await desk.goto('/workbench/rankings')
    await desk.getByRole('button', { name: '查看点赞' }).first().click()
    await expect(
      desk
        .getByRole('row')
        .filter({ hasText: doctor })
        .getByRole('cell', { name: String(after.doctor), exact: true }),
    ).toBeVisible()
  })
})

async function likes(phone: Page): Promise<void> {
  await phone.goto('/v2/pk')
  await phone.getByRole('button', { name: `点赞，${doctor}` }).click()
  await expect(phone.getByText('点赞成功')).toBeVisible()
  await expect(phone.getByRole('button', { name: `已赞，${doctor}` })).toBeDisabled()
}

const expectLikes = (phone: Page, count: number) =>
  expect(phone.getByText(`${count}个赞`, { exact: false }).first()).toBeVisible()

/** What the ranking says of the doctor and of itself, and the sum over its rows. */
async function figures(nethos: Nethos): Promise<{ doctor: number; whole: number; rows: number }> {
  const { obj } = await nethos.call('nethos.doc.rank.info', {})
  const { list } = await nethos.call('nethos.doc.rank.list', { pageNum: 1, pageSize: 50 })
  const counted: { docName: string; likeCount: number }[] = list
  return {
    doctor: counted.find(one => one.docName === doctor)!.likeCount,
    whole: obj.likeCount,
    rows: counted.reduce((sum, one) => sum + one.likeCount, 0),
  }
}
