/** A table that is measured. */
export type Peer = {
  /** Name of its page in `pages/`. */
  readonly name: string;
  readonly title: string;
  /** Packages whose versions are reported. */
  readonly packages: readonly string[];
  /** Whether it can show any number of rows in one scrolling area. */
  readonly scrolls: boolean;
  /** Whether its page is there to group the rows, and for nothing else. */
  readonly groups?: true;
};

export const peers = [
  { name: 'ours', title: 'DataTable of this repository', packages: [], scrolls: true },
  // Its community edition has at most 100 rows on a page, and no way around pages.
  { name: 'mui', title: 'MUI X DataGrid, community', packages: ['@mui/x-data-grid', '@mui/material'], scrolls: false },
  { name: 'ag', title: 'AG Grid Community, three modules', packages: ['ag-grid-community'], scrolls: true },
  {
    name: 'ts9',
    title: 'TanStack Table and Virtual, bare',
    packages: ['@tanstack/react-table', '@tanstack/react-virtual'],
    scrolls: true,
  },
  { name: 'react-grid-cv', title: 'the floor: hand-written React, no product', packages: [], scrolls: false },
  {
    name: 'mui-fulldom',
    title: 'MUI X DataGrid with all rows of the page in the document',
    packages: ['@mui/x-data-grid', '@mui/material'],
    scrolls: false,
  },
  {
    name: 'ours-groups',
    title: 'DataTable of this repository, with groups',
    packages: [],
    scrolls: false,
    groups: true,
  },
  {
    name: 'mui-premium',
    title: 'MUI X DataGrid Premium',
    packages: ['@mui/x-data-grid-premium', '@mui/material'],
    scrolls: false,
    groups: true,
  },
  {
    name: 'ag-enterprise',
    title: 'AG Grid Enterprise, three modules',
    packages: ['ag-grid-enterprise'],
    scrolls: false,
    groups: true,
  },
] as const satisfies readonly Peer[];

export type PeerName = (typeof peers)[number]['name'];

/** Measured unless others are asked for. */
export const usualPeers: readonly PeerName[] = [
  'ours',
  'mui',
  'ag',
  'ts9',
  'react-grid-cv',
  'ours-groups',
  'mui-premium',
  'ag-enterprise',
];

/** The page of React alone, which is built to be weighed. */
export const emptyPage = 'react';
