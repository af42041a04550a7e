/** In Firefox an import that has failed fails for good at that address, which the error names. */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const [address] = /https?:\S+\.js/.exec(String(error)) ?? []
    if (!address) throw error
    return (await import(/* @vite-ignore */ `${address}?${Date.now()}`)) as Module
  }
}
