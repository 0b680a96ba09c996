import { allergyClasses, type AllergyClass } from '@nethos/contract/record/allergy.kinds.ts'
import { readAllergies } from '@nethos/contract/record/allergy-words.ts'
import { Button } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'

interface AllergyProposalProps {
  /** As it is being written. */
  text: string
  chosen: readonly AllergyClass[]
  onTake: (classes: AllergyClass[]) => void
}

/** What the words of an allergy say as classes, to be ticked by one tap; and that nothing was understood of them. */
export function AllergyProposal({ text, chosen, onTake }: AllergyProposalProps) {
  const { classes, isUnsorted } = readAllergies(text)
  const missing = classes.filter(one => !chosen.includes(one))
  const named = missing.map(one => allergyClasses[one]).join('、')
  if (missing.length > 0)
    return (
      <Notice tone="warn">
        <p role="status">您写的像是对{named}过敏。勾上以后，开药时会自动核对。</p>
        <Button look="soft" onClick={() => onTake([...chosen, ...missing])}>
          勾选{named}
        </Button>
      </Notice>
    )
  return isUnsorted && chosen.length === 0 ? (
    <Notice tone="quiet">
      <p role="status">没有认出是哪类药。请写上药名，或在上面勾选；不清楚也可以提交，医生会再问您。</p>
    </Notice>
  ) : null
}
