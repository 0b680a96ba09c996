import { Select } from 'antd'
import { useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { authors } from '../content.calls.ts'

export interface Signer {
  docId: string | null
  teamId: string | null
  name: string
}

interface AuthorChoiceProps {
  id: string
  value: Signer | undefined
  onChange: (signer: Signer) => void
}

const keyOf = ({ docId, teamId }: Pick<Signer, 'docId' | 'teamId'>) => (docId ? `doctor ${docId}` : `team ${teamId}`)

/** The doctor or the team who signs, looked for by name. */
export function AuthorChoice({ id, value, onChange }: AuthorChoiceProps) {
  const [word, setWord] = useState('')
  const found = useServiceQuery(authors(word.slice(0, 50)), { keepPrevious: true })
  const options = (found.value ?? []).map(({ docId, teamId, authorName, deptName }) => ({
    value: keyOf({ docId, teamId }),
    label: [authorName, docId ? deptName : '团队'].filter(Boolean).join(' · '),
    signer: { docId, teamId, name: authorName },
  }))
  return (
    <Select
      id={id}
      showSearch={{ filterOption: false, onSearch: setWord, searchValue: word }}
      placeholder="输入医生或团队的名字"
      value={value && { value: keyOf(value), label: value.name }}
      labelInValue
      options={options}
      notFoundContent={found.status === 'fault' ? found.sentence : '没有找到'}
      onChange={({ value: key }) => {
        const chosen = options.find(option => option.value === key)
        setWord('')
        if (chosen) onChange(chosen.signer)
      }}
    />
  )
}
