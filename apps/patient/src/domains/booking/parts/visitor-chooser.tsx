import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { Link, useLocation } from 'react-router'
import { nobodySentence } from '@nethos/contract/people/people.rules.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Avatar } from '../../../controls/avatar.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { OptionList } from '../../../controls/picker-sheet.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { Card } from '../../../patterns/card.tsx'
import { Value } from '../../../patterns/value.tsx'
import { people } from '../../people/public.tsx'

interface VisitorChooserProps {
  /** The chosen one's id; empty when nobody was chosen. */
  value: string
  onChoose: (personId: string) => void
  error?: string | undefined
}

/** Who is chosen; in large letters from the beginning whose phone it is. A tap changes it. */
export function useVisitor(chosen: string): { personId: string; isLoading: boolean } {
  const { isElder } = useAppInfo()
  const isProposed = isElder && chosen === ''
  const all = useServiceQuery(people(), { unless: !isProposed })
  const self = isProposed ? all.value?.find(one => one.isSelf)?.personId : undefined
  return { personId: chosen || self || '', isLoading: isProposed && all.status === 'waiting' }
}

const words: Readonly<Record<string, string>> = { M: '男', F: '女' }

/** 就诊人: one of the account's people; somebody can be added on the way. */
export function VisitorChooser({ value, onChoose, error }: VisitorChooserProps) {
  const all = useServiceQuery(people())
  const { pathname, search } = useLocation()
  return (
    <Card title="就诊人" more={<Link to={peoplePages.add.to({ callback: pathname + search })}>添加就诊人</Link>}>
      <Value of={all} shape="rows">
        {list =>
          list.length === 0 ? (
            <Notice tone="warn">{nobodySentence}</Notice>
          ) : (
            <OptionList
              rings
              value={value}
              onChoose={onChoose}
              options={list.map(one => ({
                value: one.personId,
                mark: <Avatar size="small" of={one} />,
                label: one.personName,
                note: [words[one.gender], one.age === null ? '' : `${one.age}岁`, one.isSelf ? '本人' : '']
                  .filter(Boolean)
                  .join(' · '),
              }))}
            />
          )
        }
      </Value>
      {error && (
        <p className="field__error" role="alert">
          {error}
        </p>
      )}
    </Card>
  )
}
