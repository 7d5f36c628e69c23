import process from 'node:process';
import { runServer } from 'verdaccio';

/* Serves and takes the packages of one scope alone, on any free port, and says where. All others come from the registry that npm uses. */

const storage = process.cwd();
const app = await runServer({
  self_path: storage,
  configPath: storage,
  storage,
  auth: { htpasswd: { file: `${storage}/htpasswd` } },
  uplinks: {},
  packages: { '@sereno/*': { access: '$all', publish: '$authenticated' } },
  log: { type: 'stdout', format: 'json', level: 'warn' },
});
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://localhost:${server.address().port}\n`);
});
