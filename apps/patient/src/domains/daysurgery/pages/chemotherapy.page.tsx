import { instantInWords } from '@nethos/contract/common/days.ts'
import { daySurgeryPages } from '@nethos/contract/daysurgery/daysurgery.pages.ts'
import { openSurgeryStatuses } from '@nethos/contract/daysurgery/surgery.status.ts'
import type { SurgeryRow } from '@nethos/contract/daysurgery/daysurgery.schemas.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { ForPerson } from '../../questionnaire/public.tsx'
import { chemotherapies, home } from '../daysurgery.calls.ts'
import '../parts/daysurgery.css'
import { GuideCard } from '../parts/guide-card.tsx'
import { Tasks } from '../parts/tasks.tsx'
import { surgeryTones } from '../parts/tones.ts'
import { useSurgeryNews } from '../parts/which.ts'

/** 日间化疗: the days with ward, and what to heed. */
export default function ChemotherapyPage() {
  return (
    <Page>
      <ForPerson>{personId => <OfPerson key={personId} personId={personId} />}</ForPerson>
      <Card title="日间化疗须知">
        <p>来之前按医嘱验血常规和肝肾功能，结果没出或不合格，请先打电话，不要空跑。</p>
        <p>带身份证、医保卡、以前的病历和正在吃的药。穿方便露出手臂或输液港的衣服。可以吃清淡的早饭。</p>
        <p>输液时觉得针口痛、胀、发红，或胸闷、发痒、喘，马上叫护士。</p>
        <p>
          <strong>回家后体温一次达到38.3℃，或38.0℃以上超过1小时，当天就到急诊，不要等到第二天。</strong>
        </p>
        <p>一直吐、一天腹泻4次以上、嘴里烂得吃不下，请联系病区。胸痛、气短、叫不醒，拨打120。</p>
        <p className="surgery-source">
          来源：《中国中性粒细胞缺乏伴发热患者抗菌药物临床应用指南》（2020）；《肿瘤护理学》（人民卫生出版社）。待本院临床医师审定。
        </p>
      </Card>
    </Page>
  )
}

function OfPerson({ personId }: { personId: string }) {
  const query = useServiceQuery(chemotherapies(personId))
  useSurgeryNews(query.retry)
  return (
    <Value of={query} shape="rows">
      {all =>
        all.length === 0 ? (
          <Empty sentence="暂无日间化疗预约" icon="dayward" />
        ) : (
          <div className="surgery-list">
            {all.map(one => (
              <Day key={one.surgeryId} one={one} isNext={one === all[0] && openSurgeryStatuses.includes(one.status)} />
            ))}
          </div>
        )
      }
    </Value>
  )
}

/** The next one with all that is to be done for it; of the others the way to theirs. */
const Day = ({ one, isNext }: { one: SurgeryRow; isNext: boolean }) => (
  <>
    <Card title={instantInWords(one.plannedAt)} more={<Tag tone={surgeryTones[one.status]}>{one.statusLabel}</Tag>}>
      <Lines
        lines={[
          { label: '就诊人', value: one.personName },
          { label: '项目', value: one.surgeryName },
          { label: '病区', value: one.ward },
          { label: '科室', value: one.deptName },
          { label: '医生', value: one.doctorName },
        ]}
      />
      {!isNext && one.status !== 'cancelled' && (
        <ButtonLink look="soft" to={daySurgeryPages.allItems.to({ compatId: one.personId, id: one.surgeryId })}>
          全部事项
        </ButtonLink>
      )}
    </Card>
    {isNext && <Next surgeryId={one.surgeryId} />}
  </>
)

const Next = ({ surgeryId }: { surgeryId: string }) => {
  const query = useServiceQuery(home(surgeryId))
  useSurgeryNews(query.retry)
  return (
    <Value of={query} shape="rows">
      {one => (
        <>
          {one.notice !== '' && <Card title="医院提示">{one.notice}</Card>}
          <Tasks of={one} />
          {one.status === 'planned' && <GuideCard one={one} />}
        </>
      )}
    </Value>
  )
}
