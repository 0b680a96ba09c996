import { recordPages } from '@nethos/contract/record/record.pages.ts'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { restoreHours } from '@nethos/contract/record/record.rules.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Button } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { Pictures } from '../../../controls/pictures.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card, Lines } from '../../../patterns/card.tsx'
import { Readable } from '../../../patterns/readable.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { hasHistory } from '../../../patterns/use-back.ts'
import { useGrantNews } from '../../grants/public.tsx'
import { picturesOf, visitDay } from '../parts/treatment-row.tsx'
import { removeTreatment, treatment } from '../record.calls.ts'

/** 就诊记录详情: one visit; it can be changed, deleted, and fetched back. */
export default function TreatmentPage() {
  const [query] = useSearchParams()
  const treatmentId = query.get('medId') ?? ''
  const result = useServiceQuery(treatment(treatmentId), { unless: treatmentId === '' })
  useGrantNews(result.retry)
  const go = useNavigate()
  const remove = useCommand(removeTreatment)
  if (!treatmentId) return <Navigate to={recordPages.healthFile.at} replace />

  const ask = async () => {
    const isSure = await confirm({
      title: '确定要删除这条就诊记录吗？',
      text: `删除后，医生也不能再看到它。${restoreHours}小时内可以恢复。`,
      yes: '删除',
      danger: true,
    })
    if (!isSure || !(await remove.run({ treatmentId }))) return
    toast(`已删除，${restoreHours}小时内可在健康档案中恢复`)
    // Back to the file that led here, so that it does not lie twice in the history.
    if (hasHistory()) await go(-1)
    else await go(recordPages.healthFile.to({ compatId: result.value?.personId ?? '' }), { replace: true })
  }
  return (
    <DetailPage
      detail={result}
      action={result.value && <Link to={recordPages.editTreatment.to({ medId: treatmentId })}>修改</Link>}
      bar={
        result.value && (
          <Button look="danger" busy={remove.isBusy} onClick={ask}>
            删除
          </Button>
        )
      }
    >
      {shown => (
        <>
          <Card title={visitDay(shown)}>
            <Readable>
              <p className="treatment__whole">{shown.content}</p>
            </Readable>
            {shown.attaList.length > 0 && <Pictures pictures={picturesOf(shown)} />}
          </Card>
          <Card>
            <Lines
              lines={[
                { label: '创建人', value: shown.creatorName },
                { label: '创建时间', value: dayAndTime(shown.createdAt) },
              ]}
            />
          </Card>
        </>
      )}
    </DetailPage>
  )
}
