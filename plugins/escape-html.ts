import MarkdownIt from 'markdown-it'

export const { escapeHtml } = new MarkdownIt().utils
