import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { teamName as nameRule } from '@nethos/contract/teams/team-desk.rules.ts'
import { run } from '@nethos/calls/command.ts'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { PlaceFields, wrongInPlace } from '../../doctors/public.tsx'
import { TextLine } from '../../../controls/lines.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { addTeam } from '../teams.calls.ts'

const empty = { teamName: '', hosId: '', gbDeptCode: '' }

/** What it is called and where it is; everything else is told on its page, before patients see it. */
export function NewTeam({ onClose }: { onClose: () => void }) {
  const [addedId, setAddedId] = useState<string>()
  const navigate = useNavigate()
  const form = useDialogForm({
    initial: empty,
    rules: { teamName: nameRule },
    validate: wrongInPlace,
    send: draft => run(addTeam, draft),
    onSent: ({ teamId }) => setAddedId(teamId),
    onClose,
  })
  // Only when nothing asks any more whether to leave what was typed.
  useEffect(() => {
    if (addedId !== undefined) void navigate(`/teams/${addedId}`)
  }, [addedId, navigate])
  return (
    <FormDialog {...form.dialog} title="新建团队" yes="新建">
      <TextLine label="团队名称" {...form.field('teamName')} />
      <PlaceFields place={form.values} wrong={form.errors} onChange={form.change} />
      <p>新建后患者还看不到这个团队。请在团队页面补充图片、成员和首席医生，再展示给患者。</p>
    </FormDialog>
  )
}
