import type { PDFDocument } from 'pdf-lib'
import type { Piece } from './piece.ts'

export type { Piece }

/**
 * Paragraphs on sheets of A4, in a Chinese font that travels with the file. `at`: when it was made, epoch ms. `mark`: a
 * square PNG above the first line. What draws them is loaded with the first: a start does without.
 */
export async function sheetOf(
  title: string,
  pieces: readonly Piece[],
  at: number,
  mark?: Uint8Array,
): Promise<PDFDocument> {
  const { drawnSheet } = await import('./drawn-sheet.ts')
  return drawnSheet(title, pieces, at, mark)
}
