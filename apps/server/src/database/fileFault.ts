import { inspect } from 'node:util';

/** Numbers of the embedded engine's file system, which is WebAssembly's, not this machine's. */
const FAULTS: Readonly<Record<number, string>> = {
  2: 'no hay permiso para usar sus archivos',
  29: 'el disco falla al leer o escribir',
  51: 'el disco está lleno',
  69: 'el disco es de solo lectura',
};
const CODES: Readonly<Record<string, string | undefined>> = {
  EACCES: FAULTS[2],
  EPERM: FAULTS[2],
  EIO: FAULTS[29],
  ENOSPC: FAULTS[51],
  EROFS: FAULTS[69],
};

/** What the disk refused, in a few words; undefined when an error is not the disk's. */
export function fileFault(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string') return CODES[error.code];
  return 'errno' in error && typeof error.errno === 'number' ? FAULTS[error.errno] : undefined;
}

/** An error in a few words, whatever was thrown: the engine throws objects that are no errors. */
export function causeOf(error: unknown): string {
  return fileFault(error) ?? (error instanceof Error ? error.message : inspect(error, { breakLength: Infinity }));
}
