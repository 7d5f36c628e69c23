const PATH = /^\/prospect\/(?<id>[1-9]\d{0,9})\/detail\/?$/iu;
/** No server of the contract counts further. */
const LARGEST_ID = 2_147_483_647;

/** The prospect whose page has that address (RTE-14); null where what stands in its place is no id. */
export function prospectIdOf(path: string): number | null {
  const id = Number(PATH.exec(path)?.groups?.['id']);
  return id <= LARGEST_ID ? id : null;
}
