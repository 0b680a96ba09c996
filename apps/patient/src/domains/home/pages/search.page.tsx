import { guidePages } from '@nethos/contract/guide/guide.pages.ts'
import { contentPages } from '@nethos/contract/content/content.pages.ts'
import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { homePages } from '@nethos/contract/home/home.pages.ts'
import { teamPages } from '@nethos/contract/teams/teams.pages.ts'
import { lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { OutputOf } from '@nethos/contract/service.ts'
import type { homeServices } from '@nethos/contract/home/home.services.ts'
import { loadPart } from '@nethos/calls/chunks.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { ButtonLink } from '../../../controls/button.tsx'
import { Card } from '../../../patterns/card.tsx'
import { GuideLink } from '../../../patterns/guide-link.tsx'
import { SearchPage } from '../../../patterns/search-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { articleLineOf, hospitalLineOf } from '../../content/public.ts'
import { DepartmentGrid, DoctorCard } from '../../doctors/public.tsx'
import { found } from '../home.calls.ts'
import './search.page.css'

/** Of who searches for what cannot wait: the others load nothing of it. */
const EmergencyIn = lazy(async () => ({
  default: (await loadPart(() => import('../../triage/public.ts'))).EmergencyIn,
}))

type Found = OutputOf<typeof homeServices.search>

/** 搜索: by characters, pinyin or initials; doctors, teams, departments, articles and knowledge in groups. */
export default function GlobalSearchPage() {
  const [query, setQuery] = useSearchParams()
  const word = query.get('search') ?? ''
  const results = useServiceQuery(found(word), { unless: word === '' })
  return (
    <SearchPage
      label="搜索医生、科室、疾病"
      word={word}
      onSearch={search => setQuery(search ? { search } : {}, { replace: true })}
      recent="search"
      suggestions={
        <>
          <GuideLink to={guidePages.guide.to()} />
          <DepartmentGrid />
        </>
      }
    >
      {word !== '' && (
        <Suspense>
          <EmergencyIn texts={[word]} />
        </Suspense>
      )}
      <Value of={results} shape="rows">
        {groups => <Groups found={groups} word={word} />}
      </Value>
    </SearchPage>
  )
}

const isEmpty = ({ readAs: _readAs, ...groups }: Found): boolean =>
  Object.values(groups).every(list => list.length === 0)

const shownDoctors = 3
const shownOthers = 4

function Groups({ found: groups, word }: { found: Found; word: string }) {
  const { readAs, docList, deptList, teamList, articleList, healthList, examinationList, drugList, newsList } = groups
  if (isEmpty(groups)) {
    return (
      <>
        <Empty sentence="暂无搜索结果" icon="search">
          <ButtonLink to={doctorPages.doctors.at} look="soft">
            查看全部医生
          </ButtonLink>
        </Empty>
        <GuideLink to={guidePages.guide.to({ search: word })} />
      </>
    )
  }
  return (
    <>
      {readAs.length > 0 && <ReadAs words={readAs} />}
      {deptList.length > 0 && <Departments found={deptList} />}
      {docList.length > 0 && <Doctors found={docList} word={word} />}
      <Group title="团队" more={teamPages.teams.to({ search: word })}>
        {teamList.map(one => ({
          key: one.teamId,
          title: one.teamName,
          summary: one.teamSkill,
          to: teamPages.team.to({ id: one.teamId }),
        }))}
      </Group>
      <Group title="健康知识" more={contentPages.healthSearch.to({ search: word })}>
        {healthList.map(hospitalLineOf)}
      </Group>
      <Group title="药品" more={contentPages.drugSearch.to({ search: word })}>
        {drugList.map(hospitalLineOf)}
      </Group>
      <Group title="检查" more={contentPages.examinationSearch.to({ search: word })}>
        {examinationList.map(hospitalLineOf)}
      </Group>
      <Group title="文章" more={contentPages.articles.to({ search: word })}>
        {articleList.map(articleLineOf)}
      </Group>
      <Group title="资讯" more={contentPages.news.to({ search: word })}>
        {newsList.map(hospitalLineOf)}
      </Group>
      <GuideLink to={guidePages.guide.to({ search: word })} />
    </>
  )
}

const Departments = ({ found }: { found: Found['deptList'] }) => (
  <Card title="科室">
    <ActionList
      actions={found.slice(0, shownOthers).map(one => ({
        label: one.gbDeptName,
        to: doctorPages.doctors.to({ deptCode: one.gbDeptCode }),
      }))}
    />
  </Card>
)

const Doctors = ({ found, word }: { found: Found['docList']; word: string }) => (
  <section className="found-doctors">
    <header>
      <h2>医生</h2>
      {found.length > shownDoctors && (
        <Link to={doctorPages.doctors.to({ search: word })} aria-label="查看更多医生">
          查看更多
        </Link>
      )}
    </header>
    {found.slice(0, shownDoctors).map(one => (
      <DoctorCard key={one.docId} doctor={one} />
    ))}
  </section>
)

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
      <Link key={word} to={homePages.search.to({ search: word })} replace>
        {word}
      </Link>
    ))}
  </p>
)
