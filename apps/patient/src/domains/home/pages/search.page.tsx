import { Link, useSearchParams } from 'react-router'
import type { OutputOf } from '@nethos/contract/service.ts'
import type { homeServices } from '@nethos/contract/home/home.services.ts'
import { doctorPaths } from '@nethos/contract/doctors/doctors.paths.ts'
import { useAsked } from '@nethos/calls/query.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { ButtonLink } from '../../../controls/button.tsx'
import { Card } from '../../../patterns/card.tsx'
import { SearchPage } from '../../../patterns/search-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { DepartmentGrid, DoctorCard } from '../../doctors/public.tsx'
import { found } from '../home.calls.ts'

type Found = OutputOf<typeof homeServices.search>

/** 搜索: by characters, pinyin or initials; doctors, teams, departments and articles in groups. */
export default function GlobalSearchPage() {
  const [query, setQuery] = useSearchParams()
  const word = query.get('search') ?? ''
  const results = useAsked(found(word), { unless: word === '' })
  return (
    <SearchPage
      title="搜索"
      label="搜索医生、科室、疾病"
      word={word}
      onSearch={search => setQuery(search ? { search } : {}, { replace: true })}
      recent="search"
      suggestions={<DepartmentGrid />}
    >
      <Value of={results} shape="rows">
        {groups => <Groups found={groups} />}
      </Value>
    </SearchPage>
  )
}

function Groups({ found: { docList, deptList, teamList, articleList } }: { found: Found }) {
  if (docList.length + deptList.length + teamList.length + articleList.length === 0) {
    return (
      <Empty sentence="暂无搜索结果">
        <ButtonLink to={doctorPaths.doctors} look="soft">
          查看全部医生
        </ButtonLink>
      </Empty>
    )
  }
  return (
    <>
      {deptList.length > 0 && (
        <Card title="科室">
          <ActionList
            actions={deptList.map(one => ({
              label: one.gbDeptName,
              to: `${doctorPaths.doctors}?deptCode=${encodeURIComponent(one.gbDeptCode)}`,
            }))}
          />
        </Card>
      )}
      {docList.length > 0 && <h2 className="search-page__group">医生</h2>}
      {docList.map(one => (
        <DoctorCard key={one.docId} doctor={one} />
      ))}
      {docList.length === 10 && <Link to={doctorPaths.doctors}>查看全部医生</Link>}
      {teamList.length > 0 && (
        <Card title="团队">
          <ActionList
            actions={teamList.map(one => ({
              label: one.teamName,
              note: one.teamSkill,
              to: `/team/${encodeURIComponent(one.teamId)}/detail`,
            }))}
          />
        </Card>
      )}
      {articleList.length > 0 && (
        <Card title="文章">
          <ActionList
            actions={articleList.map(one => ({
              label: one.title,
              to: `/doc/article/${encodeURIComponent(one.articleId)}`,
            }))}
          />
        </Card>
      )}
    </>
  )
}
