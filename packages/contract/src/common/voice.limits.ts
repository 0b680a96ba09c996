/** How long one recording may be. */
export const voiceSecondsMost = 60
