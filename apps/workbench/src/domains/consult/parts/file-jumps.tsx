import { fileParts, type FilePart } from '../file-parts.ts'
import './file-jumps.css'

/** What was found and given before, one tap away beside the talk. */
export const FileJumps = ({ onJump }: { onJump: (part: FilePart) => void }) => (
  <nav className="file-jumps" aria-label="档案各部分">
    {(Object.keys(fileParts) as FilePart[]).map(part => (
      <button key={part} type="button" onClick={() => onJump(part)}>
        {fileParts[part]}
      </button>
    ))}
  </nav>
)
