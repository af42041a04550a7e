/** How the brand's name was measured by the build; null for the one that the design sets. */
export const brandTitle = JSON.parse(import.meta.env.BRAND_TITLE) as BrandTitle | null
