import { couponPages } from '@nethos/contract/coupons/coupons.pages.ts'
import { useRef, useState } from 'react'
import { importChunk } from '@nethos/calls/chunks.ts'
import { dayInWords, dayOf } from '@nethos/contract/common/days.ts'
import type { Activity } from '@nethos/contract/coupons/coupons.schemas.ts'
import { Button } from '../../../controls/button.tsx'
import { Mark } from '../../../controls/mark.tsx'
import { QrCode } from '../../../controls/qr-code.tsx'
import { Sheet } from '../../../controls/sheet.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import './invite-poster.css'

interface InvitePosterProps {
  inviteCode: string
  activity: Activity
}

/** What a friend sees: what there is for him, the code to scan, and how to send it to him. */
export function InvitePoster({ inviteCode, activity }: InvitePosterProps) {
  const { name, level } = useAppInfo()
  const poster = useRef<HTMLDivElement>(null)
  const [picture, setPicture] = useState<string>()
  const link = location.origin + couponPages.register.to({ promoteCode: inviteCode })
  const gift = activity.offered?.inWords

  const draw = async () => {
    if (!poster.current) return
    try {
      const { domToPng } = await importChunk(() => import('modern-screenshot'))
      setPicture(await domToPng(poster.current, { scale: 2 }))
    } catch {
      toast('图片没有生成，请复制链接发送给好友')
    }
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${name}送您${gift ?? '优惠券'}，点开注册就能领：${link}`)
      toast('已复制，去粘贴给好友吧')
    } catch {
      toast('没有复制成功，请让好友扫二维码')
    }
  }
  return (
    <>
      <div className="poster" ref={poster}>
        <Mark />
        <h2 className="poster__headline">{name}送您一份见面礼</h2>
        {level && <p>{level}</p>}
        {gift && <p className="poster__gift">{gift}</p>}
        <QrCode text={link} label="邀请二维码" />
        <p>手机扫一扫，注册即领</p>
        <p>
          邀请码 <span className="poster__code">{inviteCode}</span>
        </p>
      </div>
      <Button onClick={draw}>生成分享图片</Button>
      <Button look="soft" onClick={copy}>
        复制邀请链接
      </Button>
      <Card title="怎么邀请">
        <ol className="poster__steps">
          <li>把图片或链接发给没有注册过的好友，也可以让他当面扫码。</li>
          <li>
            好友用手机号注册，得到{gift ?? '优惠券'}
            {activity.inviterOffered && `；您同时得到${activity.inviterOffered.inWords}`}。
          </li>
          <li>优惠券放在“我的优惠券”里，支付时自动为您选好。</li>
        </ol>
        {activity.rulesText && (
          <p className="poster__rules">
            {activity.rulesText}
            {`\n活动截止${dayInWords(dayOf(activity.endsAt - 1))}。`}
          </p>
        )}
      </Card>
      <Sheet open={picture !== undefined} onClose={() => setPicture(undefined)} title="长按图片保存或发送">
        {picture && <img className="poster__picture" src={picture} alt={`邀请图片，邀请码${inviteCode}`} />}
      </Sheet>
    </>
  )
}
