import { useSyncExternalStore } from 'react'

export function createStore<State>(initial: State) {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    get: () => state,
    set: (next: State) => {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

type Store<State> = ReturnType<typeof createStore<State>>

export function useStore<State>({ subscribe, get }: Pick<Store<State>, 'subscribe' | 'get'>) {
  return useSyncExternalStore(subscribe, get, get)
}
