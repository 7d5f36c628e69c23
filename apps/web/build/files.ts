import type { Rolldown } from 'vite';
import { lazyFileOf } from './lazyFiles.ts';

type Group = Rolldown.CodeSplittingGroup;

/** Source bytes below which what some pages share comes with its neighbour: each file costs a request, and compresses apart. */
const WORTH_A_FILE = 2500;

/** Texts by when a language needs them: those of the start with the components' own, then one file for each shelf of the pages. */
const texts: readonly RegExp[] = [
  /\/(?:ui\/src\/locale\/texts|src\/i18n\/entry)\/(?!es)(?<locale>\w\w)(?:\/\w+)?\.ts$/,
  /\/src\/i18n\/shelves\/(?<shelf>\w+)\/(?<locale>\w\w)\.ts$/,
];

function textsOf(id: string): string | null {
  for (const ids of texts) {
    const { shelf = 'start', locale } = ids.exec(id)?.groups ?? {};
    if (locale !== undefined) return `${shelf}-${locale}`;
  }
  return null;
}

/**
 * Small parts that pages of every kind use, and that import no larger one. A shelf holds whatever its components need, so without this
 * file the first shelf would hold them, and the others would load it for an icon.
 */
const base = [
  /lucide|\/foundation\/(?:icons|button|content|status|surface)\//,
  /\/domain\/src\/(?:access|calendar\/(?!typed|rangeSelection)|carousel|contact|fileName|money|postal|search)\/|\/ui\/src\/state\/|\/texts\/es\/carousel/,
  /@base-ui\/react\/(?:switch|field\/item)\/|\/foundation\/choice\/(?!Checkbox)/,
  /\/foundation\/(?:popup\/popup\.styles|select\/(?:options|useChosenLabels)|field\/TextArea)\./,
  /\/cards\/cards\.styles\.ts$|\/dashboards\/kit\/(?:dashboardContext|useSettled)\.ts$|\/loading\/useAfterPaint\.ts$/,
  /\/domain\/src\/activity\/(?:activityCount|activityType|channel)\.ts$/,
  /@base-ui\/(?:utils\/(?:hydration|isElementDisabled|useControlled)|react\/internals\/(?:composite\/list|csp-context|direction-context))/,
  /@tanstack.(?:query-core|react-query)|\/platform\/(?:openDraft|useDraft|useDraftedForm|forUser|useAddress|columns|(?:FoldButton|ListPage)\.styles|useIsNarrow|useUnfolded|openPages|commands\/\w+)\./,
];

