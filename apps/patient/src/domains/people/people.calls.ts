import { query } from '@nethos/calls/query.ts'
import { peopleServices } from '@nethos/contract/people/people.services.ts'

export const people = () => query(peopleServices.listPeople, {})
