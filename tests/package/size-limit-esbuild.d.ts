/** The plugin has no types; it is like any other of size-limit. */
declare module '@size-limit/esbuild' {
  import type plugin from '@size-limit/file';

  const esbuildPlugin: typeof plugin;
  export default esbuildPlugin;
}
