import { Segmented } from 'antd'
import { useState } from 'react'
import { priceLabelOf } from '@nethos/contract/programme/programme.price.ts'
import { pathwayWorkKinds } from '@nethos/contract/pathway/pathway.work.ts'
import {
  programmeDocument,
  programmePageKinds,
  type ProgrammeDocument,
} from '@nethos/contract/programme/programme.document.ts'
import { Choice } from '../../../controls/choice.tsx'
import { ServiceIcon } from '../../../controls/service-icon.tsx'
import { PhoneFrame } from '../../../patterns/phone-frame.tsx'
import { DryRun } from '../../questionnaire/public.ts'
import { asQuestionnaire } from './form-editor.tsx'
import { PagePreview } from './page-preview.tsx'
import './programme-preview.css'

const { home, introduction, reading, notice, offers, apply, plan } = programmePageKinds
const shown = { home, introduction, reading, notice, offers, apply, plan }
type Shown = keyof typeof shown
const ways = { pages: '患者的页面', sketch: '草图' } as const
type Way = keyof typeof ways

/** Each kind of page of the zone, as a patient will see it; while something is missing, as a sketch. */
export function ProgrammePreview({ document }: { document: ProgrammeDocument }) {
  const [kind, setKind] = useState<Shown>('home')
  const [way, setWay] = useState<Way>('pages')
  const form = document.application?.form
  const read = programmeDocument.safeParse(document)
  const isWhole = read.success && kind !== 'plan'
  return (
    <div className="ppreview">
      <Choice label="预览哪一页" value={kind} of={shown} onChange={setKind} />
      <Segmented<Way>
        aria-label="预览方式"
        value={way}
        options={(Object.keys(ways) as Way[]).map(value => ({ value, label: ways[value] }))}
        onChange={setWay}
      />
      {way === 'pages' && !read.success && <p className="ppreview__quiet">还有没填好的内容，先显示草图。</p>}
      {way === 'pages' && isWhole ? (
        <PagePreview document={read.data} kind={kind} />
      ) : kind === 'apply' && form ? (
        <DryRun document={asQuestionnaire(form, document.application?.title)} />
      ) : (
        <PhoneFrame label="手机预览">
          <Kind kind={kind} document={document} />
        </PhoneFrame>
      )}
    </div>
  )
}

function Kind({ kind, document }: { kind: Shown; document: ProgrammeDocument }) {
  switch (kind) {
    case 'home':
      return <Home document={document} />
    case 'introduction':
      return <Introduction {...document.introduction} />
    case 'reading':
      return document.readings.length > 0 ? <Readings readings={document.readings} /> : <None />
    case 'notice':
      return document.notice ? (
        <>
          <h3>{document.notice.title}</h3>
          <Paragraphs text={document.notice.text} />
          <p className="ppreview__line">{`☐ ${document.notice.consent}`}</p>
        </>
      ) : (
        <None />
      )
    case 'offers':
      return document.application ? <Offers offers={document.application.offers} /> : <None />
    case 'plan':
      return document.plan ? <Plan plan={document.plan} /> : <None />
    case 'apply':
      return <None />
  }
}

const None = () => <p className="ppreview__quiet">这一页还没有内容</p>

const Home = ({ document: { name, summary, icon, entries } }: { document: ProgrammeDocument }) => (
  <>
    <header className="ppreview__head">
      <ServiceIcon name={icon} size={32} />
      <div>
        <strong>{name || '（还没有名称）'}</strong>
        <p className="ppreview__quiet">{summary}</p>
      </div>
    </header>
    <ul className="ppreview__grid">
      {entries.map((entry, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two entries may have one name while they are written
        <li key={at}>
          <ServiceIcon name={entry.icon} size={28} />
          {entry.title}
          {entry.note && <span className="ppreview__quiet">{entry.note}</span>}
        </li>
      ))}
    </ul>
  </>
)

const Introduction = ({ text, place, telephone }: ProgrammeDocument['introduction']) => (
  <>
    <Paragraphs text={text} />
    {place && <p>{`地址：${place}`}</p>}
    {telephone && <p>{`电话：${telephone}`}</p>}
  </>
)

const Paragraphs = ({ text }: { text: string }) =>
  text.split(/\n{2,}/).map((part, at) => {
    const heading = /^#\s*(.+)$/.exec(part.trim())
    // oxlint-disable-next-line react/no-array-index-key -- the text is drawn anew whenever it changes
    return heading ? <h4 key={at}>{heading[1]}</h4> : <p key={at}>{part}</p>
  })

const Readings = ({ readings }: Pick<ProgrammeDocument, 'readings'>) =>
  readings.map(set => (
    <section key={set.code}>
      <h3>{set.title}</h3>
      {set.articles.map(article => (
        <details key={article.code} className="ppreview__line">
          <summary>{article.title}</summary>
          <p className="ppreview__quiet">{`${article.author} · 审核于 ${article.reviewedOn}`}</p>
          <Paragraphs text={article.body} />
          <p className="ppreview__quiet">{`来源：${article.source}`}</p>
        </details>
      ))}
    </section>
  ))

const Offers = ({ offers: all }: Pick<NonNullable<ProgrammeDocument['application']>, 'offers'>) =>
  all.map(offer => (
    <div key={offer.code} className="ppreview__line">
      <strong>{offer.title}</strong>
      <p>{offer.text}</p>
      <p>{`${priceLabelOf(offer)}${offer.days && offer.days > 1 ? ` · ${offer.days}天` : ''}`}</p>
    </div>
  ))

const Plan = ({ plan: { text, stages } }: { plan: NonNullable<ProgrammeDocument['plan']> }) => (
  <>
    <p>{text}</p>
    {stages.map(stage => (
      <section key={stage.key} className="ppreview__line">
        <h4>{stage.title}</h4>
        {stage.tasks.map(task => (
          <p key={task.key}>{`${pathwayWorkKinds[task.work.kind].label}：${task.title}`}</p>
        ))}
      </section>
    ))}
  </>
)
