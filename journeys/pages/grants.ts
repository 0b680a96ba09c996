import { own, type PagesOf } from './page-at.ts'

export const grantsPages: PagesOf = samples => [
  own('/my/grant', '', ['我代办的家人', '谁在管理我']),
  own('/my/grant/person', `?compatId=${samples.childId}`, ['满14周岁', '未满14周岁']),
]
