import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { fillDatabase } from './fillDatabase.ts';

/** Writes a database with the demo of `START` into the file that the command line names. */
const [, , file = 'demo.tar'] = process.argv;
const database = await fillDatabase();
const dump = await database.engine.dumpDataDir('none');
await database.close();
writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
