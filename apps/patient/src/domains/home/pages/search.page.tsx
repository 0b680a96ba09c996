import { Link, useSearchParams } from 'react-router'
import type { OutputOf } from '@nethos/contract/service.ts'
import type { homeServices } from '@nethos/contract/home/home.services.ts'
import { contentPaths } from '@nethos/contract/content/content.paths.ts'
import { doctorPaths } from '@nethos/contract/doctors/doctors.paths.ts'
import { homePaths } from '@nethos/contract/home/home.paths.ts'
import { teamPaths, teamWay } from '@nethos/contract/teams/teams.paths.ts'
import { useAsked } from '@nethos/calls/query.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { ButtonLink } from '../../../controls/button.tsx'
import { Card } from '../../../patterns/card.tsx'
import { SearchPage } from '../../../patterns/search-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { articleLineOf, houseLineOf } from '../../content/public.ts'
import { DepartmentGrid, DoctorCard } from '../../doctors/public.tsx'
import { found } from '../home.calls.ts'
import './search.page.css'

type Found = OutputOf<typeof homeServices.search>

/** 搜索: by characters, pinyin or initials; doctors, teams, departments, articles and knowledge in groups. */
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
        {groups => <Groups found={groups} word={word} />}
      </Value>
    </SearchPage>
  )
}

const isEmpty = ({ readAs: _readAs, ...groups }: Found): boolean =>
  Object.values(groups).every(list => list.length === 0)
const withWord = (path: string, word: string): string => `${path}?search=${encodeURIComponent(word)}`

const shownDoctors = 3
const shownOthers = 4

function Groups({ found: groups, word }: { found: Found; word: string }) {
  const { readAs, docList, deptList, teamList, articleList, healthList, examinationList, drugList, newsList } = groups
  if (isEmpty(groups)) {
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
      {readAs.length > 0 && <ReadAs words={readAs} />}
      {deptList.length > 0 && (
        <Card title="科室">
          <ActionList
            actions={deptList.slice(0, shownOthers).map(one => ({
              label: one.gbDeptName,
              to: `${doctorPaths.doctors}?deptCode=${encodeURIComponent(one.gbDeptCode)}`,
            }))}
          />
        </Card>
      )}
      {docList.length > 0 && (
        <section className="found-doctors">
          <header>
            <h2>医生</h2>
            {docList.length > shownDoctors && (
              <Link to={withWord(doctorPaths.doctors, word)} aria-label="查看更多医生">
                查看更多
              </Link>
            )}
          </header>
          {docList.slice(0, shownDoctors).map(one => (
            <DoctorCard key={one.docId} doctor={one} />
          ))}
        </section>
      )}
      <Group title="团队" more={withWord(teamPaths.teams, word)}>
        {teamList.map(one => ({
          key: one.teamId,
          title: one.teamName,
          summary: one.teamSkill,
          to: teamWay('team', one.teamId),
        }))}
      </Group>
      <Group title="健康知识" more={withWord(contentPaths.healthSearch, word)}>
        {healthList.map(houseLineOf)}
      </Group>
      <Group title="药品" more={withWord(contentPaths.drugSearch, word)}>
        {drugList.map(houseLineOf)}
      </Group>
      <Group title="检查" more={withWord(contentPaths.examinationSearch, word)}>
        {examinationList.map(houseLineOf)}
      </Group>
      <Group title="文章" more={withWord(contentPaths.articles, word)}>
        {articleList.map(articleLineOf)}
      </Group>
      <Group title="资讯" more={withWord(contentPaths.news, word)}>
        {newsList.map(houseLineOf)}
      </Group>
    </>
  )
}

interface GroupProps {
  title: string
  /** Where all of them stand, with the same word. */
  more: string
  children: readonly { key: string; title: string; summary?: string; to: string }[]
}

const Group = ({ title, more, children }: GroupProps) =>
  children.length > 0 && (
    <Card
      title={title}
      more={
        children.length > shownOthers && (
          <Link to={more} aria-label={`查看更多${title}`}>
            查看更多
          </Link>
        )
      }
    >
      <ActionList
        actions={children.slice(0, shownOthers).map(one => ({ label: one.title, note: one.summary, to: one.to }))}
      />
    </Card>
  )

/** What the letters were taken for; each leads to a search of its own. */
const ReadAs = ({ words }: { words: readonly string[] }) => (
  <p className="read-as">
    <span>按拼音也找了：</span>
    {words.map(word => (
      <Link key={word} to={withWord(homePaths.search, word)} replace>
        {word}
      </Link>
    ))}
  </p>
)
