import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import ts from 'typescript';
import { root, run } from './run.ts';
import { shippedFiles } from './shippedFiles.ts';
import { subpathsOf } from './subpaths.ts';

/**
 * Writes down what each published package promises, `packages/<name>/api.md`: every export of every subpath with its signature, the types
 * of ours that they speak of, and the defaults of props. Comments and the order of the source leave no trace, so a difference is a change
 * that a host can notice. With `--check` nothing is written, and a difference fails the run.
 */
const packages = ['api', 'domain', 'ui'] as const;

const printer = ts.createPrinter({ removeComments: true });

/** The published modules, apart from the document and its types: they change with `openapi/`, which is read there. */
function modulesOf(name: string): ReadonlyMap<string, string> {
  const modules = new Map(subpathsOf(path.join(root, 'packages', name)));
  for (const made of ['document', 'types']) modules.delete(made);
  return modules;
}

/** `data-table` as a name of the language: dataTable; the package itself is its index. */
const nameOf = (subpath: string): string =>
  subpath === '' ? 'index' : subpath.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Runs API Extractor over all subpaths, each as a namespace. It treats files below `node_modules` as external, where
 * `tsc -b` puts our declarations, so it reads a copy elsewhere with the same packages.
 */
function reportOf(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-report-'));
  try {
    cpSync(path.join(root, 'node_modules/.cache/tsc', name, 'src'), path.join(folder, 'src'), { recursive: true });
    symlinkSync(path.join(root, 'packages', name, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    cpSync(path.join(root, 'packages', name, 'package.json'), path.join(folder, 'package.json'));
    // What is made of the document would be most of the report, and takes minutes.
    const schema = path.join(folder, 'src/generated/schema.d.ts');
    if (existsSync(schema))
      writeFileSync(schema, 'export type paths = any;\nexport type components = any;\nexport type operations = any;\n');
    const entry = path.join(folder, 'api.d.ts');
    const namespaces = Array.from(
      modulesOf(name),
      ([subpath, file]) => `export * as ${nameOf(subpath)} from './${file}';`,
    );
    writeFileSync(entry, `${namespaces.join('\n')}\n`);
    const config = ExtractorConfig.prepare({
      configObjectFullPath: undefined,
      packageJsonFullPath: path.join(folder, 'package.json'),
      configObject: {
        projectFolder: folder,
        mainEntryPointFilePath: entry,
        newlineKind: 'lf',
        compiler: {
          overrideTsconfig: {
            compilerOptions: {
              target: 'ES2023',
              module: 'ESNext',
              moduleResolution: 'bundler',
              lib: ['ES2024', 'DOM', 'DOM.Iterable'],
              jsx: 'react-jsx',
              strict: true,
              allowImportingTsExtensions: true,
              noEmit: true,
              skipLibCheck: true,
              types: [],
            },
            files: [entry],
          },
        },
        apiReport: {
          enabled: true,
          reportFileName: 'api',
          reportFolder: folder,
          reportTempFolder: path.join(folder, 'temp'),
          includeForgottenExports: true,
        },
        docModel: { enabled: false },
        dtsRollup: { enabled: false },
        tsdocMetadata: { enabled: false },
        // Comments are judged elsewhere (scripts/propDocs.ts), types by the compiler.
        messages: {
          compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
          extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
          tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        },
      },
    });
    const { errorCount } = Extractor.invoke(config, {
      localBuild: true,
      // API Extractor prints a banner, and that the report is new.
      messageCallback: (message) => {
        message.handled = message.logLevel !== ExtractorLogLevel.Error;
      },
    });
    if (errorCount > 0)
      throw new Error(`The API of packages/${name} cannot be read; see above. Does the package compile?`);
    return readFileSync(path.join(folder, 'api.api.md'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The patterns of `const { … } = props` in a function's body. */
function takenApart({ parameters, body }: ts.FunctionDeclaration): ts.BindingName[] {
  const names = parameters.map(({ name }) => name.getText());
  return (body?.statements ?? [])
    .flatMap((statement) => (ts.isVariableStatement(statement) ? statement.declarationList.declarations : []))
    .filter(({ initializer }) => initializer !== undefined && names.includes(initializer.getText()))
    .map(({ name }) => name);
}

/** The default that each destructured prop has in the source, by the function: `Drawer: side = 'end'`. A declaration has none of them. */
function defaultsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isFunctionDeclaration).flatMap((statement) => {
    const given = [...statement.parameters.map(({ name }) => name), ...takenApart(statement)]
      .flatMap((name) => (ts.isObjectBindingPattern(name) ? name.elements : []))
      .filter(({ initializer }) => initializer !== undefined)
      .map((element) => printer.printNode(ts.EmitHint.Unspecified, element, source));
    return statement.name && given.length > 0 ? [`${statement.name.text}: ${given.toSorted().join(', ')}`] : [];
  });
}

/** The report without what no host notices: the order of the exports, and which of them have a comment. */
function plain(report: string): string {
  return report
    .replace(
      /^> Do not edit.*$/m,
      '> Made by scripts/apiReport.ts; never edited. A difference here is a difference for those who use the package.',
    )
    .replaceAll(/^\/\/ (?:@public|\(No @packageDocumentation).*\n/gm, '')
    .replaceAll(/(?<=^    export \{\n)[^}]*(?=\n    \})/gm, (names) =>
      names
        .split(/,?\n/)
        .toSorted((a, b) => (a < b ? -1 : 1))
        .join(',\n'),
    )
    .trimEnd();
}

function promiseOf(name: string): string {
  const report = plain(reportOf(name));
  // One of two of the same name is numbered there.
  const given = new Set(Array.from(report.matchAll(/^function (\w+?)(?:_\d+)?[(<]/gm), ([, found]) => found));
  const defaults = shippedFiles([...modulesOf(name).values()].map((file) => `packages/${name}/${file}`))
    .flatMap(defaultsIn)
    .filter((line) => given.has(line.split(':')[0]))
    .toSorted();
  return `${report}\n\n## Defaults\n\n\`\`\`ts\n${defaults.join('\n')}\n\`\`\`\n`;
}

function current(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

async function main(): Promise<void> {
  const check = process.argv.includes('--check');
  await run('tsc', ['-b', ...packages.map((name) => `packages/${name}`)], { quiet: true });
  const changed: string[] = [];
  for (const name of packages) {
    const file = `packages/${name}/api.md`;
    const text = promiseOf(name);
    if (current(path.join(root, file)) === text) continue;
    changed.push(file);
    if (!check) writeFileSync(path.join(root, file), text);
  }
  if (check && changed.length > 0) {
    process.stderr.write(`The API is not what is written down: ${changed.join(', ')}.\n`);
    process.stderr.write(
      'Run: node scripts/apiReport.ts, look at the difference, and note the change (pnpm change).\n',
    );
    process.exit(1);
  }
}

await main();