/** What stands on a shelf is what these components need; a shelf imports only from those above it. */
const shelves: readonly (readonly [name: string, components: RegExp])[] = [
  ['tabs', /\/foundation\/disclosure\/Tabs\.tsx$/],
  // Of all that cards and charts share this alone is on the page of the day too.
  ['figure-texts', /\/cards\/useFigureText\.ts$/],
  [
    'dialog',
    /\/foundation\/dialog\/(?:DialogSurface|BottomSheet|Dialog|DialogClose|ConfirmDialog|useConfirmation)\.tsx?$/,
  ],
  ['popup', /\/foundation\/popup\/Popover\.tsx$/],
  [
    'table',
    /\/data-table\/(?:DataTable|cards\/(?:CardTools|cardLayout|rowLayout)|export\/printNotes|state\/tableMemory)\.tsx?$|\/foundation\/choice\/SegmentedControl\.tsx$|\/dashboards\/kit\/DashboardTable\.tsx$|\/data-table\/model\/tableView\.ts$/,
  ],
  ['carousel', /\/features\/carousel\/Carousel\.tsx$|\/app\/WithCarousel\.tsx$/],
  [
    'pickers',
    /\/pickers\/(?:date\/DatePicker|month\/MonthPicker)\.tsx$|\/dashboards\/(?:detail\/DetailDrawer|kit\/(?:DashboardFrame|DashboardSection|LatePart|RowsButton))\.tsx$/,
  ],
  [
    'dashboards',
    /\/dashboards\/(?:filters\/(?:DashboardBar|DashboardFilters|useDashboardQuery|useFilters)|kit\/(?:Dashboard(?:Page|Figure)|useFold)|detail\/measureOf|adviserLists|namesakes|totalSales)\.tsx?$|\/cards\/FigureGroup\.tsx$/,
  ],
  ['amounts', /\/data-table\/cards\/amountRows\.tsx$|\/dashboards\/kit\/RowSheet\.tsx$/],
  [
    'charts',
    /\/charts\/(?:bar\/BarChart|frame\/ChartFrame)\.tsx$|\/dashboards\/kit\/(?:activityColors|periodAxis|drawByDays|DashboardChart)\.tsx?$/,
  ],
  ['outbox', /\/platform\/commands\/outbox\/(?:connect|outbox|useOutbox)\.ts$/],
  ['select', /\/foundation\/(?:select\/Select|form\/(?:FormNotice|SaveProblem|form\.styles))\.tsx?$/],
  ['combobox', /\/foundation\/select\/Combobox\.tsx$|\/platform\/prospectChoices\.ts$/],
  ['figures', /\/cards\/RankingCard\.tsx$|\/donut\/DonutChart\.tsx$/],
  [
    'activity',
    /\/features\/activity\/(?:LazyDialogs|useActivityLists|useActivityWork|rowButtons|statusText)\.tsx?$|\/domain\/src\/activity\/activityRow\.ts$/,
  ],
  [
    'exports',
    /\/texts\/es\/table(?:Filters|Jobs)\.ts$|\/export\/(?:ExportStrip|slices|useExportWork)\.tsx?$|\/filterWords\.ts$|\/foundation\/csv\/\w+\.ts$|\/state\/printPage\.ts$|\/foundation\/print\/printAlone\.styles\.ts$/,
  ],
  // What is done with a prospect from its page and from a list.
  ['prospect-dialogs', /\/features\/activity\/NewActivityDialog\.tsx$|\/platform\/Reassignment\.tsx$/],
  // Each is an icon of two pages, one of which has both: alone they would be files of 150 bytes.
  ['icons', /\/icons\/(?:clock-alert|users-round)\./],
  // The forms of a row, with what they are made of.
  ['record', /\/platform\/Record\.styles\.ts$/],
  ['prospects', /\/prospects\/form\/ProspectRegistration\.tsx$|\/prospect\/form\/ProspectForm\.tsx$/],
];

/** Which modules share a file, the most general first. What a single page needs is its own file. */
export const groups: Group[] = [
  { name: 'first', tags: ['$initial'], priority: 100 },
  { name: textsOf, debugName: 'texts', priority: 99 },
  // With an icon that charts and tables alone share, which would be a file of 125 bytes.
  { name: 'frame', test: /\/src\/app\/FramedPages\.tsx$|\/foundation\/icons\/download\.ts$/, priority: 98 },
  { name: 'base', test: (id) => base.some((parts) => parts.test(id)), minShareCount: 3, priority: 97 },
  ...shelves.map(([name, test], place): Group => ({ name, test, minShareCount: 2, priority: 96 - place })),
  {
    name: (id, graph) => (id.includes('/i18n/') || lazyFileOf(id, graph) !== null ? null : 'shared'),
    debugName: 'shared',
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: WORTH_A_FILE,
    priority: 1,
  },
  // A page that shares something with a lazy file keeps it itself: without a file of its own, all of that one would come with the page.
  { name: 'SalesDashboardPage', test: /\/sales\/SalesDashboardPage\.tsx$/, priority: 0.5 },
  // Last, so that they draw nothing to themselves that a page needs too.
  { name: lazyFileOf, debugName: 'lazy', priority: 0 },
];

/** The name of a file of code, without those of the pages that share it. */
export const shelfOf = (name: string): string => name.split('~')[0] ?? name;
