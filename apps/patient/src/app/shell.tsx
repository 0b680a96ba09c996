import { consentCode } from '@nethos/contract/common/health-consent.ts'
import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { contentPages } from '@nethos/contract/content/content.pages.ts'
import { homePages } from '@nethos/contract/home/home.pages.ts'
import { followPages } from '@nethos/contract/follow/follow.pages.ts'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { importChunk, loadPart } from '@nethos/calls/chunks.ts'
import { config } from '@nethos/calls/config.ts'
import { refused } from '@nethos/calls/refused.ts'
import { useSession } from '@nethos/calls/session.ts'
import { dismissDialogs } from '../controls/dialog.ts'
import { DialogHost } from '../controls/dialog-host.tsx'
import { useStore } from '../controls/store.ts'
import { ToastHost } from '../controls/toast-host.tsx'
import { unread } from '../domains/messages/unread.ts'
import { AppInfoContext, type AppInfo, type AppTab } from '../patterns/app-info.ts'
import { ScrollMemory } from '../patterns/scroll-memory.tsx'
import { onTrouble, reportTrouble } from '@nethos/calls/trouble.ts'
import { elder, setElder } from './elder.ts'
import { useVisitCount } from './count-visit.ts'
import { environmentOf } from './environment.ts'
import { LineBar } from './line-bar.tsx'
import { Opening } from './opening.tsx'
import { showTrouble } from './signed-out.ts'
import { hasPlace } from './third-place.ts'
import { VersionCheck } from './version-check.tsx'
import type { Way } from './way-after-login.ts'

refused.met = async code =>
  code?.startsWith(consentCode) && (await importChunk(() => import('./ask-consent.tsx'))).askConsent(code)

const UnreadSync = lazy(() => loadPart(() => import('../domains/messages/unread-sync.tsx')))

type Ways = typeof import('./way-after-login.ts')

/** The four bottom tabs (docs/product/routes.md 2); the third is the hospital's choice. */
const tabsWith = (third: AppTab): readonly AppTab[] => [
  { label: '首页', icon: 'home', to: homePages.home.at, also: '/v2/index' },
  { label: '我的医生', icon: 'doctor', to: followPages.doctors.at, below: '/my/doc' },
  third,
  { label: '我的', icon: 'person', to: accountPages.my.at, showsUnread: true },
]
const tabs = {
  health: tabsWith({ label: '健康知识', icon: 'book', to: contentPages.health.at }),
  publish: tabsWith({ label: '医生发布', icon: 'book', to: contentPages.newestArticles.at }),
}

/** What stands around every page: what the pages know about the app, dialogs, toasts, places, the share menu. */
export function Shell() {
  const { pathname, search } = useLocation()
  const app = useCurrentAppInfo()
  const isIn = useSession() !== undefined

  useEffect(() => {
    if (app.environment.shell !== 'browser')
      importChunk(() => import('./share-menu.ts')).then(
        ({ setShareMenu }) => setShareMenu(pathname),
        () => undefined, // Sharing keeps the words of the app.
      )
    // What is shared is another page when the query is another one.
  }, [pathname, search, app.environment.shell])
  useEffect(() => dismissDialogs, [pathname])
  useTrouble()
  useVisitCount()

  return (
    <AppInfoContext value={app}>
      <VersionCheck />
      <LineBar />
      {isIn && (
        <Suspense fallback={null}>
          <UnreadSync />
        </Suspense>
      )}
      <Opening />
      <Outlet />
      <ToastHost />
      <DialogHost />
      <ScrollMemory />
    </AppInfoContext>
  )
}

/** What commands meet is told here: a missing login with a way to log in and come back. */
function useTrouble(): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const toLogin = accountPages.login.to({ backPath: pathname + search })
    onTrouble(error => showTrouble(error, () => void navigate(toLogin)))
  }, [navigate, pathname, search])
}

function useCurrentAppInfo(): AppInfo {
  const navigate = useNavigate()
  const isElder = useStore(elder)
  const unreadCount = useStore(unread)
  return useMemo(() => {
    const {
      hospitalName,
      hospitalLevel,
      hospitalLicence,
      customerServicePhone,
      customerServiceHours,
      thirdTab,
      listedHosts,
    } = config()
    const go = async (wayBy: (ways: Ways) => Way, replace: boolean) => {
      const way = wayBy(await importChunk(() => import('./way-after-login.ts')))
      if ('path' in way) await navigate(way.path, { replace })
      else if (replace) window.location.replace(way.address)
      else window.location.assign(way.address)
    }
    return {
      name: hospitalName,
      level: hospitalLevel,
      licence: hospitalLicence,
      servicePhone: customerServicePhone,
      serviceHours: customerServiceHours,
      home: homePages.home.at,
      tabs: thirdTab === 'publish' ? tabs.publish : tabs.health,
      environment: environmentOf(navigator.userAgent),
      isElder,
      unread: unreadCount,
      setElder,
      goAfterLogin: backPath => void go(ways => ways.wayAfterLogin(backPath, listedHosts), true).catch(reportTrouble),
      openLink: (link, replace = false) => {
        const open = (way: string) =>
          go(ways => ways.wayOf(way, listedHosts, window.location.host), replace).catch(reportTrouble)
        if (!hasPlace(link)) return void open(link)
        const fill = async () => (await importChunk(() => import('./third-link.ts'))).withThirdCode(link, listedHosts)
        fill().then(filled => (filled === undefined ? undefined : open(filled)), reportTrouble)
      },
    }
  }, [navigate, isElder, unreadCount])
}
