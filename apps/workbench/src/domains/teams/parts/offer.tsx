import { Button, Switch } from 'antd'
import { useState } from 'react'
import { centsOf, price, yuan } from '@nethos/contract/common/money.ts'
import { offerPrice, offerReplies } from '@nethos/contract/doctors/doctor-desk.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { typedWhole, wholeTyped } from '@nethos/calls/form/typed-number.ts'
import { run } from '@nethos/calls/command.ts'
import { Tag } from '../../../controls/tag.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { TextLine } from '../../../controls/lines.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { changeOffer, type DeskTeam } from '../teams.calls.ts'
import { notPrice } from '../teams.words.ts'

/** The consult with the whole team: open or not, for how much, with how many replies. */
export function Offer({ team }: { team: DeskTeam }) {
  const [isEditing, setEditing] = useState(false)
  return (
    <section className="office__section">
      <h2>图文咨询</h2>
      <div className="team-card">
        <div className="team-card__row">
          <Tag tone={team.isOpen ? 'good' : 'plain'}>{team.isOpen ? '已开通' : '未开通'}</Tag>
          <span className="team-rows__words">
            {team.priceCents === 0 ? '免费' : price(team.priceCents)} · 患者可回复 {team.replyLimit} 次
          </span>
          <Button onClick={() => setEditing(true)}>修改图文咨询</Button>
        </div>
      </div>
      {isEditing && <OfferDialog team={team} onClose={() => setEditing(false)} />}
    </section>
  )
}

function OfferDialog({ team, onClose }: { team: DeskTeam; onClose: () => void }) {
  const form = useDialogForm({
    initial: { isOpen: team.isOpen, yuan: yuan(team.priceCents), replies: String(team.replyLimit) },
    rules: { replies: typedWhole(offerReplies) },
    validate: draft => ({ yuan: wrongInPrice(centsOf(draft.yuan)) }),
    send: ({ isOpen, yuan, replies }) =>
      run(changeOffer, { teamId: team.teamId, isOpen, priceCents: centsOf(yuan), replyLimit: wholeTyped(replies) }),
    done: '图文咨询已保存',
    onClose,
  })
  const { isOpen } = form.values
  return (
    <FormDialog {...form.dialog} title="修改图文咨询" yes="保存">
      <div className="team-card__row">
        <Switch aria-label="开通图文咨询" checked={isOpen} onChange={isOpen => form.change({ isOpen })} />
        <span>{isOpen ? '已开通' : '未开通'}</span>
      </div>
      <TextLine label="价格（元）" hint="0 元表示免费" inputMode="decimal" suffix="元" {...form.field('yuan')} />
      <TextLine label="患者可回复次数" inputMode="numeric" suffix="次" {...form.field('replies')} />
    </FormDialog>
  )
}

const wrongInPrice = (cents: number): string | undefined =>
  Number.isNaN(cents) ? notPrice : sentenceOf(offerPrice, cents)
