import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

export type Mail = { readonly to: string; readonly subject: string; readonly text: string };

/** Where mail goes. `send` rejects with a `MailUnsentError` when a mail was not taken. */
export type Outbox = { send(mail: Mail): Promise<void> };

/** A mail that was not taken; a call that needed it answers 503. */
export class MailUnsentError extends Error {
  override readonly name = 'MailUnsentError';
}

async function sending(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    throw new MailUnsentError('The mail was not sent.', { cause });
  }
}

/** For a server that sends no mail. */
export const noOutbox: Outbox = { send: async () => Promise.reject(new MailUnsentError('There is no outbox.')) };

/** An outbox that writes each mail as a file into a folder, which people can read. */
export function fileOutbox(folder: string): Outbox {
  return {
    send: ({ to, subject, text }) =>
      sending(async () => {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const encoded = Buffer.from(subject).toString('base64');
        const head = [
          `To: ${to}`,
          `Subject: =?utf-8?B?${encoded}?=`,
          'MIME-Version: 1.0',
          'Content-Type: text/plain; charset=utf-8',
        ];
        const message = `${head.join('\r\n')}\r\n\r\n${text.replaceAll('\n', '\r\n')}\r\n`;
        await writeFile(path.join(folder, `${randomUUID()}.eml`), message, { flag: 'wx', mode: 0o600 });
      }),
  };
}

/** A mail server, and the address that mails come from. */
export type MailServer = {
  /** `smtp://` or, encrypted from the first byte, `smtps://`; with user and password where it asks for them. */
  readonly url: string;
  readonly from: string;
};

/** A person waits for the answer meanwhile. */
const PATIENCE = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 } as const;

/** An outbox that hands each mail to a mail server. */
export async function smtpOutbox({ url, from }: MailServer): Promise<Outbox> {
  // Loaded where there is a mail server: it is a tenth of a start.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, ...PATIENCE }, { from });
  return { send: (mail) => sending(() => transport.sendMail(mail)) };
}
