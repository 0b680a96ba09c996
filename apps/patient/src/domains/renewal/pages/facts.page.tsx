import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { fertilities, organs } from '@nethos/contract/renewal/drug.kinds.ts'
import { renewalStep } from '@nethos/contract/renewal/renewal.paths.ts'
import { fertilityLabels, organLabels, renewalLimits } from '@nethos/contract/renewal/renewal.limits.ts'
import { allergyClasses, allergyClassKeys } from '@nethos/contract/record/allergy.kinds.ts'
import { AgreeLine } from '../../../controls/agree-line.tsx'
import { AreaField } from '../../../controls/area-field.tsx'
import { Chips, ManyChips } from '../../../controls/chips.tsx'
import { NumericField } from '../../../controls/text-field.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { FormPage } from '../../../patterns/form-page.tsx'
import { ForPerson, isSmall, personInWords } from '../parts/for-person.tsx'
import { isRight, wrongFacts } from '../renewal.wrong.ts'
import { useRenewalDraft } from '../use-renewal-draft.ts'

const organChoices = organs.map(value => ({ value, label: organLabels[value] }))
const fertilityChoices = fertilities.map(value => ({ value, label: fertilityLabels[value] }))
const yesOrNo = [
  { value: 'no', label: '无' },
  { value: 'yes', label: '有' },
] as const

/** 确认信息: what the rules and the doctor must know of the patient. */
export default function FactsPage() {
  return <ForPerson title="确认信息">{person => <Facts key={person.personId} person={person} />}</ForPerson>
}

function Facts({ person }: { person: Person }) {
  const { personId } = person
  const { value, change } = useRenewalDraft(personId)
  const [isTried, setTried] = useState(false)
  const go = useNavigate()
  const wrong = wrongFacts(value, isSmall(person))
  const shown: Partial<typeof wrong> = isTried ? wrong : {}
  const goOn = () => {
    setTried(true)
    if (isRight(wrong)) return go(renewalStep('confirm', personId))
  }
  return (
    <FormPage title="确认信息" submit="下一步" onSubmit={goOn}>
      <Card>
        <Lines lines={[{ label: '就诊人', value: personInWords(person) }]} />
        <NumericField
          label="体重（Kg）"
          inputMode="decimal"
          placeholder="例如：62.5"
          value={value.weightKg}
          onChange={event => change({ weightKg: event.target.value })}
          error={shown.weightKg}
        />
      </Card>
      <Card>
        <Chips
          label="肝功能"
          choices={organChoices}
          value={value.liver}
          onChange={liver => change({ liver })}
          error={shown.liver}
        />
        <Chips
          label="肾功能"
          choices={organChoices}
          value={value.kidney}
          onChange={kidney => change({ kidney })}
          error={shown.kidney}
        />
        <Chips
          label="生育情况"
          choices={fertilityChoices}
          value={value.fertility}
          onChange={fertility => change({ fertility })}
          error={shown.fertility}
        />
      </Card>
      <Card>
        <Chips
          label="药物过敏史"
          choices={yesOrNo}
          value={value.hasAllergy}
          onChange={hasAllergy =>
            change(hasAllergy === 'no' ? { hasAllergy, allergies: [], allergyNote: '' } : { hasAllergy })
          }
          error={shown.hasAllergy}
        />
        {value.hasAllergy === 'yes' && (
          <>
            <ManyChips
              label="对哪类药物过敏（可多选）"
              choices={allergyClassKeys.map(key => ({ value: key, label: allergyClasses[key] }))}
              value={value.allergies}
              onChange={allergies => change({ allergies })}
              error={shown.allergies}
            />
            <AreaField
              label="过敏的药物和反应（选填）"
              rows={2}
              limit={renewalLimits.allergyNote}
              value={value.allergyNote}
              onChange={event => change({ allergyNote: event.target.value })}
              error={shown.allergyNote}
            />
          </>
        )}
      </Card>
      {isSmall(person) && (
        <Card>
          <AgreeLine checked={value.guardianPresent} onChange={guardianPresent => change({ guardianPresent })}>
            我是就诊人的监护人，正在现场陪同
          </AgreeLine>
          {shown.guardian && (
            <p className="field__error" role="alert">
              {shown.guardian}
            </p>
          )}
        </Card>
      )}
    </FormPage>
  )
}
