import { grantPages } from '@nethos/contract/grants/grants.pages.ts'
import { visit, type VisitsOf } from './page-at.ts'

export const visits: VisitsOf = samples => [
  visit(grantPages.grants, {}, ['我代办的家人', '谁在管理我']),
  visit(grantPages.person, { compatId: samples.childId }, ['满14周岁', '未满14周岁']),
  // What the other one answers to comes by SMS (grant.journey.ts goes the whole way).
  visit(grantPages.ask, { compatId: samples.fatherId }, ['申请授权', '我想为王德福', '代办多久', '发短信给对方']),
]
