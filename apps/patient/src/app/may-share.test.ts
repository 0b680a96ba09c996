import { expect, test } from 'vitest'
import { mayShare } from './may-share.ts'

test.each([
  '/doc/index',
  '/Doc/Index/',
  '/2022/report/doc',
  '/2023/report/doc',
  '/team/12/detail',
  '/doc/article/list',
  '/doc/article/7',
  '/my/recommend',
  '/active/bayz',
  '/active/cdyz',
  '/active/common',
  '/active/asian',
  '/download',
  '/open/alipay',
])('%s may be shared', path => expect(mayShare(path)).toBe(true))

test.each([
  '/',
  '/v4/index',
  '/team/12/rate',
  '/team/consult/5',
  '/doc/article/7/edit',
  '/2021/report/doc',
  '/2023/report/index',
  '/active/drainage',
  '/my/recommend/list',
])('%s may not', path => expect(mayShare(path)).toBe(false))
