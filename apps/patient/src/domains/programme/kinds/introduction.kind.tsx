import { Icon } from '../../../controls/icon.tsx'
import { Card } from '../../../patterns/card.tsx'
import { ReadingPage } from '../../../patterns/reading-page.tsx'
import { Paragraphs } from '../parts/paragraphs.tsx'
import { useProgramme, type PlaceProps } from '../use-place.ts'

/** 介绍: text, picture, where it is and whom to call. */
export default function ProgrammeIntroduction({ place }: PlaceProps) {
  return (
    <ReadingPage reading={useProgramme({ place })}>
      {({ document: { name, summary, icon, tone, introduction } }) => (
        <>
          <header className={`programme-head programme-head--${tone}`} role="img" aria-label={`${name}的图片`}>
            <Icon name={icon} />
            <div>
              <strong>{name}</strong>
              <p>{summary}</p>
            </div>
          </header>
          <Card>
            <Paragraphs text={introduction.text} />
          </Card>
          {(introduction.place || introduction.telephone) && (
            <Card title="联系我们">
              {introduction.place && <p>地址：{introduction.place}</p>}
              {introduction.telephone && (
                <p>
                  电话：<a href={`tel:${introduction.telephone.replace(/\s/g, '')}`}>{introduction.telephone}</a>
                </p>
              )}
            </Card>
          )}
        </>
      )}
    </ReadingPage>
  )
}
