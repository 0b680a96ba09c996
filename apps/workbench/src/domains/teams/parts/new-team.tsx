import { Input } from 'antd'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { teamName as nameRule } from '@nethos/contract/teams/team-desk.rules.ts'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { PlaceFields } from '../../doctors/public.tsx'
import { addTeam } from '../teams.calls.ts'

const empty = { teamName: '', hosId: '', gbDeptCode: '' }

/** What it is called and where it is; everything else is told on its page, before patients see it. */
export function NewTeam({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState(empty)
  const [isTried, setTried] = useState(false)
  const [addedId, setAddedId] = useState<string>()
  const { run, isBusy, sentence } = useAnswered(addTeam)
  const navigate = useNavigate()
  const wrong = sentenceOf(nameRule, draft.teamName)

  const add = async () => {
    setTried(true)
    if (wrong || !draft.hosId || !draft.gbDeptCode) return
    const added = await run(draft)
    if (added) setAddedId(added.teamId)
  }
  // Only when nothing asks any more whether to leave what was typed.
  useEffect(() => {
    if (addedId !== undefined) void navigate(`/teams/${addedId}`)
  }, [addedId, navigate])
  return (
    <FormDialog
      title="新建团队"
      yes="新建"
      isBusy={isBusy}
      isTouched={addedId === undefined && JSON.stringify(draft) !== JSON.stringify(empty)}
      sentence={sentence}
      onYes={() => void add()}
      onClose={onClose}
    >
      <Field label="团队名称" wrong={isTried ? wrong : undefined}>
        {its => (
          <Input
            {...its}
            value={draft.teamName}
            onChange={({ target }) => setDraft({ ...draft, teamName: target.value })}
          />
        )}
      </Field>
      <PlaceFields place={draft} isTried={isTried} onChange={changed => setDraft({ ...draft, ...changed })} />
      <p>新建后患者还看不到这个团队。请在团队页面补充图片、成员和首席医生，再展示给患者。</p>
    </FormDialog>
  )
}
