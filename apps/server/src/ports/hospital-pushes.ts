/** The parts of a hospital's system that may say by themselves that something has changed; bookings and results say what. */
export const pushedParts = ['examinations', 'surgeries', 'stays', 'checkups'] as const
export type PushedPart = (typeof pushedParts)[number]

/** A change of these parts is told so that we ask at once: what counts is what is answered then, in the order in which it happened. */
export interface HospitalPushes {
  /** Whether the hospital may push changes of this part. */
  speaksFor(hosId: string, part: PushedPart): boolean
  /** Believes that it is the hospital's own, of now, comes for the first time and is as agreed. Rejects with ForgedPushError. */
  read(
    hosId: string,
    part: PushedPart,
    headers: Readonly<Record<string, string | undefined>>,
    body: Buffer,
  ): Promise<void>
}

/** Of hospitals that push nothing of these parts. */
export const noPushes: HospitalPushes = {
  speaksFor: () => false,
  read: async () => {
    throw new Error('This hospital pushes no changes')
  },
}
