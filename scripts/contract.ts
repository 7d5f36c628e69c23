import path from 'node:path';
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
import { readerFiles, type Schemas } from './readers.ts';
import { root } from './run.ts';
import { withoutRequirements } from './withoutRequirements.ts';

const source = path.join(root, 'openapi/openapi.yaml');
const header = '// Made by scripts/generate.ts from openapi/; never edited.\n\n';

const config = await createConfig({ extends: ['recommended'] });

type Problems = Parameters<typeof formatProblems>[0];

/** Shows the problems of the document; true when one of them breaks a rule. */
function isRefused(problems: Problems): boolean {
  const totals = getTotals(problems);
  if (problems.length > 0) formatProblems(problems, { totals, version: '', format: 'codeframe', cwd: root });
  return totals.errors > 0;
}

/** The document as one file: references into other files become references into `components`. Null when it breaks a rule. */
async function bundled(): Promise<Document | null> {
  const { bundle: document, problems } = await bundle({ ref: source, config });
  if (isRefused(problems)) return null;
  return isRefused(await lintDocument({ document, config, externalRefResolver: new BaseResolver() })) ? null : document;
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

/**
 * The files generated from `openapi/`, by name: the bundled document, its types, the success statuses, the readers of
 * its answers. Null when it breaks a rule.
 */
export async function contractFiles(): Promise<Readonly<Record<string, string>> | null> {
  const document = await bundled();
  if (document === null) return null;
  // Other clients read it too.
  const text = withoutRequirements(`${JSON.stringify(document.parsed, null, 2)}\n`);
  const openapi: OpenAPI3 = JSON.parse(text);
  const { components }: { readonly components: { readonly schemas: Schemas } } = JSON.parse(text);
  return {
    'openapi.json': text,
    'schema.ts': header + astToString(await openapiTS(text, { silent: true })),
    'successStatus.ts': successStatuses(openapi),
    ...readerFiles(components.schemas, header),
  };
}
