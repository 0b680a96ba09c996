import { useState } from 'react'
import { archiveContents, archiveDays } from '@nethos/contract/archive/archive.rules.ts'
import type { Archive } from '@nethos/contract/archive/archive.services.ts'
import { archiveStates, type ArchiveStatus } from '@nethos/contract/archive/archive.status.ts'
import { dayAndTime, instantInWords } from '@nethos/contract/common/days.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Tag } from '../../../controls/tag.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card, StatusLine } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { FormPage } from '../../../patterns/form-page.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { archives, askArchive, profile, sendArchiveCaptcha } from '../account.calls.ts'
import { sizeInWords } from '../stored-here.ts'
import { CaptchaField } from '../parts/captcha-field.tsx'
import { useCaptcha } from '../use-captcha.ts'
import './devices.page.css'

/** Where no event comes through, the page asks again. */
const againMs = 5_000

/** 导出我的资料: what is in it, asking with a code, how far it is, and fetching it. */
export default function ArchivePage() {
  const own = useServiceQuery(profile())
  const [isUnderWay, setUnderWay] = useState(false)
  const query = useServiceQuery(archives(), isUnderWay ? { everyMs: againMs } : {})
  const newest = query.value?.[0]
  const isAsked = newest?.status === 'asked'
  if (query.value && isAsked !== isUnderWay) setUnderWay(isAsked)
  useEvents(event => {
    if (event.type === 'archive') query.retry()
  })
  if (query.value && !isAsked && own.value) return <Ask rows={query.value} loginMobile={own.value.loginMobile} />
  return (
    <DetailPage detail={query}>
      {rows =>
        isAsked && (
          <>
            <StatusLine word="正在整理">一般几分钟就好。可以先离开，整理好后回到本页下载。</StatusLine>
            <Earlier rows={rows.slice(1)} />
            <Contents />
          </>
        )
      }
    </DetailPage>
  )
}

const Contents = () => (
  <Card title="里面有">
    {archiveContents.map(one => (
      <p key={one}>{one}</p>
    ))}
    <p className="device__quiet">收回授权的家人的资料不在其中。</p>
  </Card>
)

function Ready({ archive }: { archive: Archive }) {
  const { environment } = useAppInfo()
  return (
    <>
      <StatusLine word="可以下载" tone="good">
        {archive.expiresAt !== null && `保留到${instantInWords(archive.expiresAt)}，过期后自动删除。`}
      </StatusLine>
      <Card title="我的资料">
        <p>压缩包，{sizeInWords(archive.byteSize)}。解压后打开里面的 index.html 就能看，请妥善保管。</p>
        {environment.shell !== 'browser' && <p>如果点了没有反应，请用手机浏览器登录后在本页下载。</p>}
        <a className="button button--soft" href={archive.url} download>
          下载我的资料
        </a>
      </Card>
    </>
  )
}

const tones: Readonly<Record<ArchiveStatus, 'good' | 'quiet' | 'warn'>> = {
  asked: 'warn',
  ready: 'good',
  expired: 'quiet',
  failed: 'warn',
}

const Earlier = ({ rows }: { rows: readonly Archive[] }) =>
  rows.length > 0 && (
    <Card title="以前导出的">
      {rows.map(row => (
        <div key={row.archiveId}>
          <p className="device__head">
            <span>{dayAndTime(row.askedAt)}</span>
            <Tag tone={tones[row.status]}>{archiveStates[row.status].label}</Tag>
          </p>
          {row.status === 'ready' && (
            <a
              className="button button--quiet"
              href={row.url}
              download
              aria-label={`下载${dayAndTime(row.askedAt)}导出的资料`}
            >
              下载
            </a>
          )}
        </div>
      ))}
    </Card>
  )

function Ask({ rows, loginMobile }: { rows: readonly Archive[]; loginMobile: string }) {
  const [isTried, setTried] = useState(false)
  const send = useCommand(sendArchiveCaptcha)
  const captcha = useCaptcha({ key: 'archive', mobile: loginMobile, isOwn: true, send: () => send.run({}) })
  const ask = useCommand(askArchive, captcha.refuse)
  const newest = rows[0]

  const submit = async () => {
    setTried(true)
    if (captcha.wrong || !(await ask.run({ captcha: captcha.code, cid: captcha.cid }))) return
    captcha.clear()
    window.scrollTo(0, 0)
    toast('已开始整理')
  }
  return (
    <FormPage submit="导出我的资料" onSubmit={submit}>
      {newest?.status === 'ready' && <Ready archive={newest} />}
      {newest?.status === 'failed' && (
        <StatusLine word="没有成功" tone="warn">
          上次没有整理成功，请再导出一次。
        </StatusLine>
      )}
      <Earlier rows={newest?.status === 'ready' ? rows.slice(1) : rows} />
      <Contents />
      <Card title={`验证登录手机号 ${loginMobile}`}>
        <p>资料里有您的病情，需要验证是您本人。每天可以导出一次，整理好后保留{archiveDays}天。</p>
        <CaptchaField captcha={captcha} isTried={isTried} />
      </Card>
    </FormPage>
  )
}
