import type { ProgrammeArticle, ProgrammeDocument } from '@nethos/contract/programme/programme.document.ts'
import { AreaLine, TextLine } from '../../../controls/lines.tsx'
import type { SectionProps } from './basics.tsx'
import { freshCode } from './change.ts'
import { ListOf, type PartProps } from './list-of.tsx'

type ReadingSet = ProgrammeDocument['readings'][number]

/** Articles in sets, each with its author, the day of its review, and its source. */
export function ReadingsEditor({ document, onChange, wrongAt }: SectionProps) {
  const { readings } = document
  const codes = readings.flatMap(one => one.articles.map(article => article.code))
  const freshArticle = (): ProgrammeArticle => ({
    code: freshCode('article', codes),
    title: '',
    body: '',
    author: '',
    reviewedOn: '',
    source: '',
  })
  return (
    <ListOf
      noun="资讯组"
      value={readings}
      onChange={next => onChange({ ...document, readings: next })}
      place="readings"
      wrongAt={wrongAt}
      titleOf={one => one.title}
      fresh={(): ReadingSet => ({
        code: freshCode(
          'set',
          readings.map(one => one.code),
        ),
        title: '',
        articles: [freshArticle()],
      })}
      most={20}
    >
      {({ value, onChange: put, place }) => (
        <>
          <TextLine
            label="资讯组名称"
            maxLength={20}
            value={value.title}
            error={wrongAt(`${place}/title`)}
            onChange={title => put({ ...value, title })}
          />
          <ListOf
            noun="文章"
            value={value.articles}
            onChange={articles => put({ ...value, articles })}
            place={`${place}/articles`}
            wrongAt={wrongAt}
            titleOf={one => one.title}
            fresh={freshArticle}
            least={1}
            most={40}
          >
            {its => <OneArticle {...its} />}
          </ListOf>
        </>
      )}
    </ListOf>
  )
}

function OneArticle({ value, onChange, place, wrongAt }: PartProps<ProgrammeArticle>) {
  const line = (name: keyof ProgrammeArticle) => ({
    value: value[name],
    error: wrongAt(`${place}/${name}`),
    onChange: (text: string) => onChange({ ...value, [name]: text }),
  })
  return (
    <>
      <TextLine label="文章标题" maxLength={40} {...line('title')} />
      <AreaLine label="正文" hint="空一行分段；以 # 开头的一行是小标题" minRows={6} maxRows={24} {...line('body')} />
      <div className="peditor__pair">
        <TextLine label="作者" {...line('author')} />
        <TextLine label="审核日期" hint="例如 2026-11-20" {...line('reviewedOn')} />
        <TextLine label="来源" hint="指南或文献，写明年份" {...line('source')} />
      </div>
    </>
  )
}
