import type { PdfRequest } from '@sereno/api';
import { canDownloadPdf, type AccessConfig, type PdfKind } from '@sereno/domain/access';
import type { SessionUser } from '@sereno/domain/session';
import type { BusinessWeek } from '@sereno/domain/week';
import type { FilterOption } from '@sereno/ui/filter-bar';
import type { Whose } from '../weeklyQueries.ts';

/** The PDFs in the order of their buttons (PDF-08). */
const PDF_KINDS = ['plain', 'trainer', 'manager', 'channelManager', 'subdirector'] as const;

/** A person or unit with a PDF. */
type PdfTarget = { readonly id: string; readonly name: string; readonly request: PdfRequest };

/** A PDF that the viewer may download (PDF-02 to PDF-06), and its people or units. */
export type PdfChoice = {
  readonly kind: PdfKind;
  /** Its choices; the viewer picks one where there are several. May be empty. */
  readonly targets: readonly PdfTarget[];
  /** Those are on their way. */
  readonly loading: boolean;
};

/** The people and units that PDFs are about; undefined while they load, null where loading failed. */
export type PdfLists = Readonly<
  Record<'managements' | 'channels' | 'assistants', readonly FilterOption[] | null | undefined>
>;

/** Which list a kind chooses from; null for those of one adviser. */
const LIST_OF = {
  plain: null,
  trainer: null,
  manager: 'managements',
  channelManager: 'channels',
  subdirector: 'assistants',
} as const satisfies Readonly<Record<PdfKind, keyof PdfLists | null>>;

export type PdfOptions = {
  readonly user: SessionUser;
  readonly config: AccessConfig;
  readonly week: BusinessWeek;
  readonly whose: Whose;
  /** Name of the adviser whose rows are shown; null where it is not known. */
  readonly adviserName: string | null;
  readonly lists: PdfLists;
};

/** The chosen adviser's; the trainer's is by their own number, which stands for everybody whom they train (PDF-03). */
function adviserTarget(
  kind: 'plain' | 'trainer',
  { user, week, whose, adviserName }: PdfOptions,
): readonly PdfTarget[] {
  const own = user.employee.slpCode;
  const adviser = kind === 'trainer' ? own : whose.adviser;
  if (adviser === null) return [];
  const person = (adviser === own ? user.fullName : null) ?? adviserName ?? String(adviser);
  return [{ id: String(adviser), name: person, request: { kind, week, person, adviser } }];
}

function unitTargets(kind: Exclude<PdfKind, 'plain' | 'trainer'>, options: PdfOptions): readonly PdfTarget[] {
  const { week, whose, lists } = options;
  const all = lists[LIST_OF[kind]] ?? [];
  // The management that is chosen is the one that is meant.
  const chosen = kind === 'manager' && whose.management !== null ? String(whose.management) : null;
  const units = chosen === null ? all : all.filter(({ value }) => value === chosen);
  return units.map(({ value, label }) => ({
    id: value,
    name: label,
    request:
      kind === 'subdirector'
        ? { kind, week, person: label, assistantManager: Number(value) }
        : { kind, week, person: label, managements: [Number(value)] },
  }));
}

/** The PDFs that the viewer may download, in the order of their buttons (PDF-02 to PDF-08). */
export function pdfChoices(options: PdfOptions): readonly PdfChoice[] {
  const { user, config, lists } = options;
  return PDF_KINDS.filter((kind) => canDownloadPdf(kind, user, config)).map((kind) => {
    const list = LIST_OF[kind];
    return {
      kind,
      targets: kind === 'plain' || kind === 'trainer' ? adviserTarget(kind, options) : unitTargets(kind, options),
      loading: list !== null && lists[list] === undefined,
    };
  });
}
