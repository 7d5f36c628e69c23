import process from 'node:process';
import { pnpm } from './pnpm.ts';
import { root, run } from './run.ts';

/**
 * Releases the packages from a clean `main`: turns the notes of .changeset into versions and change logs, commits them, builds and publishes
 * what the registry does not have. After a failed publish it is run again. A CI that can sign adds the commit of each build (provenance).
 */
const canSign = ['ACTIONS_ID_TOKEN_REQUEST_URL', 'SIGSTORE_ID_TOKEN'].some((name) => process.env[name] !== undefined);

async function git(...args: readonly string[]): Promise<string> {
  const { ok, output } = await run('git', args, { quiet: true });
  if (!ok) throw new Error(`git ${args.join(' ')} failed:\n${output}`);
  return output;
}

const versions = await pnpm(['version', '-r'], root);
process.stdout.write(versions);
if ((await git('status', '--porcelain')) !== '') {
  await git('add', '--all');
  await git('commit', '--quiet', '--message', `Release the packages\n\n${versions}`);
}
process.stdout.write(await pnpm(['publish', '-r', ...(canSign ? ['--provenance'] : [])], root));
