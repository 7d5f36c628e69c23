import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/**
 * What is fetched after the first figures, when somebody comes near or asks for it: one file for what one does in one place, rather
 * than one for each press.
 */
const tools: readonly (readonly [name: string, parts: RegExp])[] = [
  ['options', /\/(?:foundation\/(?:named\/NamedList|select\/OptionList)|filter-bar\/select\/FilterList)\.tsx$/],
  [
    'table-tools',
    /\/data-table\/(?:cells\/CellPeekPopup|export\/(?:ExportTools|DownloadJob)|filters\/FilterChips|grid\/gridSight|menu\/TableMenu|announcements|toolbar\/BulkBar)\.tsx?$|\/texts\/es\/tableAnnouncements\.ts$/,
  ],
  [
    'table-panels',
    /\/data-table\/(?:export\/(?:PrintJob|WorkbookJob)|filters\/FilterPanel|layout\/(?:ColumnPanel|columnDrag|dropPlace|pointerDrag)|menu\/columnMenu|toolbar\/ViewPanel)\.tsx?$|\/texts\/es\/tableLayout\.ts$/,
  ],
  ['card-tools', /\/cards\/(?:popover\/InfoPopup|ranking\/WholeRanking)\.tsx$/],
  ['chart-tools', /\/charts\/export\/(?:chartFiles|PrintJob)\.tsx?$/],
  [
    'outbox-parts',
    /\/features\/outbox\/(?:LeaveQuestion|OutboxNotices)\.tsx$|\/outbox\/Outbox(?:Bar|Counts)\.|\/texts\/es\/outbox\.ts$/,
  ],
  ['account', /\/features\/auth\/(?:ChangePassword|ForgotPassword|NewPassword|Registration)Page\.tsx$/],
  ['places', /\/sales\/places\/Place(?:Map|Table)\.tsx$/],
  ['lead-tools', /\/carousel\/(?:Fairness|LeadAlertPanel|ReassignPart)\.tsx$/],
  // The line in a person's day opens what the pages show.
  ['guards', /\/features\/guard\/(?:AssignedGuards|GuardLine|GuardPlanPage)\.tsx$/],
  ['messages', /\/features\/messages\/(?:ErrorPages|TermsPage)\.tsx$/],
];

const fileOf = (part: string): string | undefined => tools.find(([, parts]) => parts.test(part))?.[0];

/** Collects into `files` where the module is needed: the file of a lazy part, or '' for what belongs to no such file. */
function collect(id: string, graph: Graph, files: Set<string>, seen: Set<string>): void {
  if (seen.has(id) || files.has('')) return;
  seen.add(id);
  const module = graph.getModuleInfo(id);
  if (module === null || module.isEntry) files.add('');
  else if (module.dynamicImporters.length > 0) files.add(fileOf(id) ?? '');
  for (const importer of module?.importers ?? []) collect(importer, graph, files, seen);
}

/** The file that a module goes to with the lazy parts that alone need it; null where a page needs it too. */
export function lazyFileOf(id: string, graph: Graph): string | null {
  const own = fileOf(id);
  if (own !== undefined) return own;
  const files = new Set<string>();
  collect(id, graph, files, new Set());
  const [file = '', ...others] = files;
  return others.length > 0 || file === '' ? null : file;
}
