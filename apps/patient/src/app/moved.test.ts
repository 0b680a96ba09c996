import { createMemoryRouter, matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { domainTables } from './domain-tables.ts'
import { movedTo, moves } from './moved.ts'

const tables = await Promise.all(domainTables.map(load => load()))
const routes = tables.flatMap(table => table.routes)

/** All addresses on the way from an old one to the page that is shown. */
function wayFrom(address: string): string[] {
  const [pathname = '', search = ''] = address.split(/(?=\?)/)
  const match = matchRoutes(
    routes.map(({ path }, at) => ({ path, id: String(at) })),
    pathname,
  )?.[0]
  const route = routes[Number(match?.route.id)]
  if (!match || !route || !('to' in route)) return [address]
  return [address, ...wayFrom(movedTo(route, match.params, search))]
}

test.each([
  ['/', '/v4/index'],
  [
    '/?action=toBookDeptPage&bookDeptId=1&bookHosId=2&bookSort=1',
    '/book/book/expert?bookDeptId=1&bookHosId=2&bookSort=1',
  ],
  ['/?action=toBookDocPage&bookDocId=3&bookHosId=2&bookSort=1', '/book/doc/3?bookDocId=3&bookHosId=2&bookSort=1'],
  ['/?action=somethingElse&promoteCode=9', '/v4/index?action=somethingElse&promoteCode=9'],
  ['/home', '/v4/index'],
  ['/index', '/v4/index'],
  ['/v3/index', '/v4/index'],
  ['/404', '/v4/index'],
  ['/internetTerms', '/v4/index?path=%2FinternetTerms'],
  ['/index/all', '/download'],
  ['/download/doc', '/download'],
  ['/about', '/v2/about'],
  ['/userHelp', '/v2/help'],
  ['/profile', '/v2/my'],
  ['/Profile', '/v2/my'],
  ['/myProfile', '/v2/my'],
  ['/my/index', '/v2/my'],
  ['/usualPatient', '/my/patient'],
  ['/addUsualPatient?callback=x', '/my/compat/add?callback=x'],
  ['/onlineDoctorCard?docId=12', '/doc/index?docId=12'],
  ['/my/doc', '/my/doc/follow'],
  ['/waitArrange?consultId=5', '/team/consult/5'],
  ['/waitArrange', '/my/consult'],
  ['/myConsult/commented', '/my/consult'],
  ['/quickConsult', '/v4/index'],
  ['/writeInfo', '/v4/index'],
  ['/writeSubmit', '/v4/index'],
  ['/submitSuccess', '/v4/index'],
  ['/payResult/5?result=cancel', '/videoPay?consultId=5'],
  ['/payResult/5?result=fail', '/videoPay?consultId=5'],
  ['/payResult/5?result=success', '/team/consult/5'],
  ['/expenseHistory?consultId=5', '/team/consult/5'],
  ['/expenseHistory', '/my/pay'],
  ['/articleDetail?articleId=7', '/doc/article/7'],
  ['/articleList?docId=3', '/doc/article/list?docId=3'],
  ['/feedback', '/feedback/submit'],
  ['/book/pre', '/book'],
  ['/bookTerms', '/book/rule'],
  ['/todayBook', '/v4/index'],
  ['/selectType?bookHosId=2', '/book/select/dept?bookHosId=2'],
  ['/bookType/expert?bookHosId=2&bookSort=1', '/book/book/expert?bookHosId=2&bookSort=1'],
  ['/bookType/date', '/book/book/date'],
  ['/expertDetail', '/book/dept'],
  ['/famousPage?bookDocId=3', '/book/doc/3'],
  ['/famousPage?bookDocId=3&bookHosId=2', '/book/doc/3?bookHosId=2'],
  ['/infoConfirm?bookDocId=1&deptName=%E9%AA%A8%E7%A7%91', '/book/confirm?bookDocId=1&deptName=%E9%AA%A8%E7%A7%91'],
  [`/myBookNumber?orderInfo=${encodeURIComponent('{"bookSort":1}')}`, '/my/book/list'],
  [`/myBookNumber?orderInfo=${encodeURIComponent('{"bookSort":"3"}')}`, '/my/book/school'],
  [`/myBookNumber?orderInfo=${encodeURIComponent('{"bookSort":2}')}`, '/my/book'],
  ['/myBookNumber?orderInfo=%7Bbad', '/my/book'],
  ['/myBookNumber', '/my/book'],
  ['/myBookNumberSelect', '/my/book'],
  ['/fee/mz', '/fee/mz/0'],
  ['/fee/zy', '/fee/zy/0'],
  ['/medical/home', '/v2/tj'],
  ['/shoushu', '/daysurgery/shoushu'],
])('%s ends on %s, or on the first tab below it', (from, to) => {
  const way = wayFrom(from)
  const last = way[way.length - 1] ?? ''
  expect([to, `${to}/all`]).toContain(last)
  expect(way).toContain(to)
})

test('an id out of an address stays one piece of a path', () => {
  expect(wayFrom('/waitArrange?consultId=..%2F..%2Fv2%2Fmy').pop()).toBe('/team/consult/..%2F..%2Fv2%2Fmy')
})

test('an old address takes no place in the history', async () => {
  const table = routes.map(route =>
    'to' in route ? { path: route.path, loader: moves(route), element: null } : { path: route.path, element: null },
  )
  const router = createMemoryRouter(table, { initialEntries: ['/v2/help'] })
  await router.navigate('/index?promoteCode=9')
  expect(router.state.location).toMatchObject({ pathname: '/v4/index', search: '?promoteCode=9' })
  await router.navigate(-1)
  expect(router.state.location.pathname).toBe('/v2/help')
  router.dispose()
})
