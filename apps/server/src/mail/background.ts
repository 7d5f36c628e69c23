import type { Mail, Outbox } from './outbox.ts';

/** Sends mails that no answer waits for. */
export type BackgroundMail = {
  /** Sends a mail; one that is not taken is logged, without what stands in it. */
  send(mail: Mail, log: { readonly error: (error: unknown) => void }): void;
  /** Waits for the mails under way. */
  settled(): Promise<void>;
};

/** An outbox for what is worth a mail and no failure: a mail server that is away holds nobody up. */
export function backgroundMail(outbox: Outbox): BackgroundMail {
  const under = new Set<Promise<void>>();
  return {
    send(mail, log) {
      const sending = outbox
        .send(mail)
        .catch((error: unknown) => log.error(error))
        .finally(() => under.delete(sending));
      under.add(sending);
    },
    settled: async () => {
      await Promise.all(under);
    },
  };
}
