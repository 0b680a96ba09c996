import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { useState } from 'react'
import type { ShownDraw } from '@nethos/contract/booking/draw.schemas.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useRows } from '@nethos/calls/query.ts'
import { useSession } from '@nethos/calls/session.ts'
import { Button, ButtonLink } from '../../../../controls/button.tsx'
import { Sheet } from '../../../../controls/sheet.tsx'
import { Switch } from '../../../../controls/switch.tsx'
import { toast } from '../../../../controls/toast.ts'
import { enterDraw, ownEntries } from '../fair.calls.ts'
import { PersonChips, usePersonChoice } from './person-chips.tsx'

/** The bar while requests are taken: who, and whether to wait if no number is won. */
export function EnterDraw({ draw }: { draw: ShownDraw }) {
  const [isOpen, setOpen] = useState(false)
  const session = useSession()
  const own = useRows(ownEntries(draw.session.sessionId), { unless: !session })
  const hasOwn = own.rows.some(one => one.entryState === 'entered')
  if (!session)
    return (
      <ButtonLink to={accountPages.login.to({ backPath: bookingPages.draw.to({ id: draw.session.sessionId }) })}>
        登录后登记摇号
      </ButtonLink>
    )
  return (
    <>
      <Button look={hasOwn ? 'soft' : 'main'} onClick={() => setOpen(true)}>
        {hasOwn ? '再为其他就诊人登记' : '登记摇号'}
      </Button>
      {isOpen && <EnterSheet draw={draw} onClose={() => setOpen(false)} />}
    </>
  )
}

function EnterSheet({ draw, onClose }: { draw: ShownDraw; onClose: () => void }) {
  const person = usePersonChoice()
  const [wantsWait, setWantsWait] = useState(true)
  const enter = useCommand(enterDraw)
  const submit = async () => {
    const entered = await enter.run({ sessionId: draw.session.sessionId, personId: person.personId, wantsWait })
    if (!entered) return
    toast('已登记，截止后公布结果')
    onClose()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title="登记摇号"
      foot={
        <Button busy={enter.isBusy} disabled={!person.personId} onClick={submit}>
          确认登记
        </Button>
      }
    >
      <PersonChips of={person.asked} value={person.personId} onChange={person.choose} />
      <Switch
        label="未中签时按摇号顺序候补"
        note="中签者没有支付或退号时，按顺序通知您"
        checked={wantsWait}
        onChange={setWantsWait}
      />
    </Sheet>
  )
}
