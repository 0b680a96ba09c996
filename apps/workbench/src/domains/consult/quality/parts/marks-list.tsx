import {
  criterionNames,
  qualityCriteria,
  qualityMarks,
  type QualityMarks,
} from '@nethos/contract/consult/quality.rules.ts'

/** What was given for each criterion. */
export const MarksList = ({ marks }: { marks: QualityMarks }) => (
  <ul className="quality__marks">
    {criterionNames.map(name => (
      <li key={name}>
        {qualityCriteria[name]}：<strong>{qualityMarks[marks[name]]}</strong>
      </li>
    ))}
  </ul>
)
