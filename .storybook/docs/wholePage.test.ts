import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

it.each(['start.tsx', 'Orders.tsx'])('shows %s in the guide as the example has it', (name) => {
  expect(read('packages/ui/README.md')).toContain(`\`\`\`tsx ${name}\n${read(`examples/vite/src/${name}`)}\`\`\`\n`);
});
