import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { Link, useLocation } from 'react-router'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Avatar } from '../../../controls/avatar.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Value } from '../../../patterns/value.tsx'
import { people } from '../../people/public.tsx'
import './person-chooser.css'

interface PersonChooserProps {
  /** The chosen one's id; empty when nobody was chosen. */
  value: string
  onChoose: (personId: string) => void
  error?: string | undefined
}

/** For whom it is: one of the account's people; somebody can be added on the way. */
export function PersonChooser({ value, onChoose, error }: PersonChooserProps) {
  const all = useServiceQuery(people())
  const { pathname, search } = useLocation()
  const back = pathname + search
  return (
    <Value of={all} shape="rows">
      {list => (
        <fieldset className="person-chooser" data-wrong={error ? true : undefined}>
          <legend className="person-chooser__label">为谁咨询</legend>
          {list.length === 0 && <Notice tone="warn">您还没有就诊人信息，请先添加就诊人</Notice>}
          {list.map(person => (
            <Choice
              key={person.personId}
              person={person}
              isChosen={person.personId === value}
              onChoose={onChoose}
              back={back}
            />
          ))}
          {error && (
            <p className="field__error" role="alert">
              {error}
            </p>
          )}
          <Link className="person-chooser__add" to={peoplePages.add.to({ callback: back })}>
            + 添加就诊人
          </Link>
        </fieldset>
      )}
    </Value>
  )
}

const words: Readonly<Record<string, string>> = { M: '男', F: '女' }

const Choice = ({
  person,
  isChosen,
  onChoose,
  back,
}: {
  person: Person
  isChosen: boolean
  onChoose: (personId: string) => void
  back: string
}) => (
  <>
    <label className={isChosen ? 'person-chooser__one person-chooser__one--chosen' : 'person-chooser__one'}>
      <input
        type="radio"
        name="person"
        aria-label={person.personName}
        checked={isChosen}
        onChange={() => onChoose(person.personId)}
      />
      <Avatar size="small" of={person} />
      <span>
        <strong>{person.personName}</strong>
        <span className="person-chooser__info">
          {[words[person.gender], person.age === null ? '' : `${person.age}岁`, person.isSelf ? '本人' : '']
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </label>
    {isChosen && person.needsGuardian && (
      <Notice tone="warn">
        <p>
          就诊人未满6岁，为保障就诊人权益，请添加监护人信息。
          <Link to={peoplePages.guardian.to({ compatId: person.personId, nextPage: back })}>去添加</Link>
        </p>
      </Notice>
    )}
  </>
)
