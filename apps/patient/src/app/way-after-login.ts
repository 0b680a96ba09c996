/** A path of ours to go to, or an address outside to open. */
export type Way = { path: string } | { address: string }

const home = '/index'
const ownPlace = 'https://own.invalid'

/** Old names in a backPath that stand for a whole area (core 3, docs/product/routes.md 2); first match wins. */
const areas = new Map(
  Object.entries({
    infoconfirm: '/book',
    famouspage: '/book',
    expertdetail: '/book',
    'booktype/date': '/book',
    selecttype: '/book',
    pictureconsultnext: '/internetRoom',
    pictureconsultapply: '/internetRoom',
    onlinedoctorcard: '/internetRoom',
    bindrelativephone: '/Profile',
    login: '/Profile',
    'account/prelogin': '/Profile',
    '': '/Profile',
  }),
)

/** A path that stays with us whatever a browser makes of it, or undefined: //host, /\host, javascript: and the like. */
function ownPath(link: string): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:/i.test(link) || link.includes('\\')) return undefined
  try {
    const url = new URL(link.startsWith('/') ? link : `/${link}`, ownPlace)
    const isOurs = url.origin === ownPlace && !url.pathname.startsWith('//')
    return isOurs ? url.pathname + url.search + url.hash : undefined
  } catch {
    return undefined
  }
}

/**
 * Where a link from outside of the code may lead: own paths and own addresses directly, listed hosts directly, any
 * other http address behind a page that shows it and asks, everything else home (docs/product/security.md, traps).
 */
export function wayOf(link: string, listedHosts: readonly string[], ownHost: string): Way {
  const trimmed = link.trim()
  if (!/^https?:/i.test(trimmed)) return { path: ownPath(trimmed) ?? home }
  let url: URL
  try {
    url = new URL(trimmed)
  } catch {
    return { path: home }
  }
  if (url.username || url.password) return { path: home }
  if (url.host === ownHost) return { path: ownPath(url.pathname + url.search + url.hash) ?? home }
  if (url.protocol === 'https:' && listedHosts.includes(url.host)) return { address: url.href }
  return { path: `/leave?to=${encodeURIComponent(url.href)}` }
}

/** Where to go after a login, by the backPath in the address; with or without the leading slash, whatever its query. */
export function wayAfterLogin(
  backPath: string | null | undefined,
  listedHosts: readonly string[],
  ownHost = globalThis.location?.host ?? '',
): Way {
  const link = (backPath ?? '').trim()
  const name = (link.split(/[?#]/)[0] ?? '').replace(/^\/|\/$/g, '').toLowerCase()
  const area = areas.get(name)
  return area ? { path: area } : wayOf(link, listedHosts, ownHost)
}
