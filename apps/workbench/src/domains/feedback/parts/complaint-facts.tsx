import { Descriptions } from 'antd'
import { dayAndSecond, dayAndTime } from '@nethos/contract/common/days.ts'
import { complaintOutcomes, complaintChannels } from '@nethos/contract/feedback/complaint.rules.ts'
import type { DeskComplaint } from '@nethos/contract/feedback/complaint-desk.services.ts'
import { Tag } from '../../../controls/tag.tsx'
import { complaintLabels, complaintTones } from '../complaint.words.ts'
import { LetterDanger } from './letter-danger.tsx'
import { LetterPictures } from './letter-pictures.tsx'

/** What the patient says, who works on it, and by when it is answered. */
export const ComplaintFacts = ({ complaint }: { complaint: DeskComplaint }) => (
  <Descriptions
    className="office__facts"
    bordered
    column={{ xs: 1, sm: 1, md: 2 }}
    items={[
      {
        label: '状态',
        children: (
          <Tag tone={complaintTones[complaint.complaintState]}>{complaintLabels[complaint.complaintState]}</Tag>
        ),
      },
      { label: '负责人', children: complaint.ownerName || '还没有人受理' },
      ...(complaint.danger === '' && complaint.alarms.length === 0
        ? []
        : [{ label: '危险信号', children: <LetterDanger letter={complaint} />, span: 'filled' as const }]),
      { label: '提交时间', children: `${dayAndSecond(complaint.createdAt)}（${complaintChannels[complaint.cameBy]}）` },
      { label: '答复时限', children: <Limit complaint={complaint} /> },
      { label: '联系人', children: complaint.contact || '未填写' },
      { label: '联系方式', children: complaint.contactWay || '未填写' },
      { label: '内容', children: <p className="letter__text">{complaint.content}</p>, span: 'filled' },
      ...(complaint.attaList.length > 0
        ? [{ label: '图片', children: <LetterPictures pictures={complaint.attaList} />, span: 'filled' as const }]
        : []),
      ...(complaint.outcome === null
        ? []
        : [
            { label: '调查结果', children: complaintOutcomes[complaint.outcome] },
            { label: '调查结论', children: <p className="letter__text">{complaint.finding}</p> },
          ]),
    ]}
  />
)

const Limit = ({ complaint: { answerBy, isOverdue, isExtended } }: { complaint: DeskComplaint }) => (
  <>
    {dayAndTime(answerBy)} {isOverdue && <Tag tone="danger">已超时限</Tag>}{' '}
    {isExtended && <Tag tone="plain">已延长</Tag>}
  </>
)
