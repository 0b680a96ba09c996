// What resellers may have at most (docs/decisions/0130): for `npm run simulate` and the small market of `npm test`.

/** Of what is kept: so many times their share of the real persons. */
export const mostRatio = 1.1

export const ratioOf = ({ bots, honest, botShare }) => (bots === 0 ? 0 : botShare / (bots / (bots + honest)))

/**
 * The same market with as many ordinary patients instead of the resellers' persons. Of one account each and there from the first
 * day: early; of others: crowd, who wish when the others do (docs/decisions/0265).
 */
export const controlOf = attack => (attack === 'single' ? 'early' : 'crowd')

/** What resellers do to a market beyond being so many people more: beside the aims, no aim of its own. */
export const besideControl = (market, control) =>
  `honest patients wait ${market.waitHours.toFixed(1)} hours and ${market.served} are served, with as many patients more instead of resellers ${control.waitHours.toFixed(1)} and ${control.served}`

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
