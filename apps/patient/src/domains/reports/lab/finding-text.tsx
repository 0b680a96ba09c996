import { useState } from 'react'
import type { ExplainedReport, FindingPiece } from '@nethos/contract/reports/lab/explained.schemas.ts'
import { Sheet } from '../../../controls/sheet.tsx'
import './finding-text.css'

interface FindingTextProps {
  pieces: readonly FindingPiece[]
  terms: ExplainedReport['terms']
}

/** A finding whole, its terms to be tapped. */
export function FindingText({ pieces, terms }: FindingTextProps) {
  const [open, setOpen] = useState('')
  const term = terms.find(one => one.term === open)
  return (
    <>
      <p className="finding">
        {pieces.map((piece, at) =>
          piece.term ? (
            <button
              // Pieces have no other name than their place, and never move.
              key={at}
              type="button"
              className="finding__term"
              aria-haspopup="dialog"
              onClick={() => setOpen(piece.term)}
            >
              {piece.text}
            </button>
          ) : (
            <span key={at}>{piece.text}</span>
          ),
        )}
      </p>
      {term && (
        <Sheet open title={term.term} onClose={() => setOpen('')}>
          <p>{term.plain}</p>
          <p className="finding__source">说明不是诊断，请由医生结合情况判断。资料：{term.source}</p>
        </Sheet>
      )}
    </>
  )
}
