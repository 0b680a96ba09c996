import { firstOf } from '@nethos/contract/common/present.ts'
import { programmePages } from '@nethos/contract/programme/programme.pages.ts'
import { systemPages } from '@nethos/contract/system/system.pages.ts'
import given from '@nethos/contract/routes.given.json' with { type: 'json' }
import type { Runtime } from '../../runtime.ts'

/** Pages of our own that the office may link to as well. */
const ownPages = [systemPages.about, systemPages.help, systemPages.licences, systemPages.openSource]
const known = new Map(given.filter(({ kind }) => kind !== 'redirect').map(({ path, title }) => [path, title]))
for (const { at, title } of ownPages) known.set(at, title)

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`)
/** The hospital's own programmes, whichever there are. */
const zones = [programmePages.zone.at, programmePages.zonePart.at]
const patterns = [...given.map(({ path }) => path), ...known.keys(), ...zones].map(patternOf)

const isOwnPage = (address: string): boolean => {
  const path = firstOf(address.split(/[?#]/))
  return patterns.some(pattern => pattern.test(path))
}

/** Why the office may not link to an address, or undefined: the same hosts that the app opens without asking. */
export function wrongAddress(
  { settings }: Pick<Runtime, 'settings'>,
  address: string,
): { key: 'page_unknown' | 'host_unlisted'; sentence?: string } | undefined {
  if (address.startsWith('/')) return isOwnPage(address) ? undefined : { key: 'page_unknown' }
  const { listedHosts } = settings
  const url = URL.parse(address)
  if (url?.protocol === 'https:' && !url.username && !url.password && listedHosts.includes(url.host)) return undefined
  return {
    key: 'host_unlisted',
    sentence:
      listedHosts.length > 0
        ? `不能链接到这个网站，可以链接的网站：${listedHosts.join('、')}`
        : '不能链接到院外网站，请填写本院页面的地址',
  }
}

/** The addresses that the desks offer. */
export const knownAddresses = ({ settings }: Pick<Runtime, 'settings'>) => ({
  pages: [...known].filter(([path]) => !path.includes(':')).map(([path, title]) => ({ path, title })),
  hosts: [...settings.listedHosts],
})
