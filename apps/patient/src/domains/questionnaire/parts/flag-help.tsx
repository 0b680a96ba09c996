import { CallButton } from '../../../controls/button.tsx'
import type { ShownFlag } from '@nethos/contract/questionnaire/questionnaire.schemas.ts'

/** What an answer could mean, and whom to call: at once, before anything is sent. */
export const FlagHelp = ({ flags }: { flags: readonly ShownFlag[] }) => (
  <div className="flags" role="alert">
    {flags.map(flag => (
      <section key={flag.id} className="flag">
        <h2 className="flag__title">{flag.title}</h2>
        <p>{flag.advice}</p>
        {flag.helplines.map(line => (
          <CallButton key={line.number} phone={line.number} look="danger">
            {line.name} {line.number}
          </CallButton>
        ))}
      </section>
    ))}
  </div>
)
