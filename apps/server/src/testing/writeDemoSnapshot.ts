import process from 'node:process';
import { writeFiles } from '../database/snapshot.ts';
import { seedDemo } from '../demo/seed.ts';
import { openEmbeddedTestDatabase } from './database.ts';
import { START, TIME_ZONE } from './start.ts';

/** Writes a database with the demo of `START` into the file that the command line names. */
const [, , file = 'demo.tar'] = process.argv;
const database = await openEmbeddedTestDatabase();
await seedDemo(database, { clock: () => START, timeZone: TIME_ZONE });
await writeFiles(database.engine, file);
await database.close();
