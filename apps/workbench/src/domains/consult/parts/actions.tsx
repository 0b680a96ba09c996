import { App, Button, Dropdown } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { price } from '@nethos/contract/common/money.ts'
import { consultLimits } from '@nethos/contract/consult/consult.limits.ts'
import { isVideo } from '@nethos/contract/consult/consult.status.ts'
import {
  declineReason,
  hospitalReason,
  offeredMedicine,
  supplementContent,
} from '@nethos/contract/consult/consult.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Icon } from '../../../controls/icon.tsx'
import { randomId } from '../../../controls/random-id.ts'
import { useWide } from '../../../controls/use-wide.ts'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { RepliesDialog } from './replies-dialog.tsx'
import { RecordDialog } from './record-dialog.tsx'
import { SnoozeDialog } from './snooze-dialog.tsx'
import { useDeskKeys } from '../use-desk-keys.ts'
import {
  askSupplement,
  decline,
  finish,
  offerPrescription,
  sendToHospital,
  type DeskConsult,
  type DeskEvent,
} from '../consult.calls.ts'

const words = {
  record: '写病历',
  prescription: '请患者申请处方',
  ask: '请患者补充资料',
  more_replies: '增加回复次数',
  hand_over: '转交同事',
  snooze: '稍后处理',
  hospital: '建议就诊',
  decline: '拒绝',
  finish: '结束咨询',
} as const
type Action = keyof typeof words

/** Those that stand beside the name without a second line, by the room there is; the others open below them. */
function directOf(consult: DeskConsult['consult'], isWide: boolean, isRoomy: boolean): readonly Action[] {
  if (!isWide) return []
  // The way into the room stands there, too.
  if (isVideo(consult)) return isRoomy ? ['record', 'decline', 'finish'] : ['record']
  return isRoomy ? ['record', 'ask', 'decline', 'finish'] : ['record', 'decline', 'finish']
}

