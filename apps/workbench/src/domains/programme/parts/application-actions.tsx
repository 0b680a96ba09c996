import { App, Button, Modal, Select } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { timeTyped } from '@nethos/contract/common/days.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { eventsFor } from '@nethos/contract/states.ts'
import { applicationStates, type ApplicationFacts } from '@nethos/contract/programme/programme.status.ts'
import { Field } from '../../../controls/field.tsx'
import { TextLine } from '../../../controls/lines.tsx'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import {
  accept,
  answerers,
  askForMore,
  callOff,
  decline,
  finish,
  handTo,
  note,
  type DeskApplication,
} from '../programme.calls.ts'

const texts = {
  ask: { title: '请患者补充资料', label: '需要补充的内容', yes: '发送', most: 200, isDangerous: false },
  decline: { title: '不通过这份申请', label: '原因（患者会看到）', yes: '不通过', most: 200, isDangerous: true },
  call_off: {
    title: '取消服务',
    label: '原因（患者会看到，已付的费用退回）',
    yes: '取消服务',
    most: 200,
    isDangerous: true,
  },
  note: { title: '备注', label: '只有工作人员能看到', yes: '保存', most: 500, isDangerous: false },
} as const
type Asking = keyof typeof texts

/** What the hospital's hand depends on: the price. The instants are the clock's. */
const factsOf = ({ priceCents, payBy, startsAt, endsAt }: DeskApplication): ApplicationFacts => ({
  priceCents,
  decideBy: 0,
  answerBy: null,
  payBy,
  startsAt,
  endsAt,
})

/** What the state table lets the hospital do now. */
export function ApplicationActions({ one }: { one: DeskApplication }) {
  const { applicationId, status } = one
  const may = new Set(eventsFor(applicationStates, status, 'operator', factsOf(one)))
  const { message } = App.useApp()
  const [asking, setAsking] = useState<Asking | 'accept' | 'hand'>()
  const finishing = useCommand(finish)
  const end = async () => {
    if (await finishing.run({ applicationId })) void message.success('已完成')
  }
  return (
    <section className="office__section edition__bar" aria-label="处理">
      {(may.has('accept') || may.has('accept_free')) && (
        <Button type="primary" onClick={() => setAsking('accept')}>
          通过
        </Button>
      )}
      {may.has('ask') && <Button onClick={() => setAsking('ask')}>请补充资料</Button>}
      {may.has('decline') && (
        <Button danger onClick={() => setAsking('decline')}>
          不通过
        </Button>
      )}
      {may.has('finish') && (
        <Button type="primary" loading={finishing.isBusy} onClick={() => void end()}>
          完成
        </Button>
      )}
      {may.has('call_off') && (
        <Button danger onClick={() => setAsking('call_off')}>
          取消服务
        </Button>
      )}
      <Button onClick={() => setAsking('hand')}>交给医生或团队</Button>
      <Button onClick={() => setAsking('note')}>备注</Button>
      {asking === 'accept' && <AcceptDialog one={one} onClose={() => setAsking(undefined)} />}
      {asking === 'hand' && <HandDialog one={one} onClose={() => setAsking(undefined)} />}
      {asking && asking in texts && (
        <WordsDialog one={one} asking={asking as Asking} onClose={() => setAsking(undefined)} />
      )}
    </section>
  )
}

interface DialogProps {
  one: DeskApplication
  onClose: () => void
}

/** What is done with words: the patient reads them, but for a note. */
function WordsDialog({ one, asking, onClose }: DialogProps & { asking: Asking }) {
  const { applicationId } = one
  const [asks, declines, calls, notes] = [
    useCommand(askForMore),
    useCommand(decline),
    useCommand(callOff),
    useCommand(note),
  ]
  const send: Record<Asking, (text: string) => Promise<unknown>> = {
    ask: text => asks.run({ applicationId, text }),
    note: text => notes.run({ applicationId, text }),
    decline: reason => declines.run({ applicationId, reason }),
    call_off: reason => calls.run({ applicationId, reason }),
  }
  return (
    <TextDialog
      {...texts[asking]}
      wrong={text => (text.trim() === '' ? '不能为空' : undefined)}
      onYes={async text => {
        const done = await send[asking](text)
        if (done) onClose()
        return done !== undefined
      }}
      onClose={onClose}
    >
      {`${one.personName} ${one.offerTitle}`}
    </TextDialog>
  )
}

function AcceptDialog({ one: { applicationId, priceCents }, onClose }: DialogProps) {
  const accepting = useCommand(accept)
  const [starts, setStarts] = useState('')
  const wrong = starts !== '' && Number.isNaN(timeTyped(starts))
  const yes = async () => {
    if (wrong) return
    if (await accepting.run({ applicationId, startsAt: starts === '' ? serverNow() : timeTyped(starts) })) onClose()
  }
  return (
    <Modal
      open
      title="通过申请"
      okText="通过"
      cancelText="返回"
      okButtonProps={{ loading: accepting.isBusy }}
      onOk={() => void yes()}
      onCancel={onClose}
    >
      <TextLine
        label="服务开始的时间"
        hint={priceCents > 0 ? '不选就从支付时开始；患者支付后才会开始' : '不选就从现在开始'}
        type="datetime-local"
        value={starts}
        error={wrong ? '请填写完整的日期和时间' : undefined}
        onChange={setStarts}
      />
    </Modal>
  )
}

const keyOf = ({ docId, teamId }: { docId: string | null; teamId: string | null }): string => docId ?? `team ${teamId}`

function HandDialog({ one: { applicationId, code }, onClose }: DialogProps) {
  const handing = useCommand(handTo)
  const { value } = useServiceQuery(answerers(code))
  const [chosen, setChosen] = useState<string>()
  const to = value?.find(one => keyOf(one) === chosen)
  const yes = async () => {
    if (to && (await handing.run({ applicationId, docId: to.docId, teamId: to.teamId }))) onClose()
  }
  return (
    <Modal
      open
      title="交给医生或团队"
      okText="交给"
      cancelText="返回"
      okButtonProps={{ loading: handing.isBusy, disabled: !to }}
      onOk={() => void yes()}
      onCancel={onClose}
    >
      <Field label="医生或团队" hint="交给团队，团队里的每位医生都能处理">
        {its => (
          <Select
            {...its}
            showSearch
            optionFilterProp="label"
            options={value?.map(one => ({ value: keyOf(one), label: one.name })) ?? []}
            value={chosen}
            onChange={setChosen}
          />
        )}
      </Field>
    </Modal>
  )
}
