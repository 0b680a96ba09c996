import { feedbackPages } from '@nethos/contract/feedback/feedback.pages.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { Card } from '../../../patterns/card.tsx'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { ServicePhone } from '../../../patterns/states.tsx'
import { helpTopics } from '../help.texts.ts'
import './help.page.css'

/** 使用帮助: questions that open on a tap; and whom to ask when none of them helps. */
export default function HelpPage() {
  return (
    <HubPage>
      {helpTopics.map(({ topic, questions }) => (
        <Card key={topic} title={topic}>
          {questions.map(({ ask, answer }) => (
            <details key={ask} className="help">
              <summary className="help__ask">{ask}</summary>
              {answer.map(paragraph => (
                <p key={paragraph} className="help__answer">
                  {paragraph}
                </p>
              ))}
            </details>
          ))}
        </Card>
      ))}
      <Card title="没有找到答案？">
        <ActionList actions={[{ label: '意见反馈', note: '写下您的问题，我们会答复', to: feedbackPages.submit.at }]} />
      </Card>
      <ServicePhone />
    </HubPage>
  )
}
