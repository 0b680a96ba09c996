import { expect, test } from 'vitest'
import { visitPlace } from './visit-place.ts'

test('the campus, the floor and the room are said in this order', () => {
  expect(visitPlace({ campusName: '东湖院区', place: '门诊楼3层', room: '308诊室' })).toBe('东湖院区 门诊楼3层 308诊室')
})

test('two rooms are never named: the one of the session is', () => {
  expect(visitPlace({ campusName: '东湖院区', place: '门诊楼二楼东区21号诊室', room: '308诊室' })).toBe(
    '东湖院区 门诊楼二楼东区 308诊室',
  )
  expect(visitPlace({ campusName: '', place: '门诊楼二楼东区21号诊室', room: '' })).toBe('门诊楼二楼东区21号诊室')
})

test('the school clinic is named once', () => {
  expect(visitPlace({ campusName: '校医院', place: '校医院一楼2号诊室', room: '校医院一楼' })).toBe('校医院一楼')
  expect(visitPlace({ campusName: '校医院', place: '校医院一楼', room: '校医院一楼2号诊室' })).toBe('校医院一楼2号诊室')
  expect(visitPlace({ campusName: '校医院', place: '', room: '校医院' })).toBe('校医院')
})
