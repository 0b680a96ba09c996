import type { Faq } from '@nethos/contract/groups/groups.schemas.ts'
import './answers.css'

/** Questions whose answers open at a tap. */
export const Answers = ({ faqs, isOpen = false }: { faqs: readonly Faq[]; isOpen?: boolean }) => (
  <div className="answers">
    {faqs.map(({ faqId, question, answer }) => (
      <details key={faqId} className="answers__one" open={isOpen}>
        <summary>{question}</summary>
        <p>{answer}</p>
      </details>
    ))}
  </div>
)
