import { App, Button, Dropdown } from 'antd'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { Navigate, Outlet, useLocation, useNavigate, useNavigation } from 'react-router'
import { loadPart } from '@nethos/calls/chunks.ts'
import { config } from '@nethos/calls/config.ts'
import { queryClient } from '@nethos/calls/query.ts'
import { useSession } from '@nethos/calls/session.ts'
import { onStepOwed, StepOwedError } from '@nethos/calls/step-owed.ts'
import { onTrouble, SignedOutError } from '@nethos/calls/trouble.ts'
import { staffServices, type Staff } from '@nethos/contract/staff/staff.services.ts'
import { Icon } from '../controls/icon.tsx'
import { Mark } from '../controls/mark.tsx'
import { useWide } from '../controls/use-wide.ts'
import { useUnread } from '../domains/consult/public.ts'
import { claimDrafts, forgetDrafts } from '../patterns/draft.ts'
import { AlarmStrip, useAlarms } from '../domains/consult/public.tsx'
import { useUnreadTalks } from '../domains/follow/public.ts'
import { renewPush, useAlarmBell, useBell, useWorkerMessages } from '../domains/notify/public.ts'
import { myNoticesRoute } from '../domains/notify/routes.ts'
import { leave, roleLabels, useMe } from '../domains/staff/public.ts'
import { reportNearMissRoute } from '../domains/safety/routes.ts'
import { myFactorRoute, myPasswordRoute } from '../domains/staff/routes.ts'
import { loginWithWayBack } from '../domains/staff/way-back.ts'
import { useWaiting } from '../domains/today/public.ts'
import { TableToolsContext } from '../patterns/table-tools.ts'
import { TitleContext } from '../patterns/page-title.tsx'
import { Fault, Waiting } from '../patterns/states.tsx'
import { desksOf } from './desks.ts'
import { MeContext } from './guards.tsx'
import { Menu, MenuButton } from './menu.tsx'
import { OpeningLine } from './opening.tsx'
import { PaletteButton } from './palette-button.tsx'
import { useTableTools } from './table-tools.ts'
import './shell.css'

/** What stands around every page: who works here, where he may go, and the way out. Without a session, the login. */
export function Shell() {
  const { pathname, search } = useLocation()
  useTroubleShown()
  if (!useSession()) return <Navigate to={loginWithWayBack(pathname + search)} replace />
  return <Inside />
}

const SecondStep = lazy(() => loadPart(() => import('../domains/staff/second-step.tsx')))
const StepSheet = lazy(() => loadPart(() => import('../domains/staff/step-sheet.tsx')))

function Inside() {
  const { value: me, status, sentence, retry } = useMe()
  // Stays until it is done with, though the server may be content before: the recovery codes are shown once.
  const [step, setStep] = useState<Staff['owes']>()
  // Who was at work keeps his page, and what he has typed in it, under the sheet that asks him.
  const [isAtWork, setAtWork] = useState(false)
  const [isPutOff, setPutOff] = useState(false)
  useEffect(
    () =>
      onStepOwed(() => {
        setPutOff(false)
        void queryClient.invalidateQueries({ queryKey: [staffServices.getMe.name] })
      }),
    [],
  )
  if (me?.owes && !step) setStep(me.owes)
  if (me && !me.owes && !isAtWork) setAtWork(true)
  const done = async () => {
    if (!isAtWork) return setStep(undefined)
    await queryClient.invalidateQueries({ queryKey: [staffServices.getMe.name] })
    setStep(undefined)
    void queryClient.invalidateQueries()
  }
  if (step && isAtWork && me)
    return (
      <>
        <WorkplaceOf me={me} />
        {!isPutOff && (
          <Suspense>
            <StepSheet owes={step} onDone={() => void done()} onPutOff={() => setPutOff(true)} />
          </Suspense>
        )}
      </>
    )
  if (step)
    return (
      <Suspense fallback={<Waiting />}>
        <SecondStep owes={step} onDone={() => void done()} />
      </Suspense>
    )
  if (me) return <WorkplaceOf me={me} />
  return <main>{status === 'fault' ? <Fault sentence={sentence} onRetry={retry} /> : <Waiting />}</main>
}

