/**
 * Which way imports may go, as data: `domain <- ui <- web`, `domain <- api <- web`, `domain <- server`, and the layers
 * inside ui, web and server. The linter is configured from these rows; each says in one sentence why an import is refused.
 */
export type Arrow = {
  /** Where the rule holds, as a glob from the workspace's folder. */
  readonly files: string;
  /** What may not be imported there: package names, and folders of the same package as '../folder/'. */
  readonly refused: readonly string[];
  /** The sentence that the linter shows. */
  readonly because: string;
  /** Stories and samples are exempt, because they show a part within the whole. Default false. */
  readonly sparesStories?: boolean;
};

/** Folders that lie side by side, and why they import neither each other nor what lies above them. */
type Layer = { readonly folders: readonly string[]; readonly because: string };

const react = ['^react($|/)', '^react-dom', '^styled-components', '^@base-ui/'];
const server = ['^fastify', '^kysely', '^@electric-sql/', '^@sereno/server'];
const fetching = ['^openapi-fetch', '^@tanstack/react-query', '^wouter', '^jotai', '^@sereno/api', '^@sereno/web'];
/** A folder of the same package, in any spelling of the import; the domain's folders may have the same names. */
const folders = (...names: string[]) => names.map((name) => `^([^@]|@sereno/[^d])(.*/)?${name}(/|$)`);
/** The detour through the package's own name, or into another package's files. */
const detours = ['^@sereno/ui', '(^|/)(packages|apps)/'];

const uiShelves = ['pickers', 'charts', 'cards', 'filter-bar', 'signature'];
const uiTop = ['access', 'activity', 'carousel', 'commission', 'prospect', 'quotation', 'rooms', 'shell'];
const uiBase = ['theme', 'locale', 'lazy', 'state'];

/**
 * The folders of the dashboards, the lowest first: what narrows them, the rows behind a figure, what every one of them is made of.
 * The dashboards themselves stand side by side on top.
 */
const dashboardBase = ['filters', 'detail', 'kit'];
const dashboards = [
  'activities',
  'commissionReport',
  'financial',
  'offer',
  'report',
  'sales',
  'summary',
  'team',
  'totalSales',
  'weeklyCommissions',
];
/** Folders that stand above or beside the one that imports. */
const neighbours = (names: readonly string[]) => (names.length === 0 ? [] : [`^(\\.\\./)+(${names.join('|')})(/|$)`]);

/**
 * Every package except those whose names start so, each with another letter: the linter's expressions have no
 * lookahead.
 */
const packagesBut = (...beginnings: string[]) => [
  `^[^.${beginnings.map((beginning) => beginning.charAt(0)).join('')}]`,
  ...beginnings.flatMap((beginning) =>
    Array.from({ length: beginning.length - 1 }, (_, at) => {
      const known = beginning.slice(0, at + 1);
      return `^${known}([^${beginning.charAt(at + 1)}]|$)`;
    }),
  ),
];

const domain: Arrow = {
  files: 'packages/domain/src/**',
  refused: ['^[^.]', '(^|/)(packages|apps)/', '/config/'],
  because: 'domain is pure: it imports nothing but itself, so that every layer can trust and test its rules.',
};

/** What reads the file imports it; everything else takes values as parameters, so that no rule brings the schema along. */
const config: Arrow = {
  files: 'packages/domain/src/config/**',
  refused: [...packagesBut('valibot'), '^valibot.', '(^|/)(packages|apps)/'],
  because: 'the schema of config.json is made with valibot, of the rules of the domain and of nothing else.',
};

const api: Arrow = {
  files: 'packages/api/src/**',
  refused: [
    ...react,
    ...server,
    '^@tanstack/react-query',
    '^jotai',
    '^wouter',
    '^@sereno/(ui|web)',
    '^@sereno/domain/config',
    '(^|/)(packages|apps)/',
  ],
  because: 'api knows the wire and the domain alone: screens depend on it, never the other way round.',
};

const ui: Arrow = {
  files: 'packages/ui/src/**',
  refused: [...fetching, ...server, ...detours, '^@sereno/domain/config'],
  because: 'ui is presentational: props in, events out. Data, addresses and the session belong to the host.',
};

