import { expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { loadDemoAccounts } from '../account/demo-accounts.ts'
import { loadDemoQuestionnaires } from './demo-questionnaires.ts'

const server = await openTestServer()

test('the demo patient has something to fill in, a draft, and results with a trend; a second load adds nothing', async () => {
  await loadDemoAccounts(server)
  await loadDemoQuestionnaires(server)
  await loadDemoQuestionnaires(server)
  const rows = await server.db
    .selectFrom('questionnaireAssignment')
    .select(['code', 'status'])
    .orderBy('code')
    .execute()
  expect(rows.map(row => `${row.code} ${row.status}`)).toEqual([
    'gad7 assigned',
    'inpatient-satisfaction assigned',
    'outpatient-screening submitted',
    'phq9 submitted',
    'phq9 submitted',
    'phq9 submitted',
    'post-surgery-follow-up begun',
  ])
})
