import { expect, test } from './fixtures.ts'

const MAIL = {
  user_id: 'local',
  service_id: 'local',
  template_id: 'contact',
  template_params: { name: 'Nome', email: 'visitante@empresa.example', title: 'Nome (Empresa)' },
}

test('The open inbox shows what arrives, keeps the focus, and forgets on request', async ({
  page,
  request,
  inbox,
}) => {
  await page.goto('/__inbox')
  await expect(page.getByRole('heading', { name: 'Nenhuma mensagem ainda.' })).toBeVisible()
  const list = page.getByRole('list').getByRole('link', { name: 'Mensagem do site' })
  for (const count of [1, 2]) {
    await request.post('/api/v1.0/email/send', { data: MAIL })
    await expect(list).toHaveCount(count)
    if (count === 1) await list.focus()
  }
  await expect(page.getByRole('heading', { name: 'Escolha uma mensagem.' })).toBeVisible()
  await expect(list.last()).toBeFocused()

  await list.last().click()
  await expect(page.getByRole('heading', { name: 'Nome (Empresa)' })).toBeVisible()
  await page.getByText('Parâmetros').click()
  await expect(page.getByText('"email": "visitante@empresa.example"')).toBeVisible()
  await page.getByRole('button', { name: 'Apagar todas' }).click()
  await expect(list).toHaveCount(0)
  await expect(page).toHaveURL('/__inbox')
  expect(await inbox.mails()).toEqual([])
})

test('A fault chosen in the inbox meets the next send alone', async ({ page, request, inbox }) => {
  await page.goto('/__inbox')
  const pending = page.getByText('Falha pendente: Erro 500.')
  await page.getByRole('radio', { name: 'Erro 500' }).focus()
  await page.keyboard.press('Space')
  await expect(pending).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Erro 500' })).toBeFocused()
  const statuses = []
  for (let sends = 0; sends < 2; sends += 1)
    statuses.push((await request.post('/api/v1.0/email/send', { data: MAIL })).status())
  expect(statuses).toEqual([500, 200])
  expect(await inbox.mails()).toHaveLength(1)
  await expect(pending).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Entregar' })).toBeChecked()
})
