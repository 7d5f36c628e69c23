import { type Refusal, refusal } from '../../http/envelope.ts';

/** The largest file, in bytes. */
export const MAX_BYTES = 10 * 1024 * 1024;
/** The most rows below the headings. */
export const MAX_ROWS = 100_000;
/** The most columns. */
export const MAX_COLUMNS = 60;
/** The longest text of a cell, in characters. */
export const MAX_CELL = 2000;

const SENTENCES = {
  empty: 'El archivo está vacío.',
  noRows: 'El archivo solo tiene encabezados: no hay filas que importar.',
  tooLarge: 'El archivo es demasiado grande: el máximo es de 10 MB. Divídelo en varios.',
  tooManyRows: 'El archivo tiene más de 100,000 filas. Divídelo en varios.',
  tooManyColumns: 'El archivo tiene más de 60 columnas. Quita las que no se van a importar.',
  cellTooLong: 'Una celda tiene más de 2,000 caracteres. Revisa que no falten comillas o saltos de línea.',
  tooSlow: 'El archivo tarda demasiado en leerse. Guárdalo como CSV o divídelo en varios.',
  protected: 'El libro tiene contraseña o es un Excel antiguo (.xls). Guárdalo como .xlsx sin contraseña.',
  broken: 'El archivo está dañado o incompleto. Vuelve a exportarlo e inténtalo otra vez.',
  unknown: 'Solo se pueden importar archivos CSV y libros de Excel (.xlsx).',
} as const;

/** Why a file cannot be imported. */
export type FileProblem = keyof typeof SENTENCES;

/** A file that cannot be imported, and why. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
  readonly problem: FileProblem;
  constructor(problem: FileProblem, cause?: unknown) {
    super(SENTENCES[problem], { cause });
    this.problem = problem;
  }
}

/** The refusal of a file that cannot be imported. */
export const fileRefusal = ({ problem, message }: UnreadableFileError): Refusal =>
  refusal(422, message, [{ field: 'File', code: problem }]);
