import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { seedDemo } from '../demo/seed.ts';
import { openEmbeddedTestDatabase } from './database.ts';
import { START, TIME_ZONE } from './start.ts';

/** Writes a database with the demo of `START` into the file that the command line names. */
const [, , file = 'demo.tar'] = process.argv;
const database = await openEmbeddedTestDatabase();
await seedDemo(database, { clock: () => START, timeZone: TIME_ZONE });
const dump = await database.engine.dumpDataDir('none');
await database.close();
mkdirSync(path.dirname(file), { recursive: true });
// Renamed into place, because several processes may make it at once and none may read a half one.
const draft = `${file}.${process.pid}`;
writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
renameSync(draft, file);
