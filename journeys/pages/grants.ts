import { own, type PagesOf } from './page-at.ts'

export const grantsPages: PagesOf = samples => [
  own('/my/grant', '', ['我代办的家人', '谁在管理我']),
  own('/my/grant/person', `?compatId=${samples.childId}`, ['满14周岁', '未满14周岁']),
  // What the other one answers to comes by SMS (grant.journey.ts goes the whole way).
  own('/my/grant/ask', `?compatId=${samples.fatherId}`, ['申请授权', '我想为王德福', '代办多久', '发短信给对方']),
]
