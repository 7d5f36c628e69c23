/** Height of the chart's drawing in px; known without the chart's code, which comes after the counters. */
export const CHART_HEIGHT = 260;
