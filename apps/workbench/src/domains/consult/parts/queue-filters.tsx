import { Input, Select, type GetRef } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { consultTypeLabels, type ConsultType } from '@nethos/contract/consult/consult.kinds.ts'
import { searchForName, searchOf, type Only, type QueueFilter } from '../queue-filter.ts'
import { useDeskKeys } from '../use-desk-keys.ts'

const typing = 300

const kinds = (Object.keys(consultTypeLabels) as ConsultType[])
  // Both kinds of video are a 视频咨询; renewals have a queue of their own.
  .filter(type => type !== 'RENEWAL_OF_CONSULTATION')
  .map(value => ({ value, label: value === 'DOCVIDEO' ? '名医视频' : consultTypeLabels[value] }))

const onlys: Readonly<Record<Only, string>> = {
  urgent: '紧急',
  due: '即将超时',
  unread: '未读',
  waiting: '等待回复',
  snoozed: '稍后处理',
}

/** By name, kind, and what needs somebody; where one stands stays open. */
export function QueueFilters({ filter }: { filter: QueueFilter }) {
  const go = useNavigate()
  const change = (changes: Partial<QueueFilter>) =>
    void go({ search: searchOf({ ...filter, ...changes }) }, { replace: true })
  const [name, setName] = useState(filter.search)
  const field = useRef<GetRef<typeof Input>>(null)
  useDeskKeys({ '/': () => field.current?.focus() })
  useEffect(() => {
    if (name.trim() === filter.search) return
    const timer = setTimeout(() => searchForName(name.trim()), typing)
    return () => clearTimeout(timer)
  })
  return (
    <div role="search" aria-label="筛选咨询" className="queue__filters">
      <Input
        ref={field}
        allowClear
        aria-keyshortcuts="/"
        aria-label="患者姓名"
        placeholder="患者姓名"
        maxLength={30}
        value={name}
        onChange={event => setName(event.target.value)}
      />
      <Select<ConsultType | ''>
        aria-label="咨询类型"
        value={filter.consultType}
        options={[{ value: '', label: '全部类型' }, ...kinds]}
        onChange={consultType => change({ consultType })}
      />
      <Select<Only | ''>
        aria-label="筛选"
        value={filter.only}
        options={[
          { value: '', label: '不筛选' },
          ...Object.entries(onlys).map(([value, label]) => ({ value: value as Only, label })),
        ]}
        onChange={only => change({ only })}
      />
    </div>
  )
}
