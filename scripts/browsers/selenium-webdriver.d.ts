// What is used of selenium-webdriver, which has no types of its own.
declare module 'selenium-webdriver' {
  export class WebElement {
    click(): Promise<void>
  }

  interface Actions {
    sendKeys(keys: string): Actions
    perform(): Promise<void>
  }

  export class WebDriver {
    getCapabilities(): Promise<{ get: (name: string) => string }>
    get(address: string): Promise<void>
    navigate(): { refresh: () => Promise<void> }
    executeScript(script: unknown, ...args: unknown[]): Promise<unknown>
    actions(): Actions
    manage(): { window: () => { setRect: (size: object) => Promise<unknown> } }
    switchTo(): { alert: () => { getText: () => Promise<string>; accept: () => Promise<void> } }
    takeScreenshot(): Promise<string>
    quit(): Promise<void>
  }

  export class Builder {
    usingServer(address: string): this
    withCapabilities(capabilities: object): this
    build(): Promise<WebDriver>
  }

  export const Key: { readonly [name: string]: string }
}

declare module 'selenium-webdriver/remote/index.js' {
  export namespace DriverService {
    class Builder {
      constructor(executable: string)
      setLoopback(loopback: boolean): this
      setEnvironment(env: NodeJS.ProcessEnv): this
      build(): { start: () => Promise<string>; kill: () => Promise<void> }
    }
  }
}
