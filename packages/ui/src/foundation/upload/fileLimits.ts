/** What a file must be; undefined without that limit. */
export type FileLimits = {
  /** Types as `accept` of an input writes them: '.csv', 'image/*', 'application/pdf'. */
  readonly accept: readonly string[] | undefined;
  /** The most bytes of one file. */
  readonly maxSize: number | undefined;
  /** The most files. */
  readonly maxFiles: number;
};

/** Why a file was left out. */
type FileRefusal = 'folder' | 'wrongType' | 'tooLarge' | 'tooMany';

export type RefusedFile<Chosen> = { readonly file: Chosen; readonly why: FileRefusal };

type FileLike = { readonly name: string; readonly type: string; readonly size: number; readonly lastModified: number };

function isAccepted({ name, type }: FileLike, accept: readonly string[]): boolean {
  return accept.some((each) => {
    const wanted = each.trim().toLowerCase();
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
    const kind = type.toLowerCase();
    return wanted.endsWith('/*') ? kind.startsWith(wanted.slice(0, -1)) : kind === wanted;
  });
}

const isSame = (one: FileLike, other: FileLike): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/**
 * The files that are chosen once more are added, and those that are refused, each with why. Where one file is allowed, a new one replaces
 * it; otherwise what was chosen before stays, and the same file counts once.
 */
export function addFiles<Chosen extends FileLike>(
  before: readonly Chosen[],
  more: readonly Chosen[],
  { accept, maxSize, maxFiles }: FileLimits,
): { readonly files: readonly Chosen[]; readonly refused: readonly RefusedFile<Chosen>[] } {
  const files: Chosen[] = [];
  const refused: RefusedFile<Chosen>[] = [];
  const kept = maxFiles === 1 ? [] : before;
  for (const file of more) {
    if ([...kept, ...files].some((other) => isSame(file, other))) continue;
    if (accept !== undefined && !isAccepted(file, accept)) refused.push({ file, why: 'wrongType' });
    else if (maxSize !== undefined && file.size > maxSize) refused.push({ file, why: 'tooLarge' });
    else if (kept.length + files.length >= maxFiles) refused.push({ file, why: 'tooMany' });
    else files.push(file);
  }
  return { files: files.length === 0 ? before : [...kept, ...files], refused };
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Bytes in the largest unit that they fill, as the language writes it: '5 MB', '0,3 kB'. Thousands, as storage is sold. */
export function sizeText(bytes: number, tag: string): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: units[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** step);
}
