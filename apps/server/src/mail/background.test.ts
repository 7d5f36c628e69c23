import { expect, it, vi } from 'vitest';
import { backgroundMail } from './background.ts';
import { MailUnsentError } from './outbox.ts';

const mail = { to: 'ana@correo.example', subject: 'Aviso', text: 'Hola, Ana' };

it('holds nobody up, and waits for what is under way where it is asked to', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const sent = vi.fn<() => Promise<void>>(() => promise);
  const background = backgroundMail({ send: sent });
  background.send(mail, { error: () => expect.unreachable() });
  expect(sent).toHaveBeenCalledExactlyOnceWith(mail);

  const settled = vi.fn<() => void>();
  const waiting = background.settled().then(settled);
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  resolve();
  await waiting;
  expect(settled).toHaveBeenCalledTimes(1);
  await background.settled();
});

it('logs a mail that is not taken, without what stands in it', async () => {
  const error = new MailUnsentError('The mail was not sent.');
  const background = backgroundMail({ send: () => Promise.reject(error) });
  const log = vi.fn<(error: unknown) => void>();
  background.send(mail, { error: log });
  await background.settled();
  expect(log.mock.calls).toEqual([[error]]);
});
