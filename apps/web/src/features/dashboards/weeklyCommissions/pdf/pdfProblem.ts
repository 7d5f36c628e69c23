import { MalformedAnswerError, UnexpectedStatusError, UnreachableError } from '@sereno/api';

/**
 * Why nothing was saved.
 * - 'none': the server has no such PDF, or not for this person.
 * - 'refused': it refused it for another reason, or failed.
 * - 'noPdf': what came is no PDF: a page, or nothing.
 * - 'unreachable': no answer came.
 */
export type PdfProblem = 'none' | 'refused' | 'noPdf' | 'unreachable';

/** What a failed download is told by. */
export function pdfProblem(error: unknown): PdfProblem {
  if (error instanceof UnreachableError) return 'unreachable';
  if (error instanceof MalformedAnswerError) return 'noPdf';
  return error instanceof UnexpectedStatusError && (error.status === 404 || error.status === 422) ? 'none' : 'refused';
}
