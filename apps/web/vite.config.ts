import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ahead } from './build/ahead.ts';
import { compress } from './build/compress.ts';
import { groups, shelfOf } from './build/files.ts';
import { inter } from './build/inter.ts';
import { ownSpanish } from './build/ownSpanish.ts';

export default defineConfig({
  plugins: [react(), inter(), ownSpanish(), ahead(), compress()],
  // What the packages bring for a React of before 18, which has no such hook.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
  oxc: { plugins: { styledComponents: { displayName: false, pure: true, ssr: false } } },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The ui package loads some parts late for hosts that never need them; here a page may have them at once.
      checks: { ineffectiveDynamicImport: false },
      output: {
        codeSplitting: { groups },
        chunkFileNames: ({ name }) => `assets/${shelfOf(name)}-[hash].js`,
        // Some disks do not tell upper from lower case; and the first code has a hundred of these names, which pack to two thirds.
        hashCharacters: 'hex',
      },
    },
  },
  server: { proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4173' } },
});
