import { Button } from 'antd'
import { lazy, Suspense, useEffect, useState } from 'react'
import { loadPart } from '@nethos/calls/chunks.ts'
import type { StaffRole } from '@nethos/contract/service.ts'
import { Icon } from '../controls/icon.tsx'

const Palette = lazy(() => loadPart(() => import('./palette.tsx')))

/** Opens the field that finds desks and records; so does Ctrl+K (⌘K) wherever one is. */
export function PaletteButton({ role }: { role: StaffRole }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
  return (
    <>
      <Button
        type="text"
        className="shell__find"
        aria-label="全站查找 Ctrl K"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span className="shell__find-word">查找</span>
        <kbd className="shell__find-keys">Ctrl K</kbd>
      </Button>
      {isOpen && (
        <Suspense>
          <Palette role={role} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
