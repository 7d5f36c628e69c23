import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

export type Mail = { readonly to: string; readonly subject: string; readonly text: string };

/** Where mail goes; a mail server's in production, a folder in the demo, a list in tests. */
export type Outbox = { send(mail: Mail): Promise<void> };

/** An outbox that writes each mail as a file into a folder. */
export function fileOutbox(folder: string): Outbox {
  return {
    async send({ to, subject, text }) {
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
    },
  };
}
