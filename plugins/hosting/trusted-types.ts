/**
 * Source of the inline script that decides on markup and script addresses which code gives to the
 * page as plain text; the policy demands such a decision. React needs none, Typebot's client builds
 * its parts from markup, and Umami's script has an address.
 *
 * Markup that would run a script is refused, and so is any script but the site's own and
 * `analyticsSrc`, and what begins like one of `hosts`. A refusal throws in the code that asked.
 */
export function trustedTypesScript(analyticsSrc: string, hosts: readonly string[] = []): string {
  const known = JSON.stringify(analyticsSrc).replaceAll('<', String.raw`\u003c`)
  const others = hosts.map((host) => `||u.indexOf(${JSON.stringify(host)})===0`).join('')
  const active = String.raw`/<script|\son[a-z]+\s*=|javascript:|\ssrcdoc\s*=/i`
  return `(function(){try{trustedTypes.createPolicy('default',{createHTML:function(h){return ${active}.test(h)?null:h},createScriptURL:function(u){return u===${known}${others}||new URL(u,location.href).origin===location.origin?u:null}})}catch(e){}})()`
}
