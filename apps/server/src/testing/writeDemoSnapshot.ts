import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { connect } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { seedDemo } from '../demo/seed.ts';
import { START, TIME_ZONE } from './start.ts';

/** Writes a database with the demo of `START` into the file that the command line names. */
const [, , file = 'demo.tar'] = process.argv;
const database = await connect({});
await migrate(database.db);
await seedDemo(database, { clock: () => START, timeZone: TIME_ZONE });
const dump = await database.engine.dumpDataDir('none');
await database.close();
writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
