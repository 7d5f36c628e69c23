import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnreachableError } from './errors.ts';
import { withSession, type Renew, type SessionPort } from './session.ts';
import type { Send } from './transport.ts';

/** What may happen to a page, in any order and at any moment. */
const happening = fc.constantFrom('call', 'call', 'call', 'expire', 'lose connection', 'leave', 'sign in');

/**
 * One tab and its server. A token is a session and a number, '2-5': the server accepts the newest of the running session,
 * answers 403 to an older one of it, and 401 to those of a session that was left.
 */
class World {
  private session = 1;
  private newest = 1;
  private reachable = true;
  private refreshing = 0;
  mostRefreshing = 0;
  /** What the person did last: there is a session as long as they have not left it. */
  signedIn = true;
  token: string | null = '1-1';

  private readonly scheduler: fc.Scheduler;
  constructor(scheduler: fc.Scheduler) {
    this.scheduler = scheduler;
  }

  readonly port: SessionPort = {
    token: () => this.token,
    owner: () => Number(this.token?.split('-')[0] ?? 0),
    renewed: (token) => {
      this.token = token;
    },
    ended: () => {
      this.token = null;
    },
    sync: () => undefined,
  };

  /** A request takes its time to the server, and the answer its time back. */
  private async travel<Answer>(answer: () => Answer): Promise<Answer> {
    await this.scheduler.schedule(Promise.resolve(), 'request');
    if (!this.reachable) throw new UnreachableError(new TypeError('fetch failed'));
    const answered = answer();
    await this.scheduler.schedule(Promise.resolve(), 'answer');
    return answered;
  }

  private isOver(token: string): boolean {
    return !this.signedIn || !token.startsWith(`${this.session}-`);
  }

  readonly send: Send = (request) =>
    this.travel(() => {
      const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? '';
      const status = this.isOver(token) ? 401 : token === `${this.session}-${this.newest}` ? 200 : 403;
      return new Response(null, { status });
    });

  readonly renew: Renew = async (expired) => {
    this.refreshing += 1;
    this.mostRefreshing = Math.max(this.mostRefreshing, this.refreshing);
    try {
      return await this.travel(() => {
        if (this.isOver(expired)) return null;
        this.newest += 1;
        return `${this.session}-${this.newest}`;
      });
    } finally {
      this.refreshing -= 1;
    }
  };

  happens(event: string): void {
    if (event === 'expire') this.newest += 1;
    if (event === 'lose connection') this.reachable = !this.reachable;
    if (event === 'leave') {
      this.token = null;
      this.signedIn = false;
    }
    if (event === 'sign in' && !this.signedIn) {
      this.session += 1;
      this.token = `${this.session}-${this.newest}`;
      this.signedIn = true;
    }
  }

  /** The session that the page's token belongs to, and the one the person has opened last; null for none. */
  sessions(): { readonly page: string | null; readonly person: string | null } {
    return { page: this.token?.split('-')[0] ?? null, person: this.signedIn ? String(this.session) : null };
  }
}

describe('any interleaving of calls, expiries, lost connections, leaving and signing in', () => {
  it('SES-08 SES-09 SES-16 answers every call and leaves the page in the session of the person, or in none', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(happening, { minLength: 4, maxLength: 16 }),
        async (scheduler, events) => {
          const world = new World(scheduler);
          const call = withSession(world.send, world.port, world.renew, (work) => work());
          let left = 0;
          let answered = 0;
          for (const event of events) {
            void scheduler.schedule(Promise.resolve(), event).then(async () => {
              world.happens(event);
              if (event !== 'call') return;
              left += 1;
              await call(new Request('http://server.test/')).catch(() => undefined);
              answered += 1;
            });
          }
          await scheduler.waitIdle();
          const { page, person } = world.sessions();
          expect(page).toBe(person);
          expect(answered).toBe(left);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('SES-08 never has two refreshes of one session at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom('call', 'call', 'expire')),
        async (scheduler, events) => {
          const world = new World(scheduler);
          const call = withSession(world.send, world.port, world.renew, (work) => work());
          for (const event of events) {
            void scheduler.schedule(Promise.resolve(), event).then(() => {
              world.happens(event);
              return event === 'call' ? call(new Request('http://server.test/')) : undefined;
            });
          }
          await scheduler.waitIdle();
          expect(world.mostRefreshing).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
