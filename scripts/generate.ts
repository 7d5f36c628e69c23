import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {
  BaseResolver,
  bundle,
  createConfig,
  type Document,
  formatProblems,
  getTotals,
  lintDocument,
} from '@redocly/openapi-core';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';

const root = path.resolve(import.meta.dirname, '..');
const source = path.join(root, 'openapi/openapi.yaml');
const generated = path.join(root, 'packages/api/src/generated');
const header = '// Made by scripts/generate.ts from openapi/; never edited.\n\n';

const config = await createConfig({ extends: ['recommended'] });

/** The document as one file: references into other files become references into `components`. */
async function bundled(): Promise<Document> {
  const { bundle: document, problems } = await bundle({ ref: source, config });
  return refuseProblems(problems, document);
}

/** Problems of the document end the run: nothing is generated from a document that breaks a rule. */
function refuseProblems<T>(problems: Parameters<typeof formatProblems>[0], value: T): T {
  const totals = getTotals(problems);
  if (problems.length > 0) formatProblems(problems, { totals, version: '', format: 'codeframe', cwd: root });
  if (totals.errors > 0) {
    process.stderr.write('openapi/ does not describe a valid API; see the problems above.\n');
    process.exit(1);
  }
  return value;
}

/** The calls, and the status that means success for those whose document states one (`x-success-status`). */
function successStatuses(document: OpenAPI3): string {
  const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
  const operations = Object.entries(document.paths ?? {}).flatMap(([route, item]) =>
    methods.flatMap((method) => {
      const operation = '$ref' in item ? undefined : item[method];
      if (operation === undefined) return [];
      const status: unknown = operation['x-success-status'];
      return [{ call: `'${method.toUpperCase()} ${route}'`, status: typeof status === 'number' ? status : null }];
    }),
  );
  const stated = operations.filter(({ status }) => status !== null);
  return [
    `${header}/** Every call of the document. */`,
    `export type Call =\n${operations.map(({ call }) => `  | ${call}`).join('\n')};\n`,
    '/** The `status` of a success, where the document states one; 200 or 201 for every other call. */',
    `export const successStatus: Readonly<Partial<Record<Call, number>>> = {\n${stated.map(({ call, status }) => `  ${call}: ${status},`).join('\n')}\n};\n`,
  ].join('\n');
}

async function outputs(): Promise<Record<string, string>> {
  const document = await bundled();
  refuseProblems(await lintDocument({ document, config, externalRefResolver: new BaseResolver() }), undefined);
  const text = `${JSON.stringify(document.parsed, null, 2)}\n`;
  const openapi: OpenAPI3 = JSON.parse(text);
  return {
    'openapi.json': text,
    'schema.ts': header + astToString(await openapiTS(text, { silent: true })),
    'successStatus.ts': successStatuses(openapi),
  };
}

function current(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Makes `packages/api/src/generated/` from `openapi/`: the document in one file, its types and the success statuses.
 * With `--check` nothing is written, and the run fails when a file differs from what the document gives.
 */
async function main(): Promise<void> {
  const check = process.argv.includes('--check');
  const stale: string[] = [];
  mkdirSync(generated, { recursive: true });
  for (const [name, text] of Object.entries(await outputs())) {
    const file = path.join(generated, name);
    if (current(file) === text) continue;
    stale.push(path.relative(root, file));
    if (!check) writeFileSync(file, text);
  }
  if (check && stale.length > 0) {
    process.stderr.write(`Not what openapi/ says any more: ${stale.join(', ')}. Run: npm run generate\n`);
    process.exit(1);
  }
}

await main();
