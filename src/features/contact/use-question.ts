import { useEffect, useRef } from 'react'

interface Field {
  value: string
  onValueChange: (value: string) => void
}

/** Writes a question that was chosen elsewhere on the page into a field; never over a visitor's words. */
export function useQuestion(question: { text: string } | undefined, field: Field): void {
  const written = useRef('')
  const latest = useRef(field)
  useEffect(() => {
    latest.current = field
  })
  useEffect(() => {
    const { value, onValueChange } = latest.current
    if (!question || (value !== '' && value !== written.current)) return
    written.current = question.text
    onValueChange(question.text)
  }, [question])
}
