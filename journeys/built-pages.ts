import type { Samples } from './samples.ts'

/** A page that is built, at an address that has something to show. */
export interface BuiltPage {
  /** The given path (routes.given.json). */
  path: string
  address: string
  /** Opens only to who is logged in. */
  isOwn: boolean
}

const doctor = 'd0001'

const shown = (path: string, query = ''): BuiltPage => ({ path, address: path + query, isOwn: false })
const own = (path: string, query = ''): BuiltPage => ({ path, address: path + query, isOwn: true })
const consult = (consultId: string): BuiltPage => ({
  path: '/team/consult/:consultId',
  address: `/team/consult/${consultId}`,
  isOwn: true,
})

/** All of them; whoever builds one more adds it here, and it is looked at by every journey that goes through them. */
export const builtPages = (samples: Samples): BuiltPage[] => [
  shown('/v4/index'),
  shown('/v2/search', '?search=gxy'),
  shown('/search'),
  shown('/doc/index'),
  shown('/doc/index', `?docId=${doctor}`),
  shown('/doc/comment', `?docId=${doctor}`),
  shown('/internetRoom'),
  shown('/news/ysxy'),
  shown('/consult/rules', `?id=${doctor}&type=pic`),
  shown('/login'),
  shown('/account/login'),
  shown('/account/login/bymobile'),
  shown('/account/login/bypwd'),
  shown('/account/prelogin', '?errCode=1'),
  shown('/account/notice'),
  shown('/account/reset/pwd'),
  shown('/account/reset/pwd2'),
  shown('/register'),
  shown('/v2/my'),
  own('/account/perfect'),
  own('/my/data'),
  own('/my/edit', '?mode=name'),
  own('/v2/set'),
  own('/my/patient'),
  own('/my/compat/add'),
  own('/my/compat/phone', `?compatId=${samples.personId}&type=update`),
  own('/detailUsual', `?compatId=${samples.personId}`),
  own('/detailUsual', `?compatId=${samples.childId}`),
  own('/my/jhr/add', `?compatId=${samples.childId}`),
  own('/pictureConsultApply', `?docId=${doctor}`),
  own('/pictureConsultNext', `?docId=${doctor}`),
  own('/consult/v2/1', `?id=${doctor}&type=pic`),
  own('/consult/v2/2', `?id=${doctor}&type=pic&compatId=${samples.personId}`),
  own('/videoPay', `?consultId=${samples.unpaid}`),
  own('/allConsultSuccess', `?consultId=${samples.going}`),
  ...[samples.unpaid, samples.going, samples.unreviewed, samples.finished, samples.refunded].map(consult),
  own('/my/consult'),
  { path: '/my/consult/:status', address: '/my/consult/cancelled', isOwn: true },
  own('/my/bczl', `?consultId=${samples.going}`),
  own('/comment', `?consultId=${samples.unreviewed}`),
  own('/my/pay'),
  own('/my/pay', `?consultId=${samples.refunded}`),
]
