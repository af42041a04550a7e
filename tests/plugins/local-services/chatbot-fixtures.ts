export const COMPANY = {
  brandName: 'Austral',
  companyEmail: 'contato@austral.example',
  companyPhone: '+5548900000000',
}
