/** Firefox keeps a file that failed once from coming, under its address. Its error names that address. */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const [address] = /https?:\S+\.js/.exec(String(error)) ?? []
    if (!address) throw error
    return (await import(/* @vite-ignore */ `${address}?${Date.now()}`)) as Module
  }
}
