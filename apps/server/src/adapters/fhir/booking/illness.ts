import { present } from '@nethos/contract/common/present.ts'
import { OrderUnknownError } from '../../../ports/hospital-booking.ts'
import type { FhirClient } from '../client.ts'
import { systems } from '../names.ts'
import { idIn } from '../wire.ts'
import { findAppointment, identifierOf } from './order-state.ts'

/** As answers to a questionnaire, found and replaced by our number. */
export async function saveIllness(
  client: FhirClient,
  ourNo: string,
  illness: Readonly<Record<string, string>>,
  now: number,
): Promise<void> {
  const known = await findAppointment(client, ourNo)
  if (!known) throw new OrderUnknownError(`No order ${ourNo}`)
  await client.json(`QuestionnaireResponse?identifier=${encodeURIComponent(identifierOf(ourNo))}`, {
    method: 'PUT',
    body: {
      resourceType: 'QuestionnaireResponse',
      identifier: { system: systems.booking, value: ourNo },
      status: 'completed',
      authored: new Date(now).toISOString(),
      subject: known.participant?.map(one => one.actor).find(one => idIn(one, 'Patient') !== undefined),
      // R4 knows no empty string: what was not answered is left out.
      item: Object.entries(illness)
        .map(([question, answer], at) => ({
          linkId: String(at + 1),
          text: question,
          answer: [{ valueString: answer }],
        }))
        .filter(({ answer: [one] }) => present(one).valueString.trim() !== ''),
    },
  })
}
