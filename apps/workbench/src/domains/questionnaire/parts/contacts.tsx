import { Button, Descriptions, Space } from 'antd'
import { useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { ContactKind } from '@nethos/contract/questionnaire/questionnaire-desk.services.ts'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { submissionContacts } from '../questionnaire.calls.ts'

const whoseWords: Readonly<Record<ContactKind, string>> = {
  person: '本人电话',
  guardian: '监护人电话',
  account: '账号登录手机号',
}

/** Numbers to call: asked for by a tap, since each look is written down. */
export function Contacts({ submissionId }: { submissionId: string }) {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    <Numbers submissionId={submissionId} />
  ) : (
    <Space wrap>
      <Button onClick={() => setOpen(true)}>查看联系电话</Button>
      <span>查看会记入患者能看到的访问记录</span>
    </Space>
  )
}

function Numbers({ submissionId }: { submissionId: string }) {
  const { value, status, sentence, retry } = useServiceQuery(submissionContacts(submissionId))
  if (!value) return status === 'fault' ? <Fault sentence={sentence} onRetry={retry} /> : <Waiting rows={1} />
  if (value.length === 0) return <p>没有留下电话，账号已注销。</p>
  return (
    <Descriptions
      className="office__facts"
      bordered
      column={{ xs: 1, sm: 1, md: 2 }}
      items={value.map(({ whose, name, mobile }) => ({
        key: whose,
        label: whoseWords[whose],
        children: (
          <>
            <a href={`tel:${mobile}`}>{mobile}</a>
            {name && ` ${name}`}
          </>
        ),
      }))}
    />
  )
}
