import { expect, test } from 'vitest'
import { loadHospital } from '../../demo/load-hospital.ts'
import { openTestServer } from '../../testing/server.ts'
import { loadDemoAccounts } from '../account/demo-accounts.ts'
import { loadDemoConsults } from './demo-consults.ts'

const server = await openTestServer()

test('the demo patient has a consult of each kind that she meets, and may ask the same doctor for herself; loaded twice they are the same', async () => {
  await loadHospital(server.db, server.runtime.clock.now())
  await loadDemoAccounts(server)
  await Promise.all([loadDemoConsults(server), loadDemoConsults(server)])
  await loadDemoConsults(server)
  await server.runner.runTimers()
  const { accountId } = await server.db.selectFrom('consult').select('accountId').executeTakeFirstOrThrow()
  const session = await server.sessionOf({ accountId })
  const { list } = await server.call('nethos.consult.info.consultation.list', {}, session)
  expect(list.map(row => [row.consultStatus, row.consulterName])).toEqual([
    [0, '王秀英'],
    [2, '李建国'],
    [4, '王德福'],
    [6, '王秀英'],
  ])
  const { obj } = await server.call('nethos.consult.info.detail', { consultId: list[1].consultId }, session)
  expect(obj).toMatchObject({
    events: ['end', 'reply', 'supplement'],
    consult: { patReplyRemainNumber: 9, replyCount: 2 },
  })
  const issued = await server.call(
    'nethos.consult.info.docpic.issue.v2',
    { docId: 'd0001', consultContent: '想再问一下' },
    session,
  )
  expect(issued.code).toBe('0')
})
