import { isTemplate, type MailTemplate } from '@sereno/domain/mail';
import { answerOf } from './answer.ts';
import { binder } from './binder.ts';
import type { Client, Doors, Signal } from './client.ts';
import { emailTemplateOf } from './generated/readers/mail.ts';
import { listReader } from './readers.ts';

const readTemplates = listReader(emailTemplateOf);

/** The e-mail templates in force (UND-43, an extension of our own server). One that could not be filled in is left out. */
async function emailTemplates(client: Client, signal: Signal = null): Promise<readonly MailTemplate[]> {
  const requested = client.GET('/catalog/email-templates', { signal });
  const templates = await answerOf('GET /catalog/email-templates', requested, readTemplates);
  return templates.filter(({ subject, body }) => isTemplate(subject) && isTemplate(body));
}

/** The calls of e-mails, apart from the others: the dialog that writes one needs them alone. */
export function createMailCalls({ client }: Pick<Doors, 'client'>) {
  return { emailTemplates: binder(client)(emailTemplates) };
}
