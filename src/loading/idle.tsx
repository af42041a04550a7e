import { useEffect, useState, type ReactNode } from 'react'
import { Part } from './part.tsx'
import { whenIdle } from './when-idle.ts'

export function Idle({ children }: { children: ReactNode }) {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    let mounted = true
    void whenIdle().then(() => {
      if (mounted) setIdle(true)
    })
    return () => {
      mounted = false
    }
  }, [])
  return idle && <Part>{children}</Part>
}
