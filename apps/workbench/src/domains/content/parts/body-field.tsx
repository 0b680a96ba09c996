import { Alert, Input } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { loadPart } from '@nethos/calls/chunks.ts'
import { Waiting } from '../../../patterns/states.tsx'

const RichText = lazy(() => loadPart(() => import('./rich-text.tsx')))
const beyond = /<(?:table|video|sub|sup)\b/

interface BodyFieldProps {
  id: string
  html: string
  onChange: (html: string) => void
}

/** The text itself. What the rich text would drop (tables, films) is written in HTML instead: nothing is lost by opening it. */
export function BodyField({ id, html, onChange }: BodyFieldProps) {
  const [first] = useState(html)
  if (beyond.test(first))
    return (
      <>
        <Alert type="info" showIcon title="正文含有表格、视频或上下标，请直接修改HTML，改好后用「预览」查看效果。" />
        <Input.TextArea
          id={id}
          aria-label="正文"
          autoSize={{ minRows: 12, maxRows: 30 }}
          value={html}
          onChange={event => onChange(event.target.value)}
        />
      </>
    )
  return (
    <Suspense fallback={<Waiting rows={6} />}>
      <RichText label="正文" html={first} onChange={onChange} />
    </Suspense>
  )
}
