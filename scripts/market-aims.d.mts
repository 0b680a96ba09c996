interface Market {
  bots: number
  honest: number
  botShare: number
  waitHours: number
}
export const mostRatio: number
export function ratioOf(market: Market): number
export function missedAims(market: Market, without?: Market): string[]
