import { App, Button, Input, Switch } from 'antd'
import { useState } from 'react'
import { centsOf, price, yuan } from '@nethos/contract/common/money.ts'
import { offerPrice, offerReplies } from '@nethos/contract/doctors/doctor-desk.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { Field } from '../../../controls/field.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
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
  const [before] = useState(() => ({
    isOpen: team.isOpen,
    yuan: yuan(team.priceCents),
    replies: String(team.replyLimit),
  }))
  const [draft, setDraft] = useState(before)
  const [isTried, setTried] = useState(false)
  const { message } = App.useApp()
  const { run, isBusy, sentence } = useAnswered(changeOffer)
  const priceCents = centsOf(draft.yuan)
  const replyLimit = /^\d{1,3}$/.test(draft.replies.trim()) ? Number(draft.replies) : -1
  const wrong = {
    price: Number.isNaN(priceCents) ? notPrice : sentenceOf(offerPrice, priceCents),
    replies: sentenceOf(offerReplies, replyLimit),
  }

  const save = async () => {
    setTried(true)
    if (wrong.price || wrong.replies) return
    if (!(await run({ teamId: team.teamId, isOpen: draft.isOpen, priceCents, replyLimit }))) return
    void message.success('图文咨询已保存')
    onClose()
  }
  return (
    <FormDialog
      title="修改图文咨询"
      yes="保存"
      isBusy={isBusy}
      isTouched={JSON.stringify(draft) !== JSON.stringify(before)}
      sentence={sentence}
      onYes={() => void save()}
      onClose={onClose}
    >
      <div className="team-card__row">
        <Switch aria-label="开通图文咨询" checked={draft.isOpen} onChange={isOpen => setDraft({ ...draft, isOpen })} />
        <span>{draft.isOpen ? '已开通' : '未开通'}</span>
      </div>
      <Field label="价格（元）" hint="0 元表示免费" wrong={isTried ? wrong.price : undefined}>
        {its => (
          <Input
            {...its}
            inputMode="decimal"
            suffix="元"
            value={draft.yuan}
            onChange={({ target }) => setDraft({ ...draft, yuan: target.value })}
          />
        )}
      </Field>
      <Field label="患者可回复次数" wrong={isTried ? wrong.replies : undefined}>
        {its => (
          <Input
            {...its}
            inputMode="numeric"
            suffix="次"
            value={draft.replies}
            onChange={({ target }) => setDraft({ ...draft, replies: target.value })}
          />
        )}
      </Field>
    </FormDialog>
  )
}
