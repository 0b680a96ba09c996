import type { PDFDocument } from 'pdf-lib'
import type { Letterhead, Piece } from './piece.ts'

export type { Letterhead, Piece }

/**
 * Paragraphs on sheets of A4, in a Chinese font that travels with the file. `at`: when it was made, epoch ms. `head`:
 * the hospital's own; a form that an office gives has none. What draws them is loaded with the first: a start does without.
 */
export async function sheetOf(
  title: string,
  pieces: readonly Piece[],
  at: number,
  head?: Letterhead,
): Promise<PDFDocument> {
  const { drawnSheet } = await import('./drawn-sheet.ts')
  return drawnSheet(title, pieces, at, head)
}
