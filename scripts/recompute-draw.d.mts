interface PublishedDraw {
  draw: Record<string, any> & { seed: string; commitment: string; entriesDigest: string }
  entries: { digest: string; lot: string; rank: number; entryState: number }[]
}
export function faultsOf(published: PublishedDraw): string[]
export function readDraw(origin: string, sessionId: string): Promise<PublishedDraw>
