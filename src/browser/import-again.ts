/** Firefox never asks again for an address whose import failed. The error names it, so that another one can be tried. */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const [address] = /https?:\S+\.js/.exec(String(error)) ?? []
    if (!address) throw error
    return (await import(/* @vite-ignore */ `${address}?${Date.now()}`)) as Module
  }
}
