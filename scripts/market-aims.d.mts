interface Market {
  bots: number
  honest: number
  botShare: number
  waitHours: number
}
interface Served extends Pick<Market, 'waitHours'> {
  served: number
}
export const mostRatio: number
export function ratioOf(market: Market): number
export function missedAims(market: Market, without?: Market): string[]
export function controlOf(attack: string): 'early' | 'crowd'
export function besideControl(market: Served, control: Served): string
