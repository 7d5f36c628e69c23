import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Mail, Outbox } from '../../mail/outbox.ts';
import { type findByEmail, openReset } from './passwordQueries.ts';

type Account = NonNullable<Awaited<ReturnType<typeof findByEmail>>>;

/** It never contains a password: the sender of the request need not be the account's owner. */
const reminder = (to: string, { fullName, username }: { fullName: string; username: string }, link: string): Mail => ({
  to,
  subject: 'Tu contraseña de Sereno',
  text: `Hola, ${fullName}:\n\nSe pidió una contraseña nueva para tu usuario «${username}». Elígela aquí, en los próximos 30 minutos:\n\n${link}\n\nEl enlace sirve una sola vez. Si no fuiste tú, no hace falta que hagas nada: tu contraseña sigue siendo la misma.`,
});

/** Mails somebody a link under which they choose a password; one that was sent before ends. */
export async function mailPasswordLink(
  db: Kysely<Schema>,
  account: Account,
  { outbox, now, publicUrl }: { readonly outbox: Outbox; readonly now: Date; readonly publicUrl: string },
): Promise<void> {
  const secret = await openReset(db, account.id, now);
  await outbox.send(reminder(account.email, account, `${publicUrl}/auth/new-password#${secret}`));
}