const shelfOf = (shelf: string): Arrow => ({
  files: `packages/ui/src/${shelf}/**`,
  refused: folders('data-table', ...uiTop, ...uiShelves.filter((other) => other !== shelf)),
  because: 'pickers, charts, cards, filter-bar and signature stand side by side, so that each can be taken alone.',
});

const topOf = (shelf: string): Arrow => ({
  files: `packages/ui/src/${shelf}/**`,
  refused: folders(...uiTop.filter((other) => other !== shelf)),
  because: "the product's own shelves stand side by side; the host puts them together.",
});

const table: Arrow = {
  files: 'packages/ui/src/data-table/**',
  refused: folders(...uiTop),
  because: 'the table knows nothing of the product; what shows activities or commissions uses it.',
};

/**
 * The rules between the folders of one folder: each may import those of the layers before its own, and never the files
 * beside the folders, which put everything together.
 * @param parent The folder, from the workspace's.
 * @param rules Those that hold in all of it.
 * @param layers From the lowest to the highest.
 * @param beside The files beside the folders, as their imports are spelled.
 */
function inside(
  parent: string,
  rules: readonly Arrow[],
  layers: readonly Layer[],
  beside = '^\\.\\./[^/]+$',
): Arrow[][] {
  return layers.flatMap(({ folders: names, because }, at) =>
    names.map((name): Arrow[] => {
      const others = names.filter((other) => other !== name);
      const above = layers.slice(at + 1).flatMap((layer) => layer.folders);
      const refused = [
        ...folders(parent.slice(parent.lastIndexOf('/') + 1)),
        beside,
        ...neighbours([...others, ...above]),
      ];
      return [...rules, { files: `${parent}/${name}/**`, refused, because, sparesStories: true }];
    }),
  );
}

const charts: readonly Layer[] = [
  { folders: ['scale'], because: 'scale is the arithmetic that every chart is drawn by, so it knows none of them.' },
  { folders: ['series'], because: 'series is what a chart is given and how a series looks, so it knows no chart.' },
  { folders: ['legend'], because: 'the switches of a legend belong to any chart, so they know none of them.' },
  {
    folders: ['export'],
    because: 'the file, the picture and the sheet are made of any chart, so they know none of them.',
  },
  { folders: ['shade'], because: 'shade is what both heat maps share, so it knows neither of them.' },
  { folders: ['frame'], because: 'the frame holds any drawing, so it knows none of them.' },
  { folders: ['axes'], because: 'axes is what bars, lines and slices share, so it knows none of them.' },
  { folders: ['zoom'], because: 'zoom gives its data to any chart, so it knows none of them.' },
  {
    folders: [
      'area',
      'bar',
      'combo',
      'line',
      'donut',
      'gauge',
      'funnel',
      'histogram',
      'scatter',
      'grid',
      'calendar',
      'sparkline',
    ],
    because: 'the charts stand side by side, so that each can be taken alone.',
  },
];

const signature: readonly Layer[] = [
  { folders: ['ink'], because: 'ink is the strokes as numbers: it knows neither the picture nor the pad.' },
  {
    folders: ['image'],
    because: 'the picture is made of the strokes, so that it is the same whatever the pad looked like.',
  },
  { folders: ['pad'], because: 'the pad can stand without the dialog, so it does not know it.' },
  { folders: ['dialog'], because: 'the dialog is made of the pad; the index publishes both and stands above them.' },
];

