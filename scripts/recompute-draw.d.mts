interface PublishedDraw {
  draw: { seed: string; commitment: string; entriesDigest: string; committedAt: number; opensAt: number }
  entries: { digest: string; lot: string; rank: number; turn?: number; entryState: number }[]
}
export function faultsOf(published: PublishedDraw): string[]
export function readDraw(origin: string, sessionId: string): Promise<PublishedDraw>
