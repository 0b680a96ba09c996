import { Card } from '../../../patterns/card.tsx'
import { Page } from '../../../patterns/page.tsx'
import { openSourceWorks } from '../open-source.gen.ts'
import './open-source.page.css'

/** 开源软件声明: the works of others inside the app, with their licences. */
export default function OpenSourcePage() {
  return (
    <Page>
      <Card>
        <p>本应用使用了以下开源软件，感谢它们的作者。点开可以看到许可全文（英文）。</p>
      </Card>
      {openSourceWorks.map(({ name, version, licence, text }) => (
        <details key={`${name} ${version}`} className="work">
          <summary className="work__name">
            {name} {version}
            <span className="work__licence">{licence}</span>
          </summary>
          <p className="work__text">{text || `许可证：${licence}`}</p>
        </details>
      ))}
    </Page>
  )
}
