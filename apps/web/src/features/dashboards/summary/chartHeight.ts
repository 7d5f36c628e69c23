/** Height of the charts of the dashboard in px, the same for neighbours, so that their edges stand in one line. */
export const CHART_HEIGHT = 260;