/** What the doctor may do beside answering; the server says which. */
export function Actions({ shown: { consult, events } }: { shown: DeskConsult }) {
  const [open, setOpen] = useState<Exclude<Action, 'finish'>>()
  const direct = directOf(consult, useWide(1100), useWide(1360))
  const finishing = useFinish(consult)
  const may = (Object.keys(words) as Action[]).filter(action => (events as readonly DeskEvent[]).includes(action))
  const others = may.filter(action => !direct.includes(action))
  const start = (action: Action) => (action === 'finish' ? finishing.ask() : setOpen(action))
  const by = (action: Action) => (may.includes(action) ? () => start(action) : undefined)
  useDeskKeys({
    e: by('finish'),
    h: by('hand_over'),
    z: by('snooze'),
    m: by('record'),
    b: by('ask'),
    o: by('prescription'),
    w: by('more_replies'),
    v: by('hospital'),
    x: by('decline'),
  })
  return (
    <>
      {may
        .filter(action => direct.includes(action))
        .map(action => (
          <Button
            key={action}
            onClick={() => start(action)}
            {...(action === 'decline' && { danger: true, variant: 'outlined', color: 'danger' })}
          >
            {words[action]}
          </Button>
        ))}
      {others.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: others.map(key => ({ key, label: words[key], danger: key === 'decline' })),
            onClick: ({ key }) => start(key as Action),
          }}
        >
          <Button icon={<Icon name="more" />} aria-label="更多操作" />
        </Dropdown>
      )}
      {open === 'ask' && <AskDialog consultId={consult.consultId} onClose={() => setOpen(undefined)} />}
      {open === 'prescription' && <OfferDialog consultId={consult.consultId} onClose={() => setOpen(undefined)} />}
      {open === 'record' && <RecordDialog consult={consult} onClose={() => setOpen(undefined)} />}
      {open === 'hospital' && <HospitalDialog consult={consult} onClose={() => setOpen(undefined)} />}
      {open === 'more_replies' && <RepliesDialog consult={consult} onClose={() => setOpen(undefined)} />}
      {open === 'hand_over' && <HandOverDialog consult={consult} onClose={() => setOpen(undefined)} />}
      {open === 'snooze' && <SnoozeDialog consult={consult} onClose={() => setOpen(undefined)} />}
      {open === 'decline' && <DeclineDialog consult={consult} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function AskDialog({ consultId, onClose }: { consultId: string; onClose: () => void }) {
  const asking = useCommand(askSupplement)
  const { message } = App.useApp()
  const onYes = async (content: string) => {
    const done = await asking.run({ consultId, content })
    if (done) void message.success('已请患者补充资料')
    return done === true
  }
  return (
    <TextDialog
      title={words.ask}
      label="需要补充什么"
      yes="发送"
      most={consultLimits.supplement}
      wrong={text => sentenceOf(supplementContent, text)}
      onYes={onYes}
      onClose={onClose}
    >
      患者会收到您写的内容，并可以再次上传文字和图片。
    </TextDialog>
  )
}

function OfferDialog({ consultId, onClose }: { consultId: string; onClose: () => void }) {
  const offering = useCommand(offerPrescription)
  const { message } = App.useApp()
  const [sendId] = useState(randomId)
  const onYes = async (content: string) => {
    const sentMessage = await offering.run({ consultId, content, sendId })
    if (sentMessage) void message.success('已请患者申请处方')
    return sentMessage !== undefined
  }
  return (
    <TextDialog
      title={words.prescription}
      label="建议的药品和用法"
      yes="发送"
      most={200}
      wrong={text => sentenceOf(offeredMedicine, text)}
      onYes={onYes}
      onClose={onClose}
    >
      患者会收到一张卡片：上传以往的诊断证明、填写过敏史和取药方式后，申请到您的“续方”中，由您开具、药师审核。仅限复诊。
    </TextDialog>
  )
}

function DeclineDialog({ consult, onClose }: { consult: DeskConsult['consult']; onClose: () => void }) {
  const declining = useCommand(decline)
  const { message } = App.useApp()
  const onYes = async (reason: string) => {
    const head = await declining.run({ consultId: consult.consultId, reason })
    if (head) void message.success('已拒绝，咨询已取消')
    return head !== undefined
  }
  return (
    <TextDialog
      title="拒绝这次咨询"
      label="退回原因"
      yes="拒绝咨询"
      isDangerous
      most={consultLimits.reason}
      wrong={text => sentenceOf(declineReason, text)}
      onYes={onYes}
      onClose={onClose}
    >
      {consult.feeCents > 0 ? `咨询将取消，费用 ${price(consult.feeCents)} 全额退回患者。` : '咨询将取消。'}
      患者会看到您填写的原因。
    </TextDialog>
  )
}

function HospitalDialog({ consult, onClose }: { consult: DeskConsult['consult']; onClose: () => void }) {
  const sending = useCommand(sendToHospital)
  const { message } = App.useApp()
  const onYes = async (reason: string) => {
    const head = await sending.run({ consultId: consult.consultId, reason })
    if (head) void message.success('已建议患者到医院就诊，咨询已结束')
    return head !== undefined
  }
  const isFree = consult.firstReplyAt !== null || consult.feeCents === 0
  return (
    <TextDialog
      title="建议患者到医院就诊"
      label="就诊原因"
      yes="结束并建议就诊"
      most={consultLimits.reason}
      wrong={text => sentenceOf(hospitalReason, text)}
      onYes={onYes}
      onClose={onClose}
    >
      {isFree ? '咨询将结束。' : `您还没有回复，费用 ${price(consult.feeCents)} 将全额退回患者。`}
      患者会看到您填写的原因，请写明挂什么科、做什么检查、多久之内去。
    </TextDialog>
  )
}

function useFinish(consult: DeskConsult['consult']) {
  const { modal, message } = App.useApp()
  const finishing = useCommand(finish)
  const what =
    consult.firstReplyAt !== null
      ? '结束后患者可以评价本次咨询。'
      : consult.feeCents > 0
        ? `您还没有回复。现在结束，费用 ${price(consult.feeCents)} 将全额退回患者。`
        : '您还没有回复。现在结束，患者得不到答复。'
  return {
    ask: () =>
      void modal.confirm({
        title: '结束这次咨询？',
        content: what,
        okText: '结束咨询',
        cancelText: '返回',
        onOk: async () => {
          if (await finishing.run({ consultId: consult.consultId })) void message.success('咨询已结束')
        },
      }),
  }
}
