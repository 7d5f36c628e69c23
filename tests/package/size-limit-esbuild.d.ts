/** The plugin comes without types; it is as any other of size-limit. */
declare module '@size-limit/esbuild' {
  import type plugin from '@size-limit/file';

  const esbuildPlugin: typeof plugin;
  export default esbuildPlugin;
}
