import type { Register } from '../register.ts';

/** E-mails that are written beforehand; who writes to a prospect chooses one. */
export const emailTemplates = {
  id: 'email-templates',
  entry: 'catalogEmailTemplates',
  fields: [
    { id: 'name', label: 'field.name', hint: 'hint.templateName', kind: 'text', max: 80, required: true },
    { id: 'subject', label: 'field.mailSubject', kind: 'template', max: 150, required: true },
    {
      id: 'body',
      label: 'field.mailBody',
      hint: 'hint.mailBody',
      kind: 'template',
      max: 2000,
      multiline: true,
      required: true,
    },
  ],
  columns: ['name', 'subject'],
  filters: [],
  search: ['name', 'subject', 'body'],
  order: [{ field: 'name' }],
  rowName: ['name'],
  unique: [['name']],
  empty: 'empty.emailTemplates',
} as const satisfies Register;
