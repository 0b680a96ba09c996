import { useSearchParams } from 'react-router'
import { useRows } from '@nethos/calls/query.ts'
import { ListPage } from '../../../patterns/list-page.tsx'
import { WordBox } from '../../../patterns/reading-set.tsx'
import { TeamCard } from '../parts/team-card.tsx'
import { teams } from '../teams.calls.ts'

/** 专家团队; the word of the search stands in the address. */
export default function TeamsPage() {
  const [query, setQuery] = useSearchParams()
  const word = query.get('search') ?? ''
  const rows = useRows(teams(word ? { search: word } : {}))
  return (
    <ListPage
      rows={rows}
      empty={word ? '暂无搜索结果' : '暂无专家团队'}
      icon={word ? 'search' : 'team'}
      head={
        <WordBox
          label="搜索团队、疾病"
          word={word}
          onSearch={search => setQuery(search ? { search } : {}, { replace: true })}
        />
      }
    >
      {team => <TeamCard key={team.teamId} team={team} />}
    </ListPage>
  )
}
