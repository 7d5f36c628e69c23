/** Lucide types its root alone, whose index holds every icon; the files behind it are imported one by one. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const node: [tag: string, attributes: Record<string, string | number | undefined>][];
  export default node;
}
