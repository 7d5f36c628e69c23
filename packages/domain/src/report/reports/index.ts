import { type AccessConfig, canOpenPath, canSeeMenuEntry, type MenuEntryId, type Viewer } from '../../access/index.ts';
import type { Report } from '../report.ts';
import { activities, activityTypes, tracings, weighing } from './activities.ts';
import { cohorts, marketing, prospectionMeans, prospects } from './prospects.ts';
import { additionals, contractSheet, discountRequests, discounts, insurance, quotations, rejected } from './sales.ts';

const ALL = [
  rejected,
  discounts,
  discountRequests,
  activityTypes,
  activities,
  tracings,
  prospectionMeans,
  prospects,
  cohorts,
  quotations,
  weighing,
  insurance,
  contractSheet,
  additionals,
  marketing,
] as const;

type Described = (typeof ALL)[number];
type Dimensions = Described['dimensions'][number];
type OptionKeys<One> = One extends { readonly options: readonly { readonly label: infer Label }[] } ? Label : never;

/** Every key of a text that a report names; a catalogue has all of them. */
export type ReportTextKey =
  | Described['about']
  | Dimensions['label']
  | OptionKeys<Dimensions>
  | Described['measures'][number]['label'];

/** The name of a report in the address of its calls. */
export type ReportId = Described['id'];

/** A report of ours, whose texts are those of the catalogue. */
export type KnownReport = Report<ReportTextKey> & { readonly id: ReportId };

/** Every report, in the order of the menu. */
export const REPORTS: readonly KnownReport[] = ALL;

/** The report of that name; undefined for an unknown name. */
export const reportById = (id: string): KnownReport | undefined => REPORTS.find((report) => report.id === id);

/** The report that an entry of the menu leads to; undefined where it leads elsewhere. */
export const reportOf = (entry: MenuEntryId): KnownReport | undefined =>
  REPORTS.find((report) => report.entry === entry);

/** Whether somebody may read a report: who sees its entry in the menu and may open its address. */
export function canReadReport({ id, entry }: Report, viewer: Viewer, config: AccessConfig): boolean {
  return canSeeMenuEntry(entry, viewer, config) && canOpenPath(`/report/${id}`, viewer, config);
}
