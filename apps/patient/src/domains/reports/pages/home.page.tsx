import { reportPages as pages } from '@nethos/contract/reports/reports.pages.ts'
import { reportTypes, type ReportType } from '@nethos/contract/reports/reports.kinds.ts'
import { useSearchParams } from 'react-router'
import { ActionList } from '../../../controls/action-list.tsx'
import { Card } from '../../../patterns/card.tsx'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { Whose } from '../parts/whose.tsx'
import '../parts/reports.css'

const shown: readonly ReportType[] = ['lab', 'imaging', 'checkup', 'endoscopy', 'pathology', 'ecg', 'school']

/** 报告查询: for whom, what there is of each kind, and what is new. */
export default function ReportsHome() {
  const [query] = useSearchParams()
  return (
    <HubPage>
      <Whose personId={query.get('compatId')}>
        {({ personId: compatId, types }) => {
          const unread = types.filter(({ type }) => shown.includes(type)).reduce((sum, one) => sum + one.unread, 0)
          const note = (type: ReportType): string => {
            const one = types.find(each => each.type === type)
            if (!one || one.count === 0) return '暂无'
            return one.unread > 0 ? `${one.count}份，${one.unread}份未读` : `${one.count}份`
          }
          return (
            <>
              <Card title="报告">
                <ActionList
                  actions={[
                    {
                      label: '全部报告',
                      value: unread > 0 ? `${unread}份未读` : '没有未读',
                      to: pages.reports.to({ compatId }),
                    },
                    ...shown.map(type => ({
                      label: `${reportTypes[type]}报告`,
                      value: note(type),
                      to: pages.reports.to({ compatId, type }),
                    })),
                  ]}
                />
              </Card>
              <Card title="按形式查找">
                <ActionList
                  actions={[
                    {
                      label: '数字影像',
                      value: note('pictures'),
                      to: pages.reports.to({ compatId, type: 'pictures' }),
                    },
                    { label: 'PDF报告', value: note('pdf'), to: pages.pdfTypes.to({ compatId }) },
                    { label: '全部报告类型', to: pages.types.to({ compatId }) },
                  ]}
                />
              </Card>
            </>
          )
        }}
      </Whose>
    </HubPage>
  )
}
