/**
 * Source of the inline script that decides on markup and script addresses which code gives to the
 * page as plain text; the policy demands such a decision. React needs none, Typebot's client builds
 * its parts from markup, and Umami's script has an address.
 *
 * Markup that would run a script is refused, and so is any script but the site's own and
 * `analyticsSrc`. A refusal throws in the code that asked.
 */
export function trustedTypesScript(analyticsSrc: string): string {
  const known = JSON.stringify(analyticsSrc).replaceAll('<', String.raw`\u003c`)
  const active = String.raw`/<script|\son[a-z]+\s*=|javascript:|\ssrcdoc\s*=/i`
  return `(function(){try{trustedTypes.createPolicy('default',{createHTML:function(h){return ${active}.test(h)?null:h},createScriptURL:function(u){return u===${known}||new URL(u,location.href).origin===location.origin?u:null}})}catch(e){}})()`
}
