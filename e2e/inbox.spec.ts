import { expect, test } from './fixtures.ts'

const MAIL = {
  user_id: 'local',
  service_id: 'local',
  template_id: 'contact',
  template_params: { name: 'Nome', email: 'visitante@empresa.example', title: 'Nome (Empresa)' },
}

test('The inbox shows what arrives, opens it, forgets on request, and fails the next send alone', async ({
  page,
  request,
  inbox,
}) => {
  await page.goto('/__inbox')
  const list = page.getByRole('listitem').getByRole('link')
  await expect(page.getByText('Nenhuma mensagem ainda.')).toBeVisible()
  await request.post('/api/v1.0/email/send', { data: MAIL })
  await expect(list).toHaveText('Mensagem do site: Nome (Empresa)')

  await page.getByRole('button', { name: 'Erro 500' }).click()
  const pending = page.getByText('Falha pendente: Erro 500.')
  await expect(pending).toBeVisible()
  const again = { ...MAIL, template_params: { ...MAIL.template_params, title: 'Outro' } }
  const statuses = []
  for (let sends = 0; sends < 2; sends += 1)
    statuses.push((await request.post('/api/v1.0/email/send', { data: again })).status())
  expect(statuses).toEqual([500, 200])
  await expect(pending).toBeHidden()
  await expect(list).toHaveText([/Outro/, /Nome/])

  await list.last().click()
  const mail = page.frameLocator('iframe')
  await expect(mail.getByText('visitante@empresa.example').first()).toBeVisible()
  await page.getByText('Parâmetros').click()
  await expect(page.getByText('"email": "visitante@empresa.example"')).toBeVisible()

  await page.goto('/__inbox')
  await page.getByRole('button', { name: 'Apagar todas as mensagens' }).click()
  await expect(list).toHaveCount(0)
  expect(await inbox.mails()).toEqual([])
})
