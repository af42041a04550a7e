// Brings into the page what has changed on the server since it was drawn.
const POLL_MS = 1000
const API = '/__inbox/api'

const status = document.getElementById('status')

async function refresh(): Promise<void> {
  const response = await fetch(location.pathname)
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
  const focused = document.activeElement?.id
  for (const part of document.querySelectorAll('[data-live]')) {
    const changed = fresh.getElementById(part.id)
    // What stays is not touched, or a live region would be read out again.
    if (!changed || changed.innerHTML === part.innerHTML) continue
    part.replaceChildren(...changed.childNodes)
    if (focused) document.getElementById(focused)?.focus()
  }
}

async function poll(): Promise<void> {
  try {
    if (!document.hidden) await refresh()
  } catch {
    if (status) status.textContent = 'O servidor não responde. A lista volta quando ele voltar.'
  }
  setTimeout(() => void poll(), POLL_MS)
}

async function orderFault(kind: string): Promise<void> {
  if (kind === '') await fetch(`${API}/fault`, { method: 'DELETE' })
  else await fetch(`${API}/fault`, { method: 'PUT', body: JSON.stringify({ kind }) })
  await refresh()
}

document.getElementById('clear')?.addEventListener('click', () => {
  void fetch(`${API}/messages`, { method: 'DELETE' }).then(() => location.assign('/__inbox'))
})
document.getElementById('fault')?.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement) void orderFault(target.value)
})
void poll()
