import process from 'node:process';
import { readSettings } from '../config/environment.ts';
import { openStore } from '../database/store.ts';

/**
 * A program that writes until it is killed: each write is a transaction of two rows, and its number is said as soon as the
 * database has acknowledged it. FIRST is the first number.
 */
const { database } = await openStore(readSettings(process.env));
const WRITERS = 4;
let next = Number(process.env['FIRST']);

async function write(): Promise<never> {
  for (;;) {
    const number = next;
    next += 1;
    await database.db.transaction().execute(async (trx) => {
      for (const half of ['a', 'b']) {
        await trx
          .insertInto('marker')
          .values({ name: `write ${number} ${half}`, value: '' })
          .execute();
      }
    });
    process.stdout.write(`${number}\n`);
  }
}

await Promise.all(Array.from({ length: WRITERS }, write));
