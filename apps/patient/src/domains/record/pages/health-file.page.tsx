import { auditPaths } from '@nethos/contract/audit/audit.paths.ts'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { histories, previewOf } from '@nethos/contract/record/record.rules.ts'
import { recordPaths } from '@nethos/contract/record/record.paths.ts'
import type { HealthFile } from '@nethos/contract/record/record.schemas.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useAsked, useRows } from '@nethos/calls/query.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card, Lines } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Rows } from '../../../patterns/rows.tsx'
import { useGrantNews } from '../../grants/public.tsx'
import { AllergyTags } from '../parts/allergy-tags.tsx'
import { TreatmentRow } from '../parts/treatment-row.tsx'
import { healthFile, restoreTreatment, treatments } from '../record.calls.ts'
import { addTreatmentPage, historyPage, illnessPage } from '../record.links.ts'

const genders = { M: '男', F: '女', '': '' } as const
const entries = [
  ['presentingComplaint', recordPaths.ill],
  ['pastHistory', recordPaths.past],
  ['familyHistory', recordPaths.family],
  ['allergyHistory', recordPaths.allergy],
] as const

/** 健康档案: who it is, four histories, and what was found and done elsewhere. */
export default function HealthFilePage() {
  const [query] = useSearchParams()
  const personId = query.get('compatId') ?? ''
  const file = useAsked(healthFile(personId))
  const rows = useRows(treatments(personId))
  useGrantNews(() => {
    file.retry()
    void rows.refresh()
  })
  return (
    <DetailPage
      title="健康档案"
      detail={file}
      bar={file.value && <ButtonLink to={addTreatmentPage(file.value)}>添加就诊记录</ButtonLink>}
    >
      {shown => (
        <>
          <Restoring />
          <Card>
            <Lines
              lines={[
                { label: '姓名', value: shown.personName },
                { label: '性别', value: genders[shown.gender] },
                { label: '年龄', value: shown.age === null ? '' : `${shown.age}岁` },
                { label: '身份证号', value: shown.idCard },
                { label: '手机号', value: shown.mobile },
              ]}
            />
            <AllergyTags classes={shown.allergyClasses} />
          </Card>
          <Histories file={shown} />
          <section>
            <h2 className="treatments__title">就诊记录</h2>
            <Rows rows={rows} empty="暂无就诊记录">
              {row => <TreatmentRow key={row.treatmentId} treatment={row} />}
            </Rows>
          </section>
        </>
      )}
    </DetailPage>
  )
}

const Histories = ({ file }: { file: HealthFile }) => (
  <Card>
    <ActionList
      actions={[
        ...entries.map(([key, path]) => ({
          label: key === 'presentingComplaint' ? '疾病史' : histories[key],
          value: previewOf(file[key]),
          to: historyPage(path, file),
        })),
        { label: '完整病史', note: '手术、外伤、婚育等，供医院了解', to: illnessPage(file.personId) },
        { label: '谁看过我的记录', to: `${auditPaths.looks}?compatId=${encodeURIComponent(file.personId)}` },
      ]}
    />
  </Card>
)

/** A record that was just deleted can be fetched back. */
function Restoring() {
  const { state, pathname, search } = useLocation()
  const removed = (state as { removed?: string } | null)?.removed
  const go = useNavigate()
  const restore = useCommand(restoreTreatment)
  if (!removed) return null
  const undo = async () => {
    if (!(await restore.run({ treatmentId: removed }))) return
    toast('已恢复')
    await go(pathname + search, { replace: true })
  }
  return (
    <Notice tone="quiet">
      已删除一条就诊记录，24小时内可以恢复。
      <Button look="quiet" busy={restore.isBusy} onClick={undo}>
        撤销删除
      </Button>
    </Notice>
  )
}
