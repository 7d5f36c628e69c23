import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileOutbox, MailUnsentError, smtpOutbox } from './outbox.ts';

const mail = { to: 'a@b.example', subject: 'Sí', text: 'uno\ndos' };

/** A mail server that says yes to everything, or no to whom a mail is for; gives its port and what it was told. */
async function mailServer(recipient: '250 yes' | '550 no') {
  const heard: string[] = [];
  const server = createServer((socket) => {
    socket.write('220 test\r\n');
    let isBody = false;
    socket.setEncoding('utf8').on('data', (text: string) => {
      heard.push(text);
      if (isBody) isBody = !text.endsWith('\r\n.\r\n');
      if (isBody) return;
      if (text.startsWith('DATA')) {
        isBody = true;
        socket.write('354 go on\r\n');
      } else socket.write(text.startsWith('RCPT') ? `${recipient}\r\n` : '250 yes\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { port, heard, close: () => server.close() };
}

describe('a folder', () => {
  it('gets each mail as a file that people can read', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'outbox-'));
    await fileOutbox(path.join(folder, 'outbox')).send(mail);
    const [file = ''] = readdirSync(path.join(folder, 'outbox'));
    const written = readFileSync(path.join(folder, 'outbox', file), 'utf8');
    expect(written).toContain('To: a@b.example\r\n');
    expect(written.endsWith('\r\n\r\nuno\r\ndos\r\n')).toBe(true);
    rmSync(folder, { recursive: true });
  });

  it('that is none takes no mail', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'outbox-'));
    writeFileSync(path.join(folder, 'outbox'), '');
    await expect(fileOutbox(path.join(folder, 'outbox')).send(mail)).rejects.toThrow(MailUnsentError);
    rmSync(folder, { recursive: true });
  });
});

describe('a mail server', () => {
  it('is handed each mail, from the address of the installation', async () => {
    const { port, heard, close } = await mailServer('250 yes');
    const outbox = await smtpOutbox({ url: `smtp://127.0.0.1:${port}`, from: 'sereno@empresa.example' });
    await outbox.send(mail);
    const told = heard.join('');
    expect(told).toContain('MAIL FROM:<sereno@empresa.example>');
    expect(told).toContain('RCPT TO:<a@b.example>');
    expect(told).toMatch(/\r\nSubject: =\?UTF-8\?\S+\?=\r\n/u);
    expect(told).toContain('\r\n\r\nuno\r\ndos\r\n');
    close();
  });

  it('that refuses a mail, or is not there, is told apart from a fault of ours', async () => {
    const { port, close } = await mailServer('550 no');
    const outbox = await smtpOutbox({ url: `smtp://127.0.0.1:${port}`, from: 'sereno@empresa.example' });
    await expect(outbox.send(mail)).rejects.toThrow(MailUnsentError);
    close();
    await expect(outbox.send(mail)).rejects.toThrow(MailUnsentError);
  });
});
