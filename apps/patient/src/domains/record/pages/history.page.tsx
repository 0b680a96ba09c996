import { recordPages } from '@nethos/contract/record/record.pages.ts'
import { useLocation, useSearchParams } from 'react-router'
import { changedSentence } from '@nethos/contract/account/account.rules.ts'
import { histories, historyText, recordLimits } from '@nethos/contract/record/record.rules.ts'
import { type AllergyClass } from '@nethos/contract/record/allergy.kinds.ts'
import type { HealthFile } from '@nethos/contract/record/record.schemas.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { AreaField } from '../../../controls/area-field.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { useDraft } from '../../../patterns/draft.ts'
import { FormPage } from '../../../patterns/form-page.tsx'
import { useBack } from '../../../patterns/use-back.ts'
import { EmergencyIn } from '../../triage/public.ts'
import { AllergyField } from '../parts/allergy-field.tsx'
import { AllergyProposal } from '../parts/allergy-proposal.tsx'
import { healthFile, saveHealthFile } from '../record.calls.ts'

type HistoryField = 'presentingComplaint' | 'pastHistory' | 'familyHistory' | 'allergyHistory'

const pages: Readonly<Record<string, { key: HistoryField; hint: string }>> = {
  [recordPages.ill.at]: { key: 'presentingComplaint', hint: '例如：最近有什么不舒服，持续多久' },
  [recordPages.past.at]: { key: 'pastHistory', hint: '例如：得过哪些病，做过哪些手术，长期吃什么药' },
  [recordPages.family.at]: { key: 'familyHistory', hint: '例如：父母、兄弟姐妹得过哪些病' },
  [recordPages.allergy.at]: { key: 'allergyHistory', hint: '例如：对什么过敏，过敏时是什么样子' },
}

/** 疾病情况, 既往史, 家族史, 过敏史: one text each. */
export default function HistoryPage() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const result = useServiceQuery(healthFile(query.get('compatId') ?? ''))
  // oxlint-disable-next-line typescript/no-non-null-assertion -- the page is opened at these alone
  const [, { key, hint }] = Object.entries(pages).find(([path]) => path.toLowerCase() === pathname.toLowerCase())!
  if (result.value) return <HistoryForm key={key} history={key} hint={hint} file={result.value} />
  return (
    <DetailPage title={histories[key]} detail={result}>
      {() => null}
    </DetailPage>
  )
}

interface Draft {
  text: string
  classes: AllergyClass[]
}

function HistoryForm({ history, hint, file }: { history: HistoryField; hint: string; file: HealthFile }) {
  const { personId } = file
  const draft = useDraft<Draft>(`record.${history}.${personId}`, { text: file[history], classes: file.allergyClasses })
  const { text, classes } = draft.value
  const storeHistory = useCommand(saveHealthFile)
  const back = useBack()
  const wrong = sentenceOf(historyText(history), text)
  const isAllergy = history === 'allergyHistory'

  const save = async () => {
    if (wrong) return
    if (!(await storeHistory.run({ personId, [history]: text, ...(isAllergy && { allergyClasses: classes }) }))) return
    draft.clear()
    toast(changedSentence)
    back()
  }
  return (
    <FormPage title={histories[history]} submit="保存" onSubmit={save}>
      {history === 'presentingComplaint' && <EmergencyIn texts={[text]} />}
      {isAllergy && (
        <Card>
          <AllergyField value={classes} onChange={chosen => draft.set({ text, classes: chosen })} />
        </Card>
      )}
      <Card>
        <AreaField
          label={`${file.personName}的${histories[history]}`}
          placeholder={hint}
          rows={8}
          limit={recordLimits.history}
          value={text}
          onChange={event => draft.set({ text: event.target.value, classes })}
          error={wrong}
        />
        {isAllergy && (
          <AllergyProposal text={text} chosen={classes} onTake={chosen => draft.set({ text, classes: chosen })} />
        )}
      </Card>
      <Notice tone="quiet">您咨询的医生可以看到这些内容。没有可以不填。</Notice>
    </FormPage>
  )
}
