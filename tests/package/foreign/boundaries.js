import { readdirSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { argv, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';

/**
 * Imports every subpath as a server component would (with the condition `react-server`, where React has no state, no
 * effects and no context): a module that starts with 'use client' is only referred to, as a framework does it. Writes
 * out what a server component can call, and what it can only refer to.
 */
const [, , name = ''] = argv;
const reference = Symbol.for('reference');

/** Stands for a client module: the same names, behind which there is nothing to call. */
function referenceTo(source) {
  const names = Array.from(source.matchAll(/^export \{([^}]*)\}/gm), ([, list]) => list.split(','))
    .flat()
    .map((entry) => entry.trim().split(' as ').at(-1))
    .filter((entry) => entry !== '');
  return names.map((entry) => `export const ${entry} = Symbol.for('reference');`).join('\n');
}

registerHooks({
  load(url, context, next) {
    if (!url.startsWith('file:')) return next(url, context);
    const source = readFileSync(fileURLToPath(url), 'utf8');
    if (!/^\s*['"]use client['"]/.test(source)) return next(url, context);
    return { format: 'module', source: referenceTo(source), shortCircuit: true };
  },
});

const dist = path.join('node_modules', name, 'dist');
const subpaths = readdirSync(dist, { recursive: true })
  .filter((file) => /^[^/]+\/index\.js$/.test(file))
  .map((file) => path.dirname(file));
const found = {};
for (const subpath of subpaths) {
  for (const [key, value] of Object.entries(await import(`${name}/${subpath}`))) {
    found[`${subpath}/${key}`] = value === reference ? 'client' : typeof value;
  }
}
stdout.write(JSON.stringify(found));