const dataTable: readonly Layer[] = [
  {
    folders: ['source'],
    because: 'a source answers a question with rows; it lies below everything that shows them.',
  },
  {
    folders: ['model'],
    because: 'the model is what is asked of a source and how columns are laid out, as plain values: it draws nothing.',
  },
  { folders: ['cells'], because: 'a cell shows what its column holds, and knows nothing of the table around it.' },
  {
    folders: ['layout'],
    because: 'layout arranges the columns of any rows, so it knows neither the state nor the grid.',
  },
  {
    folders: ['state'],
    because: 'state is what a table is given and what it holds, so it knows no part that shows it.',
  },
  { folders: ['filters'], because: 'filters are chosen for any rows, however these are drawn.' },
  { folders: ['grid'], because: 'the grid shows rows and hears presses; what stands around it is not its business.' },
  {
    folders: ['menu', 'cards', 'export', 'toolbar'],
    because: 'DataTable puts these around the grid, each when it is asked for, so that no part needs another one.',
  },
  {
    folders: ['nesting', 'ranges'],
    because:
      'hosts give these to a table whose rows are nested, or whose cells are copied, so no part of the table knows them.',
  },
  {
    folders: ['editing'],
    because: 'hosts give it to a table whose cells can be written into, so no part of the table knows it.',
  },
];

const shell: readonly Layer[] = [
  { folders: ['page'], because: 'page is what all pages share, so it knows none of them.' },
  { folders: ['notice'], because: 'a notice stands above any page, so it knows none of them.' },
  {
    folders: ['errorPage', 'outbox'],
    because: 'the pictures of the error page and the outbox stand side by side; the files of shell use them.',
  },
];

const web: Arrow = {
  files: 'apps/web/src/**',
  refused: server,
  because: 'web talks to the server through @sereno/api alone, so that any server of the contract will do.',
};

const serverApp: Arrow = {
  files: 'apps/server/src/**',
  refused: [
    ...react,
    '^@sereno/(ui|web)',
    '^@sereno/api(/calls)?$',
    '^openapi-fetch',
    '^jotai',
    '^wouter',
    '(^|/)packages/',
  ],
  because: 'the server shares the domain and the document with the client, never its code.',
};

/** The files that put the server together. */
const STARTING = '^(\\.\\./)+(app|server|main)\\.ts$';

const serverLayers: readonly Layer[] = [
  {
    folders: ['pdf'],
    because: 'pdf sets tagged pages in the look of the product; what they say is said by those who print.',
  },
  { folders: ['mail'], because: 'mail hands a message on; what is written to whom is said by those who send.' },
  {
    folders: ['config'],
    because: 'config is what the server is started with: settings, clock and start errors. It starts nothing.',
  },
  { folders: ['database'], because: 'database stores and migrates the tables; it knows no request and no user.' },
  { folders: ['http'], because: 'http checks and answers any request of the document, from any caller.' },
  { folders: ['apiDocs'], because: 'apiDocs shows the document that http answers by, and makes no call itself.' },
  { folders: ['session'], because: 'session says who calls; what the caller may do is decided in access.' },
  { folders: ['access'], because: 'access decides from the viewer and the document; it knows no single resource.' },
  { folders: ['idempotency'], because: 'idempotency runs any write once, so it knows no single resource.' },
  { folders: ['resources'], because: 'resources answer the calls; demo data and commands are made with them.' },
  { folders: ['demo'], because: 'the demo is data: commands and the start of the server decide when it is written.' },
  { folders: ['commands'], because: 'a command is a program of its own, and takes nothing from tests.' },
  { folders: ['testing'], because: 'testing sets up the server for any test, so it knows none of them.' },
  { folders: ['contract'], because: 'contract makes requests from the document; only tests use it.' },
];

const resources: readonly Layer[] = [
  {
    folders: ['catalog', 'guard', 'health', 'postal', 'user'],
    because: 'these resources need no other one; what two of them need goes down to database or http.',
  },
  {
    folders: ['registers'],
    because: 'registers keep the accounts by the rules of user, and know none of the resources that fill them.',
  },
  {
    folders: ['contract', 'recordari'],
    because: 'an upgrade and a reservation write the history of their register, which knows neither.',
  },
  { folders: ['carousel'], because: 'a lead is a prospect only once it is registered, so the carousel knows none.' },
  { folders: ['prospect'], because: 'activities and quotations are made for a prospect, which knows neither.' },
  {
    folders: ['prospectList'],
    because: 'a bought list is kept as a register and becomes prospects; no other resource needs it.',
  },
  {
    folders: ['activity', 'quotation'],
    because: 'neither activities nor quotations need the other; history shows both.',
  },
  { folders: ['discount'], because: 'a discount is taken off quotations and contracts, which know none.' },
  {
    folders: ['dashboards', 'history', 'search'],
    because: 'dashboards, the history of a prospect and the search read the other resources, and not each other.',
  },
  {
    folders: ['commissions', 'report'],
    because: 'commissions and reports count by the rules of the dashboards, so no resource reads them.',
  },
];

