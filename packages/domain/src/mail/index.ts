export {
  fillTemplate,
  isTemplate,
  type MailTemplate,
  type MailText,
  paragraphsOf,
  TEMPLATE_VARIABLES,
  type TemplateValues,
  type TemplateVariable,
  templateVariables,
  writtenVariable,
} from './template.ts';
export { LONGEST_MAIL_LINK, type MailLink, mailLink } from './mailLink.ts';
