import { expect, test } from 'vitest'
import { wrongChildCare, wrongDuration } from './conditions.rules.ts'

test.each([
  [[7], '', undefined],
  [[7, 8], '', '用药超过7天，请选择延长用量的理由'],
  [[28], 'chronic', undefined],
  [[84], 'old_age', undefined],
  [[30], 'special', undefined],
  [[7, 31], 'special', '“行动不便、路途遥远等特殊情况”最多开具30天用量'],
] as const)('for %j days with the reason %j: %s', (days, reason, wrong) => {
  expect(
    wrongDuration(
      days.map(count => ({ days: count })),
      reason,
    ),
  ).toBe(wrong)
})

test.each([
  [6, { guardianPresent: false, companion: '' }, undefined],
  [5, { guardianPresent: false, companion: '王医生' }, '就诊人未满6岁，请确认监护人在场陪同'],
  [5, { guardianPresent: true, companion: ' ' }, '就诊人未满6岁，请填写陪伴患儿的相关专业医师（姓名和单位）'],
  [0, { guardianPresent: true, companion: '王医生，社区卫生服务中心儿科' }, undefined],
  [null, { guardianPresent: false, companion: '' }, '就诊人未满6岁，请确认监护人在场陪同'],
])('at the age of %s with %j: %s', (age, care, wrong) => expect(wrongChildCare(age, care)).toBe(wrong))
