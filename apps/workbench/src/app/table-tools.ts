import { App } from 'antd'
import { useMemo } from 'react'
import { call } from '@nethos/calls/call.ts'
import { queryClient, type QueryOf } from '@nethos/calls/query.ts'
import { reportTrouble } from '@nethos/calls/trouble.ts'
import { exportMost, exportServices } from '@nethos/contract/audit/export.services.ts'
import { csvOf } from '@nethos/contract/common/csv.ts'
import type { Service } from '@nethos/contract/service.ts'
import { saveText } from '../controls/save-text.ts'
import type { TableTools } from '../patterns/table-tools.ts'

interface Page {
  rows: object[]
  hasNextPage: boolean
}

/** As many as most lists give at once. */
const pageSize = 100

/** What was asked for when this was the answer. */
const askedFor = (page: object): QueryOf<Service> | undefined =>
  queryClient
    .getQueryCache()
    .getAll()
    .find(({ state }) => state.data === page)?.meta?.['what'] as QueryOf<Service> | undefined

/** All pages one after the other; undefined: more than a file takes. */
async function allPages({ service, sent }: QueryOf<Service>): Promise<object[] | undefined> {
  const rows: object[] = []
  for (let pageNum = 1; rows.length <= exportMost; pageNum++) {
    const page = (await call(service, { ...sent, pageNum, pageSize })) as Page
    rows.push(...page.rows)
    if (!page.hasNextPage) return rows.length > exportMost ? undefined : rows
  }
  return undefined
}

/** What the tables of every desk are taken out by. */
export function useTableTools(): TableTools {
  const { message } = App.useApp()
  return useMemo(() => {
    const orTrouble = <T>(work: Promise<T>): Promise<T | undefined> =>
      work.catch((error: unknown) => {
        reportTrouble(error)
        return undefined
      })
    return {
      async allOf(page) {
        const asked = askedFor(page)
        const { rows, hasNextPage } = page as Page
        if (!asked && !hasNextPage) return rows
        if (!asked) {
          void message.warning('列表刚刚更新，没有导出，请再点一次')
          return undefined
        }
        let isTooMuch = false
        const all = await orTrouble(
          allPages(asked).then(rows => {
            isTooMuch = rows === undefined
            return rows
          }),
        )
        if (isTooMuch) void message.warning(`超过${exportMost}行，请缩小范围后再导出`)
        return all
      },
      save: (list, lines) => saveText(`${list}.csv`, csvOf(lines), 'text/csv;charset=utf-8'),
      writeDown: async (list, rows) => {
        const address = location.pathname.replace(/^\/workbench/, '')
        return (await orTrouble(call(exportServices.writeExport, { list, address, rows }))) === true
      },
    }
  }, [message])
}
