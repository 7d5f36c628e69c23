/** The keys of every plot, for the pages of documentation. */
export const chartKeys = {
  Tab: 'Moves to the plot, which is one stop, then to its tools.',
  'ArrowRight ArrowLeft ArrowDown ArrowUp': 'Moves to the next point, along the categories and across the series.',
  'Home End': 'Moves to the first or the last category.',
  Enter: 'Opens the point, where the host does something with it.',
  Escape: 'Hides the tooltip. A dialog around it stays open.',
} as const;
