/** How many details of a figure are shown at first (TOT-04, CST-23). */
export const SHOWN_DETAILS = 3;
