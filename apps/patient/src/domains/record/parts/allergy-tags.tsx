import { allergyClasses, type AllergyClass } from '@nethos/contract/record/allergy.kinds.ts'
import { Tag } from '../../../controls/tag.tsx'
import './allergy-tags.css'

export const AllergyTags = ({ classes }: { classes: readonly AllergyClass[] }) =>
  classes.length === 0 ? null : (
    <p className="allergy-tags">
      {classes.map(one => (
        <Tag key={one} tone="danger">
          {allergyClasses[one]}过敏
        </Tag>
      ))}
    </p>
  )
