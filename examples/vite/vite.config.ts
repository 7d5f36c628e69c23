import { defineConfig } from 'vite';

// The texts are awaited at the top of start.tsx.
export default defineConfig({ build: { target: 'es2022' } });
