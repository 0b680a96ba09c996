import { areaList } from '@vant/area-data'

/** All provinces, cities and counties of the country. */
export function areas() {
  const rows = (list: Record<string, string>, level: number, parentOf: (code: string) => string | null) =>
    Object.entries(list).map(([areaCode, areaName]) => ({ areaCode, areaName, parentCode: parentOf(areaCode), level }))
  return [
    ...rows(areaList.province_list, 1, () => null),
    ...rows(areaList.city_list, 2, code => `${code.slice(0, 2)}0000`),
    ...rows(areaList.county_list, 3, code => `${code.slice(0, 4)}00`),
  ]
}
