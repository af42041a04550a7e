/** What to do about an answer that is not as it should be; the first that fits. */
export const SERVICE_HINTS: [answer: RegExp, hint: string][] = [
  [
    /non-browser/i,
    'as it should be: EmailJS lets browsers alone send, so try the form; for this check to pass, allow non-browser applications in Account, Security, while it runs',
  ],
  [/captcha/i, 'the template demands a CAPTCHA, which only a visitor solves: try the form instead'],
  [/public key|user_id/i, 'VITE_EMAILJS_PUBLIC_KEY is not the one in EmailJS, Account'],
  [/service ID/i, 'VITE_EMAILJS_SERVICE_ID is not in EmailJS, Email Services'],
  [/template ID/i, 'a template id of the settings is not in EmailJS, Email Templates'],
  [
    /recipient/i,
    'the row "To Email" of the template is wrong: see the head of its mail-templates/',
  ],
  [/^(402|426|429) /, 'the quota is spent, or too much was asked at once'],
  [/typebot not found/i, 'VITE_CHATBOT_ID is no published bot: its id is in Share, not in the URL'],
  [/website/i, 'VITE_ANALYTICS_SITE_ID is not in Umami, Settings, Websites'],
  [/beep/, 'Umami took this for a robot: see DISABLE_BOT_CHECK in its documentation'],
  [/^no answer/, 'the address in the settings is wrong, or the service is down'],
]
