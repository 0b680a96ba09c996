interface Place {
  /** 东湖院区; empty where a hospital has one site. */
  campusName: string
  /** Where the department is: 门诊楼3层. Some write a room of it, too. */
  place: string
  /** Where this session is held: 308诊室. */
  room: string
}

const roomOfPlace = /[\dA-Za-z]+号?(诊室|室)$/

/** Where to go, said once: the session's room goes before a room of the department, and no part says what another says. */
export function visitPlace({ campusName, place, room }: Place): string {
  const parts = [campusName, room ? place.replace(roomOfPlace, '') : place, room].filter(Boolean)
  return parts
    .filter(
      (part, at) =>
        !parts.some((other, before) => before !== at && (before > at || other !== part) && other.includes(part)),
    )
    .join(' ')
}
