import type { ReactNode } from 'react'
import { Skeleton, type SkeletonProps } from '../controls/skeleton.tsx'
import type { ValueSource } from './sources.ts'
import { Fault, Missing } from './states.tsx'

interface ValueProps<Value> {
  of: ValueSource<Value>
  children: (value: Value) => ReactNode
  /** The shape of what will come. */
  shape?: SkeletonProps['shape']
}

/** One thing in all its states: waiting, fault, there. What has been there once stays while it is asked for again. */
export function Value<Value>({ of, children, shape = 'card' }: ValueProps<Value>) {
  if (of.value !== undefined) return children(of.value)
  if (of.isMissing) return <Missing sentence={of.sentence} />
  return of.status === 'fault' ? <Fault sentence={of.sentence} retry={of.retry} /> : <Skeleton shape={shape} />
}
