// Stands in for reCAPTCHA's script.
const LIFETIME_MS = 120_000
const TEXT = 'Não sou um robô'

/** @type {HTMLInputElement[]} */
const boxes = []

/** @type {import('../../src/vendors/captcha/load-recaptcha.ts').Recaptcha} */
const grecaptcha = {
  ready: (then) => then(),
  render: (place, options) => {
    // A label would make the box a field of the form.
    const frame = document.createElement('span')
    const box = document.createElement('input')
    let expiry = 0
    box.type = 'checkbox'
    box.ariaLabel = TEXT
    frame.style.cssText =
      'display:inline-flex;gap:14px;align-items:center;min-height:76px;padding:0 22px;border:1px solid;font-size:15px'
    frame.append(box, TEXT)
    place.append(frame)
    box.addEventListener('change', () => {
      window.clearTimeout(expiry)
      if (!box.checked) return options['expired-callback']()
      options.callback(`local-${Date.now()}`)
      expiry = window.setTimeout(() => {
        box.checked = false
        options['expired-callback']()
      }, LIFETIME_MS)
    })
    return boxes.push(box) - 1
  },
  reset: (widget) => {
    const box = boxes[widget]
    if (box) box.checked = false
  },
}

Object.assign(window, { grecaptcha })
