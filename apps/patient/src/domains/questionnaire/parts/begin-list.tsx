import { useNavigate } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { QuestionnairePurpose } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { Card } from '../../../patterns/card.tsx'
import { Value } from '../../../patterns/value.tsx'
import { beginQuestionnaire, openQuestionnaires } from '../questionnaire.calls.ts'

interface BeginListProps {
  title: string
  personId: string
  purposes: QuestionnairePurpose[]
  fillIn: (assignmentId: string) => string
}

/** Questionnaires that a person may begin without being asked. */
export function BeginList({ title, personId, purposes, fillIn }: BeginListProps) {
  const query = useServiceQuery(openQuestionnaires(purposes))
  const begin = useCommand(beginQuestionnaire)
  const navigate = useNavigate()
  const start = async (code: string) => {
    const begun = await begin.run({ personId, code })
    if (begun) void navigate(fillIn(begun.assignmentId))
  }
  return (
    <Value of={query} shape="rows">
      {open =>
        open.length > 0 && (
          <Card title={title}>
            <ActionList
              actions={open.map(({ code, title: label, introduction }) => ({
                label,
                note: introduction,
                onAct: () => void start(code),
              }))}
            />
          </Card>
        )
      }
    </Value>
  )
}
