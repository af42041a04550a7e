/** Pages, size, date and chapters of each guide's file, read when the site was built. */
export const guideFacts = JSON.parse(import.meta.env.GUIDE_FACTS) as Record<string, GuideFacts>