const serverFolders = inside('apps/server/src', [serverApp], serverLayers, STARTING);
const resourceRules = serverFolders.find((rules) => rules.at(-1)?.files === 'apps/server/src/resources/**') ?? [];

export const arrows: readonly (readonly Arrow[])[] = [
  [domain],
  [config],
  ...['calendar', 'week'].map((folder): Arrow[] => [
    {
      files: `packages/domain/src/${folder}/**`,
      refused: [...packagesBut('date-fns/', '@date-fns/utc/'), '(^|/)(packages|apps)/', '/config/'],
      because:
        'dates are date-fns, each function by its name and in UTC, behind calendar and week; nothing else comes in.',
    },
  ]),
  [api],
  [ui],
  ...uiBase.map((layer): Arrow[] => [
    ui,
    {
      files: `packages/ui/src/${layer}/**`,
      refused: folders('foundation', 'data-table', ...uiShelves, ...uiTop),
      because: 'theme, locale, lazy and state lie below every component.',
    },
  ]),
  [
    ui,
    {
      files: 'packages/ui/src/foundation/**',
      refused: folders('data-table', ...uiShelves, ...uiTop),
      because: 'foundation is what the other shelves are made of, so it cannot be made of them.',
    },
  ],
  ...uiShelves.map((shelf) => [ui, shelfOf(shelf)]),
  ...inside('packages/ui/src/charts', [ui, shelfOf('charts')], charts),
  ...inside('packages/ui/src/signature', [ui, shelfOf('signature')], signature),
  [ui, table],
  ...inside('packages/ui/src/data-table', [ui, table], dataTable),
  ...uiTop.map((shelf): Arrow[] => [ui, topOf(shelf)]),
  ...inside('packages/ui/src/shell', [ui, topOf('shell')], shell),
  [web],
  [
    web,
    {
      files: 'apps/web/src/i18n/**',
      refused: folders('app', 'features', 'platform'),
      because: 'texts lie below everything that shows them.',
    },
  ],
  [
    web,
    {
      files: 'apps/web/src/platform/**',
      refused: folders('app', 'features'),
      because: 'the platform is what every feature stands on, so it cannot stand on one.',
    },
  ],
  [
    web,
    {
      files: 'apps/web/src/features/**',
      refused: [...folders('app', 'features'), '^\\.\\./[^.]', '^\\./\\.\\.', 'main\\.tsx$'],
      because:
        'a feature imports no other feature and nothing of app/: what two need goes down to platform, ui or domain.',
    },
  ],
  [
    web,
    {
      files: 'apps/web/src/features/*/*/**',
      refused: [...folders('app', 'features'), '^\\.\\./\\.\\./[^.]', '^\\./\\.\\.', 'main\\.tsx$'],
      because:
        'the folders of one feature may build on each other; another feature and app/ stay out of reach for them too.',
    },
  ],
  ...[...dashboardBase, ...dashboards].flatMap((folder, place) =>
    ['**', '*/**'].map((below, depth): Arrow[] => [
      web,
      {
        files: `apps/web/src/features/dashboards/${folder}/${below}`,
        refused: [
          ...folders('app', 'features'),
          `^(\\.\\./){${2 + depth}}[^.]`,
          '^\\./\\.\\.',
          'main\\.tsx$',
          ...neighbours([...dashboardBase.slice(place + 1), ...dashboards.filter((other) => other !== folder)]),
        ],
        because:
          'filters < detail < kit < the dashboards, which do not import each other: what two of them need goes to the kit.',
      },
    ]),
  ),
  [serverApp],
  ...serverFolders,
  ...inside('apps/server/src/resources', resourceRules, resources, STARTING),
];