const noAlarms: never[] = []

/** Narrower than this the menu opens by a button; of more desks than this it stands beside the page. */
const roomy = 1024
const rowMost = 7

function WorkplaceOf({ me }: { me: Staff }) {
  const isAnswering = me.role === 'doctor' || me.role === 'nurse'
  const consults = useUnread(isAnswering || me.role === 'pharmacist')
  const talks = useUnreadTalks(isAnswering)
  const alarms = useAlarms(me.role !== 'pharmacist').value ?? noAlarms
  const at = useWaiting()
  const unread = { consults: consults ?? 0, talks: talks ?? 0, alarms: alarms.length, at }
  const unreadInAll = unread.consults + unread.talks + unread.alarms
  useBell(consults === undefined || talks === undefined ? undefined : unreadInAll)
  useAlarmBell(alarms.length)
  useWorkerMessages()
  const title = useMemo(() => ({ app: `${config().hospitalName}工作台`, unread: unreadInAll }), [unreadInAll])
  const desks = desksOf(me.role)
  const tools = useTableTools()
  const isWide = useWide(roomy)
  const hasColumn = isWide && desks.length > rowMost
  const isUnderWay = useNavigation().state !== 'idle'
  useEffect(() => claimDrafts(me.staffId), [me.staffId])
  // Without it he is told by the other ways.
  useEffect(() => void renewPush().catch(() => undefined), [me.staffId])
  return (
    <MeContext value={me}>
      <TitleContext value={title}>
        <div className="shell">
          <a className="shell__skip" href="#page">
            跳到正文
          </a>
          <header className="shell__bar">
            {!isWide && <MenuButton desks={desks} unread={unread} />}
            <span className="shell__mark">
              <Mark size={28} />
            </span>
            <span className="shell__house">{config().hospitalName}</span>
            {isWide && !hasColumn && <Menu desks={desks} unread={unread} look="row" />}
            <PaletteButton role={me.role} />
            <Person me={me} />
          </header>
          <AlarmStrip alarms={alarms} />
          {isUnderWay && <OpeningLine />}
          <div className="shell__body">
            {hasColumn && <Menu desks={desks} unread={unread} look="column" />}
            <main id="page" className="shell__page" tabIndex={-1}>
              <TableToolsContext value={tools}>
                <Outlet />
              </TableToolsContext>
            </main>
          </div>
        </div>
      </TitleContext>
    </MeContext>
  )
}

function Person({ me }: { me: Staff }) {
  const navigate = useNavigate()
  const go = ({ key }: { key: string }) => {
    if (key === 'notices') return void navigate(myNoticesRoute.path)
    if (key === 'near-miss') return void navigate(reportNearMissRoute.path)
    if (key === 'password') return void navigate(myPasswordRoute.path)
    if (key === 'factor') return void navigate(myFactorRoute.path)
    forgetDrafts()
    void leave()
  }
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'who', type: 'group', label: `${me.name} · ${roleLabels[me.role]}` },
          { key: 'notices', label: '通知设置' },
          { key: 'near-miss', label: '上报隐患' },
          { key: 'password', label: '修改密码' },
          { key: 'factor', label: '两步验证' },
          { key: 'out', label: '退出登录' },
        ],
        onClick: go,
      }}
    >
      <Button type="text" className="shell__person" aria-label={`${me.name} ${roleLabels[me.role]}`}>
        <Icon name="person" />
        <span className="shell__name">{me.name}</span>
        <span className="shell__role">{roleLabels[me.role]}</span>
        <Icon name="down" size={16} />
      </Button>
    </Dropdown>
  )
}

/** What a command met and its page did not deal with. A lost session shows itself by the login, an owed step by its sheet. */
function useTroubleShown(): void {
  const { message } = App.useApp()
  useEffect(
    () =>
      onTrouble(error => {
        if (error instanceof SignedOutError || error instanceof StepOwedError) return
        void message.error(error.message, 5)
      }),
    [message],
  )
}
