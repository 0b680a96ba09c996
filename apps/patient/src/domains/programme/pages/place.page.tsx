import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { lazy, Suspense, useLayoutEffect, type ComponentType, type LazyExoticComponent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { importChunk, loadPart } from '@nethos/calls/chunks.ts'
import { useSession } from '@nethos/calls/session.ts'
import { programmePageKinds, type ProgrammePageKind } from '@nethos/contract/programme/programme.document.ts'
import { previewCode } from '@nethos/contract/programme/programme.preview.ts'
import { Button } from '../../../controls/button.tsx'
import { Skeleton } from '../../../controls/skeleton.tsx'
import { Page } from '../../../patterns/page.tsx'
import { State } from '../../../patterns/states.tsx'
import { isEnglish, placeAt, type PlaceProps } from '../use-place.ts'
import '../parts/programme.css'

type Kind = LazyExoticComponent<ComponentType<PlaceProps>>
const kind = (load: () => Promise<{ default: ComponentType<PlaceProps> }>): Kind => lazy(() => loadPart(load))

const PreviewFrame = lazy(() => loadPart(() => import('../preview/preview-frame.tsx')))
const reading = kind(() => import('../kinds/reading.kind.tsx'))
const article = kind(() => import('../kinds/article.kind.tsx'))
const application = kind(() => import('../kinds/application.kind.tsx'))
/** Every page of every programme is one of these; a programme adds none. */
const kinds: Readonly<Record<ProgrammePageKind, Kind>> = {
  home: kind(() => import('../kinds/home.kind.tsx')),
  introduction: kind(() => import('../kinds/introduction.kind.tsx')),
  experts: kind(() => import('../kinds/experts.kind.tsx')),
  reading,
  article,
  notice: kind(() => import('../kinds/notice.kind.tsx')),
  offers: kind(() => import('../kinds/offers.kind.tsx')),
  apply: kind(() => import('../kinds/apply.kind.tsx')),
  applications: kind(() => import('../kinds/applications.kind.tsx')),
  application,
  information: kind(() => import('../kinds/information.kind.tsx')),
  pay: kind(() => import('../kinds/pay.kind.tsx')),
  followUps: kind(() => import('../kinds/follow-ups.kind.tsx')),
  paper: kind(() => import('../kinds/paper.kind.tsx')),
  result: kind(() => import('../kinds/result.kind.tsx')),
  plan: kind(() => import('../kinds/plan.kind.tsx')),
  chat: kind(() => import('../kinds/chat.kind.tsx')),
  share: kind(() => import('../kinds/share.kind.tsx')),
}
const forAnybody: readonly ProgrammePageKind[] = [
  'home',
  'introduction',
  'experts',
  'reading',
  'article',
  'offers',
  'share',
]

/** The page of a programme that stands under this address. */
export default function PlacePage() {
  const { pathname } = useLocation()
  const isIn = useSession() !== undefined
  const [query] = useSearchParams()
  const place = placeAt(pathname)
  useLanguage(place?.code ?? '')
  if (!place)
    return (
      <Page title="专区">
        <State drawing="soon" sentence="没有这个页面" />
      </Page>
    )
  const isPreview = place.code === previewCode
  if (!isIn && !isPreview && !forAnybody.includes(place.kind)) return <LogIn title={programmePageKinds[place.kind]} />
  const Kind = kinds[place.isNamed && query.has('id') ? 'reading' : place.kind]
  const page = <Kind key={`${place.code} ${place.kind}`} place={place} />
  return (
    <Suspense fallback={<Skeleton shape="rows" />}>
      {isPreview ? <PreviewFrame kind={place.kind}>{page}</PreviewFrame> : page}
    </Suspense>
  )
}

/** In an English zone buttons, states and errors are English, too. */
function useLanguage(code: string): void {
  const speaksEnglish = isEnglish(code)
  // Before the next page is seen: it would else be put into English, too.
  useLayoutEffect(() => {
    if (!speaksEnglish) return undefined
    let end: (() => void) | undefined
    let isLeft = false
    void importChunk(() => import('../english/speak.ts'))
      .then(({ speakEnglish }) => {
        if (!isLeft) end = speakEnglish()
      })
      // Without it the page is what the hospital has written, among Chinese buttons.
      .catch(() => undefined)
    return () => {
      isLeft = true
      end?.()
    }
  }, [speaksEnglish])
}

function LogIn({ title }: { title: string }) {
  const { pathname, search } = useLocation()
  const go = useNavigate()
  return (
    <Page title={title}>
      <State drawing="soon" sentence="登录后才能查看这一页">
        <Button onClick={() => void go(accountPages.login.to({ backPath: pathname + search }), { replace: true })}>
          去登录
        </Button>
      </State>
    </Page>
  )
}
