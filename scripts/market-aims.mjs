// What resellers may have at most (docs/decisions/0130): for `npm run simulate` and the small market of `npm test`.

/** Of what is kept: so many times their share of the real persons. */
export const mostRatio = 1.1

export const ratioOf = ({ bots, honest, botShare }) => (bots === 0 ? 0 : botShare / (bots / (bots + honest)))

/** Which aims a market has missed, beside the same one without resellers; none: []. */
export function missedAims(market, without) {
  const ratio = ratioOf(market)
  const missed = []
  if (ratio > mostRatio)
    missed.push(`resellers keep ${ratio.toFixed(2)} times their share of the real persons, at most ${mostRatio}`)
  if (without && market.waitHours > without.waitHours)
    missed.push(
      `honest patients wait ${market.waitHours.toFixed(1)} hours, without resellers ${without.waitHours.toFixed(1)}`,
    )
  return missed
}
