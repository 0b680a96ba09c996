import { expect, test } from 'vitest'
import type { DischargeSummary } from '@nethos/contract/inpatient/inpatient.schemas.ts'
import { isDaily } from './daily-usage.ts'
import { followUpOf } from './stay-pathway.ts'

test.each([
  '每次1片，每日1次，睡前',
  '每次1粒，每天2次，饭后',
  '一日三次，一次一片',
  '0.5g tid po',
  '单次剂量1片，每日3次',
  '每12小时1次',
  '',
])('“%s” is daily', usage => expect(isDaily(usage)).toBe(true))

test.each([
  '每次4片，每周1次',
  '每周一次，每次10mg',
  '10mg qw',
  '每星期2次',
  '每周5天，每日1次',
  '周一、周四各1次',
  '隔日1次，每次1片',
  '每3日1次',
  '每两天一次',
  '每72小时换一贴',
  '每3个月一次',
  '必要时1片，每日不超过3次',
  '疼痛时1片',
  '1片 prn',
  '单次4片',
])('“%s” is not', usage => expect(isDaily(usage)).toBe(false))

test('after a stay methotrexate of once a week is no task of every day', () => {
  const drug = (name: string, usage: string) => ({ name, usage, times: ['08:00'], days: 28 })
  const summary: DischargeSummary = {
    dischargedAt: Date.parse('2026-11-25T10:00:00+08:00'),
    diagnosis: '',
    course: '',
    advice: '',
    drugs: [drug('甲氨蝶呤片', '每次4片，每周1次'), drug('叶酸片', '每次1片，每日1次')],
    nextAppointment: null,
  }
  const taken = followUpOf(summary).stages.find(stage => stage.key === 'drugs')!.tasks
  expect(taken.map(task => task.text)).toEqual([expect.stringContaining('叶酸片')])
})
